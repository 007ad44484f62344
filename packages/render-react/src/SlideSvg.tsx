import type { ElementBounds, Scene } from '@deckloom/scene'
import { memo, useId, type ReactElement } from 'react'
import { Gradient } from './Gradient.tsx'
import { MarkList } from './MarkView.tsx'
import { fillAttributes } from './paintAttributes.ts'

export interface SlideSvgProps {
  readonly scene: Scene
  /** The accessible name; without it the slide is decorative. */
  readonly title?: string | undefined
  readonly className?: string | undefined
  /** Elements that something else draws, such as the text that is being edited. */
  readonly hiddenElementIds?: ReadonlySet<string> | undefined
  /** The part of the page to show, page units; the whole page by default. */
  readonly frame?: ElementBounds['box'] | undefined
  /** Whether links can be followed, as when presenting; while editing, a click selects instead. */
  readonly activeLinks?: boolean | undefined
}

/**
 * A slide as an SVG of 1200 x 675 units. Marks of an element have its id in
 * `data-element-id`. The faces of the scene must be registered, see `fontFaceCss`.
 */
export const SlideSvg = memo(function SlideSvg({
  scene,
  title,
  className,
  hiddenElementIds,
  frame = { x: 0, y: 0, ...scene.page },
  activeLinks = false,
}: SlideSvgProps): ReactElement {
  const backgroundId = useId()
  const { x, y, width, height } = frame
  // The children of an image are not announced, and links must be.
  const role = activeLinks ? 'group' : 'img'
  const naming = title ? { role, 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${width} ${height}`}
      className={className}
      {...naming}
    >
      <Gradient paint={scene.background} id={backgroundId} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        {...fillAttributes(scene.background, backgroundId)}
      />
      <MarkList marks={scene.layout.decoration} activeLinks={activeLinks} />
      <MarkList marks={scene.marks} hiddenElementIds={hiddenElementIds} activeLinks={activeLinks} />
    </svg>
  )
})
