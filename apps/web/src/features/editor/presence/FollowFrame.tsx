import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { follow, useFollowed } from './following.ts'
import { colorOf, fillOf } from '../../../shared/people/personColors.ts'
import { useOthers } from './useOthers.ts'

/** The frame around the stage while somebody is followed. Escape or an edit of one's own ends it. */
export function FollowFrame() {
  const { document: deck, order, showSlide } = useEditor()
  const followed = useFollowed()
  const person = useOthers().find(({ userId }) => userId === followed)
  const slideId = person?.presence?.slideId
  const goAlong = useEffectEvent((id: string) => {
    if (order.includes(id)) showSlide(id)
  })
  useEffect(() => {
    if (slideId !== undefined) goAlong(slideId)
  }, [slideId])
  useEffect(() => {
    const stop = () => follow(undefined)
    const stopOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop()
    }
    const stopListening = deck.onEdit(stop)
    addEventListener('keydown', stopOnEscape)
    return () => {
      stopListening()
      removeEventListener('keydown', stopOnEscape)
      stop()
    }
  }, [deck])
  if (!person) return null
  return (
    <div
      className="pointer-events-none absolute inset-0 border-3"
      style={{ borderColor: colorOf(person) }}
    >
      <output
        className="absolute top-0 left-1/2 -translate-x-1/2 rounded-b-control px-2.5 py-0.5 text-small font-action"
        style={fillOf(person)}
      >
        Following {person.name}
      </output>
    </div>
  )
}
