import { unitsPerPixel } from '../../paper/paper.ts'

/** Pixels within which an end jumps to a connection site; fingers hide what they point at. */
const reach = { mouse: 14, touch: 26 } as const

/** Returns where a pointer is on the page, and how far its reach is, both in page units. */
export function pagePoint(paper: HTMLElement, event: PointerEvent) {
  const scale = unitsPerPixel(paper)
  const { left, top } = paper.getBoundingClientRect()
  return {
    x: (event.clientX - left) * scale,
    y: (event.clientY - top) * scale,
    reach: reach[event.pointerType === 'touch' ? 'touch' : 'mouse'] * scale,
  }
}
