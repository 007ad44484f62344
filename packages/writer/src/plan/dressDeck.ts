import type { LayoutTemplate } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { chooseVisuals, type Picture } from './chooseVisuals.ts'
import { fitsLayout } from './fitsLayout.ts'
import type { DeckPlan, PlannedSlide } from './plannedSlide.ts'
import { needsPicture } from './toSlide.ts'
import { varyLayouts } from './varyLayouts.ts'
import { withoutPictures } from './withoutPictures.ts'

export interface DressedSlide {
  readonly planned: PlannedSlide
  readonly layout: LayoutTemplate
  readonly picture?: Picture
}

/**
 * Assigns layouts and pictures to a whole deck at once, because both depend on the neighboring slides. A slide without
 * a picture gets a layout without one.
 */
export async function dressDeck(
  plan: DeckPlan,
  language: Language,
): Promise<readonly DressedSlide[]> {
  // A slide of questions has nothing to illustrate yet.
  const wishes = plan.slides.map(({ title, picture, points, layouts }) =>
    picture !== '' &&
    layouts.some((layout) => needsPicture(layout) && fitsLayout(layout, title, points))
      ? { title, description: picture }
      : { title: '', description: '' },
  )
  const pictures = await chooseVisuals(wishes, { language })
  const slides = plan.slides.map((planned, index) =>
    pictures[index] ? planned : withoutPictures(planned),
  )
  const layouts = varyLayouts(slides)
  return slides.map((planned, index) => {
    const layout = layouts[index] ?? ('title + bullets' as const)
    const picture = needsPicture(layout) ? pictures[index] : undefined
    return { planned, layout, ...(picture && { picture }) }
  })
}
