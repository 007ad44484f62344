import type { CommentAnchor } from '@deckloom/contract'
import { type Box, page } from '@deckloom/deck'
import type { PlacedElement } from '@deckloom/editor'
import { boundsOf, boxAround } from '@deckloom/scene'
import { Button } from '@deckloom/ui'
import { MessageSquarePlus } from 'lucide-react'
import { type CSSProperties, useEffect } from 'react'
import { useDiscussion } from '../../../shared/comments/discussion.ts'
import { placeOf, type ShownSlide } from '../../../shared/comments/pins/placePin.ts'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { commentOnTarget, commentTarget } from './commentTarget.ts'

/** Marks an element that is selected on a slide, or that the comment being written is on, with a button to comment on what is selected. */
export function TargetMark(shown: ShownSlide) {
  const target = commentTarget.use()
  const { draft } = useDiscussion()
  const [selected, written] = [target, draft].map((one) =>
    one?.slideId === shown.slide.id ? one.anchor : undefined,
  )
  const anchor = selected ?? written
  const place = anchor && markedPlace(anchor, shown)
  return (
    <>
      {place?.element && <ElementMark element={place.element} />}
      {place && selected && <CommentButton place={place} slideId={shown.slide.id} />}
    </>
  )
}

interface MarkedPlace {
  /** The lines of the marked words, in page units. */
  readonly words?: readonly Box[]
  readonly element?: PlacedElement | undefined
}

function markedPlace(anchor: CommentAnchor, shown: ShownSlide): MarkedPlace {
  if (anchor.kind === 'slide') return {}
  const words = anchor.kind === 'words' ? placeOf(anchor, shown).words : []
  if (words.length > 0) return { words }
  return { element: shown.elements.find(({ id }) => id === anchor.elementId) }
}

function ElementMark({ element: { box, rotation } }: { readonly element: PlacedElement }) {
  return (
    <span
      aria-hidden="true"
      className="absolute outline-2 outline-select"
      style={boxStyle(box, rotation)}
    />
  )
}

interface CommentButtonProps {
  readonly place: MarkedPlace
  readonly slideId: string
}

function CommentButton({ place, slideId }: CommentButtonProps) {
  useEscape()
  return (
    <span className="pointer-events-auto absolute z-6" style={buttonStyle(place)}>
      <Button
        size="small"
        icon={<MessageSquarePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        // Keeps the words selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => commentOnTarget(slideId)}
      >
        Comment
      </Button>
    </span>
  )
}

/** Escape takes the selection away before it leaves the page. */
function useEscape(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea')
      if (event.key !== 'Escape' || isTyping) return
      event.preventDefault()
      event.stopPropagation()
      getSelection()?.empty()
      commentTarget.set(undefined)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** Share of the page's height that the button needs, on a phone too. */
const room = 0.2

/** Below what is selected, above it at the foot of the slide, else within. Phones put their own menu above selected words. */
function buttonStyle({ words, element }: MarkedPlace): CSSProperties {
  const bounds = (words && boxAround(words)) ?? (element && boundsOf(element))
  const { x, y, height } = bounds ?? { x: 0, y: 0, height: 0 }
  const left = `clamp(0px, ${(x / page.width) * 100}%, 100% - 8rem)`
  const [top, bottom] = [y / page.height, (y + height) / page.height]
  if (bottom < 1 - room) return { left, top: `calc(${bottom * 100}% + 8px)` }
  if (top > room) return { left, bottom: `calc(${(1 - top) * 100}% + 8px)` }
  return { left, bottom: '8px' }
}
