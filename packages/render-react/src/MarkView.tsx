import type { GroupMark, Mark } from '@deckloom/scene'
import { memo, useId, type ReactElement, type ReactNode } from 'react'
import { ImageView } from './ImageView.tsx'
import { PathView } from './PathView.tsx'
import { rotationTransform } from './rotationTransform.ts'
import { TextView } from './TextView.tsx'

export interface MarkListProps {
  readonly marks: readonly Mark[]
  readonly hiddenElementIds?: ReadonlySet<string> | undefined
  readonly activeLinks: boolean
}

/** Marks back to front, without those of hidden elements. */
export function MarkList({ marks, hiddenElementIds, activeLinks }: MarkListProps): ReactNode {
  return marks.map((mark) =>
    mark.origin && hiddenElementIds?.has(mark.origin.elementId) ? null : (
      <MarkView
        key={mark.id}
        mark={mark}
        hiddenElementIds={hiddenElementIds}
        activeLinks={activeLinks}
      />
    ),
  )
}

interface MarkViewProps extends Omit<MarkListProps, 'marks'> {
  readonly mark: Mark
}

const MarkView = memo(function MarkView({ mark, ...shared }: MarkViewProps): ReactElement {
  const transform = rotationTransform(mark)
  const painted = paintMark(mark, shared)
  if (!transform && !mark.origin && mark.panelOf === undefined && !mark.alt) return painted
  const naming = mark.alt ? { role: 'img', 'aria-label': mark.alt } : {}
  return (
    <g
      transform={transform}
      data-element-id={mark.origin?.elementId}
      data-panel-of={mark.panelOf}
      {...naming}
    >
      {painted}
    </g>
  )
})

function paintMark(mark: Mark, shared: Omit<MarkListProps, 'marks'>): ReactElement {
  switch (mark.mark) {
    case 'path':
      return <PathView mark={mark} />
    case 'text':
      return <TextView mark={mark} activeLinks={shared.activeLinks} />
    case 'image':
      return <ImageView mark={mark} />
    case 'group':
      return <GroupView mark={mark} {...shared} />
    case 'native':
      return <MarkList marks={mark.painted} {...shared} />
  }
}

interface GroupViewProps extends Omit<MarkListProps, 'marks'> {
  readonly mark: GroupMark
}

function GroupView({ mark, ...shared }: GroupViewProps): ReactElement {
  const clipId = useId()
  const children = <MarkList marks={mark.children} {...shared} />
  if (!mark.clip) return children
  return (
    <>
      <clipPath id={clipId}>
        <rect {...mark.box} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>{children}</g>
    </>
  )
}
