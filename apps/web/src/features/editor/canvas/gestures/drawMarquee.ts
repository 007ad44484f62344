import type { Slide } from '@deckloom/deck'
import { groupOf, isInside, overlaps, type PlacedElement } from '@deckloom/editor'
import { boundsOf } from '@deckloom/scene'
import { unitsPerPixel } from '../../paper/paper.ts'
import { trackPointer } from './trackPointer.ts'

export interface MarqueeDraw {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly elements: readonly PlacedElement[]
  readonly onEnd: (elementIds: readonly string[]) => void
  /** Called if nothing was drawn. */
  readonly onTap: () => void
}

/**
 * Draws a marquee with the pointer and selects what it touches on release. Title and bullets have wide, mostly empty
 * boxes, so they are selected only if the marquee contains them entirely.
 */
export function drawMarquee({ paper, target, start, elements, ...ends }: MarqueeDraw): void {
  const scale = unitsPerPixel(paper)
  const place = paper.getBoundingClientRect()
  const frame = paper.querySelector<HTMLElement>('[data-marquee]')
  const bounds = elements.map((element) => ({
    id: element.id,
    box: boundsOf(element),
    meets: ['title', 'bullets'].includes(element.element.kind) ? isInside : overlaps,
  }))
  let touched: readonly string[] | undefined
  trackPointer({
    target,
    start,
    onMove: (dx, dy) => {
      if (!touched && Math.hypot(dx, dy) < 3) return
      const left = Math.min(start.clientX, start.clientX + dx) - place.left
      const top = Math.min(start.clientY, start.clientY + dy) - place.top
      const [width, height] = [Math.abs(dx), Math.abs(dy)]
      if (frame) {
        frame.hidden = false
        frame.style.translate = `${left}px ${top}px`
        frame.style.width = `${width}px`
        frame.style.height = `${height}px`
      }
      const box = {
        x: left * scale,
        y: top * scale,
        width: width * scale,
        height: height * scale,
      }
      touched = bounds.filter((bound) => bound.meets(bound.box, box)).map(({ id }) => id)
      markTouched(paper, touched)
    },
    onEnd: (canceled) => {
      if (frame) frame.hidden = true
      markTouched(paper, [])
      if (canceled) return
      if (touched) ends.onEnd(touched)
      else ends.onTap()
    },
  })
}

/** Returns the selection after a marquee, in addition to the previous one; groups are selected as a whole. */
export function withTouched(
  slide: Slide,
  before: readonly string[],
  touched: readonly string[],
): readonly string[] {
  return [...new Set([...before, ...touched.flatMap((id) => groupOf(slide, id))])]
}

function markTouched(paper: HTMLElement, ids: readonly string[]) {
  for (const button of paper.querySelectorAll<HTMLElement>('[data-canvas-element]')) {
    button.toggleAttribute('data-touched', ids.includes(button.dataset['canvasElement'] ?? ''))
  }
}
