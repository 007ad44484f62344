import type { Box } from '@deckloom/deck'
import {
  clampToPage,
  guide,
  type Guide,
  type Handle,
  type PlacedElement,
  resizeTurned,
  sizeLimits,
  type SnapEdge,
  type SnapLines,
  type SnapAids,
  snapLines,
  snapSpan,
} from '@deckloom/editor'
import { unitsPerPixel } from '../../paper/paper.ts'
import { noGuides, showGuides } from './showGuides.ts'
import { trackPointer } from './trackPointer.ts'

export interface ElementResize {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly element: PlacedElement
  readonly handle: Handle
  readonly others: readonly Box[]
  readonly aids: SnapAids | undefined
  /** Called once per frame, so that text reflows; undefined when the gesture ends. */
  readonly onPreview: (box: Box | undefined) => void
  /** Called once on release. */
  readonly onCommit: (box: Box) => void
}

/** Drags one handle of an element; Alt resizes from its center, Shift keeps or frees its proportions. */
export function resizeElement(resize: ElementResize): void {
  const { paper, target, start, element, handle } = resize
  const scale = unitsPerPixel(paper)
  const lines = snapLines(resize.others, resize.aids)
  const isVisual = element.element.kind === 'visual'
  const limits = sizeLimits(element.element)
  let box: Box | undefined
  trackPointer({
    target,
    start,
    onMove: (dx, dy, event) => {
      const keepAspect = isVisual !== event.shiftKey
      // From the center, both edges go as far as the pointer.
      const times = event.altKey ? 2 * scale : scale
      const options = { handle, dx: dx * times, dy: dy * times, ...limits, keepAspect }
      const resized = resizeTurned(element, options)
      // A corner cannot both keep proportions and snap, and guides do not rotate.
      const free =
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (keepAspect && handle.length === 2) ||
        element.rotation % 360 !== 0
      const snapped = free ? { by: { x: 0, y: 0 }, guides: [] } : snapHandle(resized, handle, lines)
      const { by, guides } = snapped
      box = resizeTurned(element, { ...options, dx: options.dx + by.x, dy: options.dy + by.y })
      if (event.altKey) box = clampToPage(centeredOn(element.box, box))
      showGuides(paper, { guides, bars: [] }, scale)
      resize.onPreview(box)
    },
    onEnd: (canceled) => {
      showGuides(paper, noGuides, scale)
      resize.onPreview(undefined)
      if (box && !canceled) resize.onCommit(box)
    },
  })
}

/** A box of the size of another one, around the same center. */
function centeredOn({ x, y, width, height }: Box, size: Box): Box {
  return {
    ...size,
    x: x + (width - size.width) / 2,
    y: y + (height - size.height) / 2,
  }
}

interface HandleSnap {
  readonly by: { readonly x: number; readonly y: number }
  readonly guides: readonly Guide[]
}

function snapHandle(box: Box, handle: Handle, lines: SnapLines): HandleSnap {
  const { across, down } = edgesOf(handle)
  const x = across && snapSpan({ start: box.x, size: box.width, lines: lines.x, edges: [across] })
  const y = down && snapSpan({ start: box.y, size: box.height, lines: lines.y, edges: [down] })
  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    guides: [...(x ? [guide('x', x.line)] : []), ...(y ? [guide('y', y.line)] : [])],
  }
}

function edgesOf(handle: Handle): { readonly across?: SnapEdge; readonly down?: SnapEdge } {
  return {
    ...(handle.includes('w') && { across: 'start' }),
    ...(handle.includes('e') && { across: 'end' }),
    ...(handle.startsWith('n') && { down: 'start' }),
    ...(handle.startsWith('s') && { down: 'end' }),
  }
}
