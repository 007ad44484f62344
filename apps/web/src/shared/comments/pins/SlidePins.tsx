import type { CommentThread } from '@deckloom/contract'
import { type KeyboardEvent, useMemo } from 'react'
import { requestOfKey, showThread, useDiscussion } from '../discussion.ts'
import { Face } from '../Face.tsx'
import { useThreads } from '../threads.ts'
import { pinStyle } from './pinStyle.ts'
import { type PlacedPin, placeOf, placePins, type ShownSlide } from './placePin.ts'
import { WordMarks } from './WordMarks.tsx'

export interface SlidePinsProps extends ShownSlide {
  readonly deckId: number
}

/** The open threads of a slide, each as a pin where it belongs. */
export function SlidePins({ deckId, slide, scene, elements }: SlidePinsProps) {
  const threads = useThreads(deckId)
  const { isOpen, active, draft } = useDiscussion()
  const pins = useMemo(
    () => placePins(threads, { slide, scene, elements }),
    [threads, slide, scene, elements],
  )
  const isDraftHere = isOpen && draft?.slideId === slide.id
  return (
    <>
      {isDraftHere && <WordMarks words={placeOf(draft.anchor, { slide, scene, elements }).words} />}
      {pins.map(({ thread, words }) => (
        <WordMarks key={thread.id} words={words} />
      ))}
      {pins.map((pin) => (
        <Pin key={pin.thread.id} pin={pin} isActive={isOpen && active === pin.thread.id} />
      ))}
    </>
  )
}

interface PinProps {
  readonly pin: PlacedPin
  readonly isActive: boolean
}

function Pin({ pin, isActive }: PinProps) {
  const { thread } = pin
  const count = thread.comments.filter(({ isDeleted }) => !isDeleted).length
  const author = thread.comments.find(({ isDeleted }) => !isDeleted)?.author ?? null
  const handleKey = (event: KeyboardEvent) => {
    const request = requestOfKey(event)
    if (request === undefined) return
    event.preventDefault()
    event.stopPropagation()
    showThread(thread.id, request)
  }
  return (
    <button
      type="button"
      data-thread-pin={thread.id}
      aria-label={nameOf(thread, count)}
      aria-expanded={isActive}
      className={`pointer-events-auto absolute z-5 flex h-7.5 cursor-pointer max-md:m-0.75 max-md:h-6 items-center gap-1.5 rounded-full rounded-bl-[3px] bg-surface-raised p-0.75 max-md:p-0.5 text-small font-action text-ink tabular-nums shadow-lift in-data-dragging:invisible touch:after:absolute touch:after:-inset-2 max-md:touch:after:-inset-2.5 ${count > 1 ? 'pr-2.5' : ''} ${isActive ? 'outline-2 outline-offset-2 outline-primary ring-2 ring-white' : ''}`}
      style={pinStyle(pin)}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={handleKey}
      onClick={() => showThread(thread.id, 'focus')}
    >
      <Face person={author} className="size-6 text-[0.625rem] max-md:size-5" />
      {count > 1 && count}
    </button>
  )
}

function nameOf({ comments, unread, anchor }: CommentThread, count: number): string {
  const author = comments.find(({ isDeleted }) => !isDeleted)?.author?.name
  const counted = count === 1 ? '1 comment' : `${count} comments`
  const by = author ? ` by ${author}` : ''
  return `Thread${by} on ${aboutOf(anchor)}, ${counted}${unread > 0 ? `, ${unread} unread` : ''}`
}

function aboutOf(anchor: CommentThread['anchor']): string {
  if (anchor.kind === 'words') return `“${anchor.quote}”`
  return anchor.kind === 'element' ? anchor.name : 'the slide'
}
