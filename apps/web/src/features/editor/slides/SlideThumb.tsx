import { sectionName } from '@deckloom/deck'
import { EyeOff, MessageSquareText } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { LateFacesOnThumb } from '../presence/lateParts.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlide } from '../session/useDocument.ts'
import { ThumbPicture } from './ThumbPicture.tsx'
import { useSlideDrag } from './useSlideDrag.ts'

export interface SlideThumbProps {
  readonly id: string
  readonly place: number
  readonly chosen: boolean
  /** Number of unread comments. */
  readonly unread: number
  readonly onPress: (event: MouseEvent) => void
}

export function SlideThumb({ id, place, chosen, unread, onPress }: SlideThumbProps) {
  const { slide: shown, document } = useEditor()
  const option = useRef<HTMLDivElement>(null)
  const slide = useSlide(document, id)
  const current = shown.id === id
  const section = slide && sectionName(slide)
  const hidden = slide?.hidden === true
  const edge = useSlideDrag(option, id)
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
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
      tabIndex={current ? 0 : -1}
      data-slide-id={id}
      className="relative flex shrink-0 cursor-pointer gap-2.5 rounded-slide p-1 outline-offset-0 select-none"
      onClick={onPress}
    >
      {section !== undefined && <SectionMark name={section} />}
      <span
        aria-hidden="true"
        className={`w-4 text-right text-micro tabular-nums ${current ? 'font-display text-primary' : 'font-action text-ink-subtle'}`}
      >
        {place + 1}
      </span>
      <span className={`relative block w-34 ${frameClass({ current, chosen })}`}>
        <ThumbPicture id={id} place={place} within={option} />
        {hidden && <HiddenMark />}
      </span>
      <LateFacesOnThumb slideId={id} />
      {unread > 0 && <UnreadMark count={unread} />}
      {edge !== undefined && (
        <span
          aria-hidden="true"
          className={`absolute inset-y-1 w-0.75 rounded-full bg-primary ${edge === 'left' ? '-left-2.5' : '-right-4'}`}
        />
      )}
    </div>
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
