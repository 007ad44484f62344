import type { Guide, Snapped, SpacingBar } from '@deckloom/editor'
import { pixelShift, wholePixels } from '../../paper/paper.ts'

type Shown = Pick<Snapped, 'guides' | 'bars'>

export const noGuides: Shown = { guides: [], bars: [] }

/**
 * Shows a gesture's guides with the hidden lines on the paper, at `scale` page units per pixel; empty lists hide them.
 * Uses only transforms and causes no layout, because it runs on every pointer move.
 */
export function showGuides(paper: HTMLElement, { guides, bars }: Shown, scale: number): void {
  for (const axis of ['x', 'y'] as const) {
    const line = paper.querySelector<HTMLElement>(`[data-guide="${axis}"]`)
    const guide = guides.find((candidate) => candidate.axis === axis)
    if (line) showLine(line, guide, scale)
  }
  for (const [index, bar] of paper.querySelectorAll<HTMLElement>('[data-gap]').entries()) {
    showBar(bar, bars[index], scale)
  }
}

function showLine(line: HTMLElement, guide: Guide | undefined, scale: number) {
  line.style.scale = guide ? 'none' : ''
  if (!guide) return
  const at = wholePixels(guide.at / scale)
  line.style.translate = guide.axis === 'x' ? at : `0 ${at}`
  line.toggleAttribute('data-center', guide.pageCenter)
}

/** A bar is drawn left to right; a vertical one is rotated. */
function showBar(element: HTMLElement, bar: SpacingBar | undefined, scale: number) {
  element.style.scale = bar ? 'none' : ''
  if (!bar) return
  const { axis, from, to, at } = bar
  const [x, y] = axis === 'x' ? [from, at] : [at, from]
  element.style.translate = pixelShift(x, y, scale)
  element.style.rotate = axis === 'x' ? 'none' : '90deg'
  const [line, end] = element.querySelectorAll<HTMLElement>('[data-gap-part]')
  if (line) line.style.scale = `${(to - from) / scale} 1`
  if (end) end.style.translate = wholePixels((to - from) / scale)
}
