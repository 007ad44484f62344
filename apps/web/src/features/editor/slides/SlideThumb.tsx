import { sectionName } from '@deckloom/deck'
import { EyeOff, MessageSquareText } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { LateFacesOnThumb } from '../presence/lateParts.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlide } from '../session/useDocument.ts'
import type { DropEdge, ListAxis } from './slideDragging.ts'
import { ThumbPicture } from './ThumbPicture.tsx'
import { useSlideDrag } from './useSlideDrag.ts'

export interface SlideThumbProps {
  readonly id: string
  readonly place: number
  readonly chosen: boolean
  /** Number of unread comments. */
  readonly unread: number
  readonly axis: ListAxis
  readonly onPress: (event: MouseEvent) => void
}

const looks = {
  horizontal: { keys: 'Alt+ArrowLeft Alt+ArrowRight Delete', picture: 'w-34', sectioned: '' },
  vertical: {
    keys: 'Alt+ArrowUp Alt+ArrowDown Delete',
    picture: 'min-w-0 flex-1',
    sectioned: 'mt-4',
  },
} as const satisfies Record<ListAxis, unknown>

const dropClasses = {
  left: 'inset-y-1 w-0.75 -left-2.5',
  right: 'inset-y-1 w-0.75 -right-4',
  top: 'inset-x-1 h-0.75 -top-2',
  bottom: 'inset-x-1 h-0.75 -bottom-2',
} as const satisfies Record<DropEdge, string>

export function SlideThumb({ id, place, chosen, unread, axis, onPress }: SlideThumbProps) {
  const { slide: shown, document } = useEditor()
  const option = useRef<HTMLDivElement>(null)
  const slide = useSlide(document, id)
  const current = shown.id === id
  const section = slide && sectionName(slide)
  const hidden = slide?.hidden === true
  const edge = useSlideDrag(option, { id, axis })
  useEffect(() => {
    if (current) option.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    // The list handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={option}
      // A native option shows only text.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-label={nameOf({ place, hidden, section, unread })}
      aria-selected={chosen}
      aria-current={current || undefined}
      aria-keyshortcuts={looks[axis].keys}
      tabIndex={current ? 0 : -1}
      data-slide-id={id}
      className={`relative flex shrink-0 cursor-pointer gap-2.5 rounded-slide p-1 outline-offset-0 select-none ${section === undefined ? '' : looks[axis].sectioned}`}
      onClick={onPress}
    >
      {section !== undefined && <SectionMark name={section} />}
      <Place place={place} current={current} />
      <span className={`relative block ${looks[axis].picture} ${frameClass({ current, chosen })}`}>
        <ThumbPicture id={id} place={place} within={option} />
        {hidden && <HiddenMark />}
      </span>
      <LateFacesOnThumb slideId={id} />
      {unread > 0 && <UnreadMark count={unread} />}
      {edge !== undefined && <DropMark edge={edge} />}
    </div>
  )
}

function Place({ place, current }: { readonly place: number; readonly current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`w-4 text-right text-micro tabular-nums ${current ? 'font-display text-primary' : 'font-action text-ink-subtle'}`}
    >
      {place + 1}
    </span>
  )
}

function DropMark({ edge }: { readonly edge: DropEdge }) {
  return (
    <span aria-hidden="true" className={`absolute rounded-full bg-primary ${dropClasses[edge]}`} />
  )
}

interface Named {
  readonly place: number
  readonly hidden: boolean
  readonly section: string | undefined
  readonly unread: number
}

function nameOf({ place, hidden, section, unread }: Named): string {
  const states = [
    ...(hidden ? ['hidden'] : []),
    ...(section === undefined ? [] : [`starts section ${section}`]),
    ...(unread === 0 ? [] : [unread === 1 ? '1 unread comment' : `${unread} unread comments`]),
  ]
  return [`Slide ${place + 1}`, ...states].join(', ')
}

export function frameClass({ current, chosen }: { current: boolean; chosen: boolean }): string {
  const frame = 'overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]'
  if (current) return `${frame} outline-[2.5px] outline-offset-3 outline-primary`
  return chosen ? `${frame} outline-2 outline-offset-3 outline-line-control` : frame
}

export function HiddenMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute right-1 bottom-1 flex items-center rounded-chip bg-surface-inverse p-1 text-ink-inverse"
    >
      <EyeOff size={14} strokeWidth={1.75} />
    </span>
  )
}

function UnreadMark({ count }: { readonly count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-0 left-8.5 flex h-5 items-center gap-1 rounded-chip bg-info-soft px-1.5 text-micro font-action text-on-info-soft tabular-nums shadow-sheet"
    >
      <MessageSquareText size={13} strokeWidth={1.75} />
      {count}
    </span>
  )
}

function SectionMark({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-4.5 left-7.5 max-w-34 truncate text-micro leading-4 font-label text-ink-muted"
    >
      {name}
    </span>
  )
}
