interface Pointer {
  readonly clientX: number
  readonly clientY: number
}

/**
 * Keeps a selection that the mouse draws on a slide in the element that it began in: where no words are below the pointer,
 * browsers extend it to any text of the drawing. Returns a function that ends this.
 */
export function keepSelectionInElement(paper: HTMLElement): () => void {
  const ended = new AbortController()
  const begin = (down: PointerEvent) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return
    const released = new AbortController()
    const signal = AbortSignal.any([ended.signal, released.signal])
    let pointer: Pointer = down
    addEventListener('pointermove', (move) => (pointer = move), { signal })
    document.addEventListener('selectionchange', () => hold(paper, pointer), { signal })
    const release = (up: PointerEvent) => {
      hold(paper, up)
      released.abort()
    }
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', () => released.abort(), { signal })
  }
  paper.addEventListener('pointerdown', begin, { signal: ended.signal })
  return () => ended.abort()
}

function hold(paper: Element, pointer: Pointer): void {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  const element = elementAround(anchorNode)
  if (!anchorNode || !element || !paper.contains(element)) return
  const under = document.elementFromPoint(pointer.clientX, pointer.clientY)
  if (under?.closest('text') && element.contains(under)) return
  const end = nearestCaret(element, pointer)
  if (!end || (end.node === focusNode && end.offset === focusOffset)) return
  selection.setBaseAndExtent(anchorNode, anchorOffset, end.node, end.offset)
}

function elementAround(node: Node | null): Element | null {
  return node?.parentElement?.closest('[data-element-id]') ?? null
}

/** The place in an element's words that is nearest to the pointer: in the nearest line first. */
function nearestCaret(element: Element, pointer: Pointer) {
  const lines = [...element.querySelectorAll('text')].map((text) => ({
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
