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

/** Layouts and pictures for a whole deck at once, because both look at their neighbours. A page that gets no picture has a layout without one. */
export async function dressDeck(
  plan: DeckPlan,
  language: Language,
): Promise<readonly DressedSlide[]> {
  // A page of questions says nothing yet that could be drawn.
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
