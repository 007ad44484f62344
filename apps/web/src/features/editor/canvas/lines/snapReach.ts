import { unitsPerPixel } from '../../paper/paper.ts'

/** Pixels within which an end jumps to a connection site; fingers hide what they point at. */
const reach = { mouse: 14, touch: 26 } as const

/** Returns how far a pointer reaches, in page units. */
export function snapReach(paper: HTMLElement, { pointerType }: PointerEvent): number {
  return reach[pointerType === 'touch' ? 'touch' : 'mouse'] * unitsPerPixel(paper)
}
