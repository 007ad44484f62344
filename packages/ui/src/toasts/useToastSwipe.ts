import { type PointerEvent, useRef } from 'react'

/** CSS pixels: how far a toast is dragged until it closes, and from which distance a press is a swipe. */
const thresholdPx = 50
const startPx = { mouse: 2, touch: 10 } as const

interface Press {
  readonly x: number
  readonly y: number
  /** How far it was dragged; absent until it is a swipe. */
  drawn?: number
}

/** Lets a toast follow a swipe to the right, and closes it beyond the threshold. */
export function useToastSwipe(onSwiped: () => void) {
  const press = useRef<Press>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) press.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!press.current) return
    const { currentTarget: card, pointerId, pointerType } = event
    const x = event.clientX - press.current.x
    const y = Math.abs(event.clientY - press.current.y)
    const start = pointerType === 'touch' ? startPx.touch : startPx.mouse
    if (press.current.drawn === undefined) {
      if (Math.abs(x) <= start && y <= start) return
      // Not a swipe to the right.
      if (x <= y) return void (press.current = undefined)
      card.setPointerCapture(pointerId)
    }
    press.current.drawn = Math.max(0, x)
    card.dataset['swipe'] = 'move'
    card.style.setProperty('--swipe-x', `${press.current.drawn}px`)
  }
  const onPointerUp = ({ currentTarget: card }: PointerEvent<HTMLElement>) => {
    const { drawn } = press.current ?? {}
    press.current = undefined
    if (drawn === undefined) return
    // A swipe that ends on a button does not press it.
    card.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => card.removeEventListener('click', stop, { capture: true }))
    card.dataset['swipe'] = drawn > thresholdPx ? 'end' : 'cancel'
    if (drawn > thresholdPx) onSwiped()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
