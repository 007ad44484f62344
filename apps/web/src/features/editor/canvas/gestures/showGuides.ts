import { page } from '@deckloom/deck'
import type { Guide, Snapped, SpacingBar } from '@deckloom/editor'

type Shown = Pick<Snapped, 'guides' | 'bars'>

export const noGuides: Shown = { guides: [], bars: [] }

/** Shows the guides of a gesture on the lines that wait on the paper; empty lists hide them. */
export function showGuides(paper: HTMLElement, { guides, bars }: Shown): void {
  for (const axis of ['x', 'y'] as const) {
    const line = paper.querySelector<HTMLElement>(`[data-guide="${axis}"]`)
    if (line) showLine(line, axis, guides)
  }
  for (const [index, bar] of paper.querySelectorAll<HTMLElement>('[data-gap]').entries()) {
    showBar(bar, bars[index])
  }
}

function showLine(line: HTMLElement, axis: 'x' | 'y', guides: readonly Guide[]) {
  const guide = guides.find((candidate) => candidate.axis === axis)
  line.hidden = guide === undefined
  if (!guide) return
  line.style.setProperty(axis === 'x' ? 'left' : 'top', share(guide.at, axis))
  line.toggleAttribute('data-centre', guide.pageCentre)
}

function showBar(element: HTMLElement, bar: SpacingBar | undefined) {
  element.hidden = bar === undefined
  if (!bar) return
  const { axis, from, to, at } = bar
  const across = axis === 'x'
  element.dataset['gap'] = axis
  element.style.left = share(across ? from : at, 'x')
  element.style.top = share(across ? at : from, 'y')
  element.style.width = across ? share(to - from, 'x') : ''
  element.style.height = across ? '' : share(to - from, 'y')
}

function share(units: number, axis: 'x' | 'y'): string {
  return `${(units / (axis === 'x' ? page.width : page.height)) * 100}%`
}
