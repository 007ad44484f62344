import { layouts, type LayoutTemplate } from '@deckloom/deck'
import { fitsLayout } from './fitsLayout.ts'
import type { PlannedSlide } from './plannedSlide.ts'

const beamWidth = 80
/** Any ten slides in a row show at least five layouts. */
const span = 10
const kindsInSpan = 5

interface Path {
  readonly layouts: readonly LayoutTemplate[]
  readonly cost: number
}

/**
 * Gives each slide one of its layouts so that the deck has a rhythm: never the same twice in a row, plain
 * bullets apart, breaths apart, kinds varied. A beam search: deterministic, and exact enough for 25 slides.
 */
export function varyLayouts(slides: readonly PlannedSlide[]): readonly LayoutTemplate[] {
  let paths: readonly Path[] = [{ layouts: [], cost: 0 }]
  for (const slide of slides) {
    const candidates = candidatesFor(slide)
    paths = paths
      .flatMap((path) =>
        candidates.map((layout, preference) => ({
          layouts: [...path.layouts, layout],
          cost: path.cost + costOf(path.layouts, layout, preference),
        })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, beamWidth)
  }
  return paths[0]?.layouts ?? []
}

/** The layout for one more slide behind those that have theirs already. */
export function nextLayout(before: readonly LayoutTemplate[], slide: PlannedSlide): LayoutTemplate {
  const [best] = candidatesFor(slide)
    .map((layout, preference) => ({ layout, cost: costOf(before, layout, preference) }))
    .toSorted((a, b) => a.cost - b.cost)
  return best?.layout ?? spare[slide.role]
}

function candidatesFor(slide: PlannedSlide): readonly LayoutTemplate[] {
  const fitting = slide.layouts.filter((layout) => fitsLayout(layout, slide.title, slide.points))
  if (fitting.length > 0) return fitting
  return [spare[slide.role]]
}

/** What holds anything, where no layout of the slide fits. */
const spare: Readonly<Record<PlannedSlide['role'], LayoutTemplate>> = {
  cover: 'cover',
  agenda: 'agenda',
  section: 'section header',
  content: 'title + bullets',
  closing: 'closing',
}

function costOf(
  before: readonly LayoutTemplate[],
  layout: LayoutTemplate,
  preference: number,
): number {
  const previous = before.at(-1)
  const used = before.filter((other) => other === layout).length
  let cost = preference * 0.8 + used * 0.7
  if (previous === layout) cost += 100
  if (layout === 'title + bullets' && before.slice(-2).includes(layout)) cost += 30
  if (previous !== undefined && layouts[previous].isBreath && layouts[layout].isBreath) cost += 8
  if (!layouts[layout].isVisual) cost += 1.5
  const recent = [...before.slice(1 - span), layout]
  // Asked for on the way as well: at the tenth slide it would be too late.
  const wanted = Math.floor((recent.length * kindsInSpan) / span)
  cost += 25 * Math.max(0, wanted - new Set(recent).size)
  return cost
}
