import { page } from '@deckloom/deck'
import type { Guide } from '@deckloom/editor'

/** Shows the guides of a gesture on the two lines that wait on the paper; an empty list hides both. */
export function showGuides(paper: HTMLElement, guides: readonly Guide[]): void {
  for (const axis of ['x', 'y'] as const) {
    const line = paper.querySelector<HTMLElement>(`[data-guide="${axis}"]`)
    if (!line) continue
    const guide = guides.find((candidate) => candidate.axis === axis)
    line.hidden = guide === undefined
    if (!guide) continue
    const share = `${(guide.at / (axis === 'x' ? page.width : page.height)) * 100}%`
    line.style.setProperty(axis === 'x' ? 'left' : 'top', share)
    line.toggleAttribute('data-centre', guide.pageCentre)
  }
}
