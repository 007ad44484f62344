import type { KeyboardEvent, RefObject } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { focusSlide } from './focusSlide.ts'
import { useSlideChoice } from './SlideChoice.tsx'
import { useSlideActions } from './useSlideActions.ts'

/** Returns the list's key handler: arrows, Home and End go to a slide, and with Shift extend the selection to it. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const { order, index } = useEditor()
  const { choose } = useSlideChoice()
  const goTo = (place: number, extend: boolean) => {
    const id = order[Math.max(0, Math.min(place, order.length - 1))]
    if (id === undefined) return
    choose(id, extend ? 'range' : 'single')
    focusSlide(list, id)
  }
  return handleTaken((event) => {
    const step = steps[event.key]
    if (step !== undefined && !event.altKey) goTo(index + step, event.shiftKey)
    else if (event.key === 'Home') goTo(0, event.shiftKey)
    else if (event.key === 'End') goTo(order.length - 1, event.shiftKey)
    else return false
    return true
  })
}

/**
 * Returns the grid's key handler: Tab moves the focus, Alt and an arrow move the focused slide and those selected with
 * it.
 */
export function useGridKeys() {
  const { order, document } = useEditor()
  const { chosen } = useSlideChoice()
  const { remove } = useSlideActions()
  return handleTaken((event) => {
    const cell = event.target instanceof Element && event.target.closest('[data-slide-id]')
    const id = cell instanceof HTMLElement ? cell.dataset['slideId'] : undefined
    if (id === undefined) return false
    const moved = chosen.includes(id) ? chosen : [id]
    const by = event.altKey ? steps[event.key] : undefined
    if (by !== undefined) {
      const [first = id] = moved
      document.moveSlides(moved, order.indexOf(first) + by)
    } else if (event.key === 'Delete' && chosen.includes(id)) remove()
    else return false
    return true
  })
}

/** Wraps a key handler; keys that `take` handles do not propagate. */
function handleTaken(take: (event: KeyboardEvent) => boolean) {
  return (event: KeyboardEvent) => {
    if (!take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}
