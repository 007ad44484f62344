interface Pointer {
  readonly clientX: number
  readonly clientY: number
}

/** Drawn texts without the signs of lists. */
const words = 'text:not([data-marker])'

/** A place between letters. */
interface Caret {
  readonly node: Node
  readonly offset: number
}

/**
 * Keeps a selection that the mouse draws on a slide in one element: the one that it begins in, or near. Where no words
 * are below the pointer, browsers begin it in, and extend it to, any text of the drawing. Returns a function that ends
 * this.
 */
export function keepSelectionInElement(paper: HTMLElement): () => void {
  const ended = new AbortController()
  const begin = (down: PointerEvent) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return
    const under = down.target
    if (!(under instanceof Element) || under.closest('button, a') !== null) return
    const origin = under.closest(words) ? undefined : caretNear(paper, down)
    const released = new AbortController()
    const signal = AbortSignal.any([ended.signal, released.signal])
    let pointer: Pointer = down
    const holdHere = () => {
      if (isDrag(down, pointer)) hold(paper, pointer, origin)
    }
    const move = (event: PointerEvent) => {
      pointer = event
      if (origin) holdHere()
    }
    addEventListener('pointermove', move, { signal })
    document.addEventListener('selectionchange', holdHere, { signal })
    const release = (up: PointerEvent) => {
      pointer = up
      holdHere()
      released.abort()
    }
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', () => released.abort(), { signal })
  }
  paper.addEventListener('pointerdown', begin, { signal: ended.signal })
  return () => ended.abort()
}

function isDrag(down: Pointer, { clientX, clientY }: Pointer): boolean {
  return Math.hypot(clientX - down.clientX, clientY - down.clientY) > 3
}

/** `origin` is where the selection begins if the browser cannot tell. */
function hold(paper: Element, pointer: Pointer, origin: Caret | undefined): void {
  const selection = getSelection()
  const start = origin ?? anchorOf(selection)
  const element = start && elementAround(start.node)
  if (!selection || !start || !element || !paper.contains(element)) return
  // There, the browser does well by itself.
  if (!origin && isOverWords(element, pointer)) return
  const end = nearestCaret(element, pointer)
  if (!end || isFrom(selection, start, end)) return
  selection.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
}

function isOverWords(element: Element, { clientX, clientY }: Pointer): boolean {
  const under = document.elementFromPoint(clientX, clientY)
  return element.contains(under) && under?.closest(words) !== null
}

function anchorOf(selection: Selection | null): Caret | undefined {
  if (!selection?.anchorNode || selection.isCollapsed) return undefined
  return { node: selection.anchorNode, offset: selection.anchorOffset }
}

function isFrom(
  { anchorNode, anchorOffset, focusNode, focusOffset }: Selection,
  start: Caret,
  end: Caret,
): boolean {
  return (
    anchorNode === start.node &&
    anchorOffset === start.offset &&
    focusNode === end.node &&
    focusOffset === end.offset
  )
}

function elementAround(node: Node | null): Element | null {
  return node?.parentElement?.closest('[data-element-id]') ?? null
}

/** The place in the words of the slide that is nearest to the pointer. */
function caretNear(paper: Element, pointer: Pointer): Caret | undefined {
  const lines = [...paper.querySelectorAll(`[data-element-id] ${words}`)].map((line) => {
    const { x, y } = distanceTo(line.getBoundingClientRect(), pointer)
    return { line, distance: Math.hypot(x, y) }
  })
  const nearest = lines.toSorted((one, other) => one.distance - other.distance)[0]
  const element = nearest?.line.closest('[data-element-id]')
  return element ? nearestCaret(element, pointer) : undefined
}

/** The place in an element's words that is nearest to the pointer: in the nearest line first. */
function nearestCaret(element: Element, pointer: Pointer): Caret | undefined {
  const lines = [...element.querySelectorAll<SVGTextElement>(words)].map((text) => ({
    text,
    distance: distanceTo(text.getBoundingClientRect(), pointer),
  }))
  const nearest = lines.toSorted(
    (one, other) => one.distance.y - other.distance.y || one.distance.x - other.distance.x,
  )[0]
  const node = nearest?.text.firstChild
  if (!nearest || !(node instanceof Text)) return undefined
  return { node, offset: offsetNear(nearest.text, pointer) }
}

function distanceTo({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Pointer) {
  return {
    x: Math.max(left - clientX, 0, clientX - right),
    y: Math.max(top - clientY, 0, clientY - bottom),
  }
}

/** Between which letters of a line the pointer is, in the line's own direction. */
function offsetNear(line: SVGTextElement, { clientX, clientY }: Pointer): number {
  const count = line.getNumberOfChars()
  const matrix = line.getScreenCTM()
  if (count === 0 || !matrix) return 0
  const { x } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  const middles = Array.from({ length: count }, (_, index) => {
    const box = line.getExtentOfChar(index)
    return box.x + box.width / 2
  })
  const isLeftward = (middles[0] ?? 0) > (middles.at(-1) ?? 0)
  return middles.filter((middle) => (isLeftward ? middle > x : middle < x)).length
}
