import {
  layouts,
  layoutTemplates,
  type LayoutShows,
  type LayoutTemplate,
  splitLeadIn,
} from '@deckloom/deck'
import { ownIcons } from '@deckloom/themes'
import { fitsLayout, pointsOn } from './fitsLayout.ts'
import type { PlannedSlide } from './plannedSlide.ts'

const beamWidth = 80
/** Any ten consecutive slides show at least five layouts. */
const span = 10
const kindsInSpan = 5

interface Path {
  readonly layouts: readonly LayoutTemplate[]
  readonly cost: number
}

/**
 * Assigns each slide one of its layouts so that the deck has a rhythm: never the same layout twice in a row, plain
 * bullets and visual breaks spaced apart, kinds varied. Uses a beam search, which is deterministic and close enough to
 * optimal for 25 slides.
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

/** Returns the layout for one more slide after slides that already have theirs. */
export function nextLayout(before: readonly LayoutTemplate[], slide: PlannedSlide): LayoutTemplate {
  const [best] = candidatesFor(slide)
    .map((layout, preference) => ({ layout, cost: costOf(before, layout, preference) }))
    .toSorted((a, b) => a.cost - b.cost)
  return best?.layout ?? spare[slide.role]
}

function candidatesFor(slide: PlannedSlide): readonly LayoutTemplate[] {
  const fitting = offeredLayouts(slide).filter((layout) =>
    fitsLayout(layout, slide.title, pointsOn(layout, slide)),
  )
  if (fitting.length > 0) return fitting
  return [spare[slide.role]]
}

const withIcons = layoutTemplates.filter((layout) => layouts[layout].needsIcons)
/** Share of lead-ins that must suggest an icon, if icons were asked for and if not. */
const iconsAsked = 0.5
const iconsUnasked = 1

/**
 * Returns the layouts of a slide, plus those with icons if its points are parallel. Steps and dates are not: they have
 * an order to show.
 */
function offeredLayouts({ role, layouts: own, points }: PlannedSlide): readonly LayoutTemplate[] {
  const share = iconShare(points)
  const asked = own.filter((layout) => !layouts[layout].needsIcons || share >= iconsAsked)
  const areParallel = own.every((layout) => parallel.has(layouts[layout].shows))
  if (role !== 'content' || !areParallel || share < iconsUnasked) return asked
  return [...new Set([...withIcons, ...asked])]
}

/** Returns the share of points, 0 to 1, whose lead-ins suggest an icon of their own. */
function iconShare(points: readonly string[]): number {
  const leads = points.map((point) => splitLeadIn(point, 1)?.lead ?? '')
  const own = ownIcons(leads).filter((icon) => icon !== undefined)
  return points.length === 0 ? 0 : own.length / points.length
}

const parallel: ReadonlySet<LayoutShows> = new Set(['words', 'cards', 'columns'])

/** Layouts that hold anything, in case none of the slide's own fits. */
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
  if (layouts[layout].isPlain && before.slice(-2).includes(layout)) cost += 30
  if (previous !== undefined && layouts[previous].isBreath && layouts[layout].isBreath) cost += 8
  if (!layouts[layout].isVisual) cost += 1.5
  const recent = [...before.slice(1 - span), layout]
  // Required proportionally on the way: at the tenth slide it would be too late.
  const wanted = Math.floor((recent.length * kindsInSpan) / span)
  cost += 25 * Math.max(0, wanted - new Set(recent).size)
  return cost
}
