/**
 * Lets a hand move what is seen of a ground that is larger than its window: a drag with Space held, or with the middle
 * button. The ground's `data-hand` is 'open' while Space is held, and 'closed' during the drag.
 */
export function listenToPan(ground: HTMLElement): () => void {
  const done = new AbortController()
  const { signal } = done
  let isSpaceHeld = false
  let hasMoved = false
  const show = (hand: 'open' | 'closed' | undefined) => {
    if (hand) ground.dataset['hand'] = hand
    else delete ground.dataset['hand']
  }
  const release = () => {
    isSpaceHeld = false
    show(undefined)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.repeat || !canScroll(ground) || isForOthers(event)) return
    isSpaceHeld = true
    hasMoved = false
    show('open')
  }
  const handleKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isSpaceHeld) return
    // Otherwise the focused element or button would be pressed.
    if (hasMoved) event.preventDefault()
    release()
  }
  const handlePress = (event: PointerEvent) => {
    const isHand = (isSpaceHeld && event.button === 0) || (event.button === 1 && canScroll(ground))
    if (!isHand || event.pointerType === 'touch') return
    event.preventDefault()
    event.stopPropagation()
    hasMoved = true
    show('closed')
    drag(ground, event, () => show(isSpaceHeld ? 'open' : undefined))
  }
  addEventListener('keydown', handleKey, { signal })
  addEventListener('keyup', handleKeyUp, { signal, capture: true })
  addEventListener('blur', release, { signal })
  ground.addEventListener('pointerdown', handlePress, { signal, capture: true })
  // Windows would scroll by itself after a press of the middle button.
  ground.addEventListener('mousedown', (event) => event.button === 1 && event.preventDefault(), {
    signal,
  })
  return () => done.abort()
}

function drag(ground: HTMLElement, start: PointerEvent, onEnd: () => void) {
  const done = new AbortController()
  const { signal } = done
  const end = () => {
    done.abort()
    onEnd()
  }
  let { clientX, clientY } = start
  ground.setPointerCapture(start.pointerId)
  const handleMove = (event: PointerEvent) => {
    ground.scrollBy(clientX - event.clientX, clientY - event.clientY)
    clientX = event.clientX
    clientY = event.clientY
  }
  ground.addEventListener('pointermove', handleMove, { signal })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    ground.addEventListener(type, end, { signal })
  }
}

function canScroll({ scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}

/** Whether a key is typed into a field or meant for a layer above the editor. */
function isForOthers({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true
  return target.isContentEditable || target.matches('input, textarea, select, [role=dialog] *')
}
