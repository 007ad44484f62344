import type { LayoutTemplate, ThemeChoice } from '@deckloom/deck'
import { chooseVisuals, type Picture } from './chooseVisuals.ts'
import type { DeckPlan, PlannedSlide } from './plannedSlide.ts'
import { needsPicture } from './toSlide.ts'
import { varyLayouts } from './varyLayouts.ts'

export interface DressedSlide {
  readonly planned: PlannedSlide
  readonly layout: LayoutTemplate
  readonly picture?: Picture
}

export interface DeckContext {
  readonly topic: string
  readonly theme: ThemeChoice
  readonly isBusiness: boolean
}

/** Layouts and pictures for a whole deck at once, because both look at their neighbours. */
export function dressDeck(plan: DeckPlan, context: DeckContext): readonly DressedSlide[] {
  const layouts = varyLayouts(plan.slides)
  const dressed = plan.slides.map((planned, index) => ({
    planned,
    layout: layouts[index] ?? ('title + bullets' as const),
  }))
  const pictured = dressed.filter(({ layout }) => needsPicture(layout))
  const pictures = chooseVisuals(
    pictured.map(({ planned }) => ({ title: planned.title, description: planned.picture })),
    context,
  )
  return dressed.map((slide) => {
    const picture = pictures[pictured.indexOf(slide)]
    return picture ? { ...slide, picture } : slide
  })
}
