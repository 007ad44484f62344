import type { LayoutTemplate } from '@deckloom/deck'
import type { Stage } from '../stage.ts'
import { isCramped } from './isCramped.ts'
import { type LayoutDrawing, type LayOut, noPictures, plan, type Plan } from './layOut.ts'
import { listPlans } from './lists/titleBullets.ts'
import { picturePlans } from './lists/titleBulletsImage.ts'

/**
 * Returns the fallback plans for content that is far too much for a cover, a chapter, a quote or a component: it is
 * shown as a list or a long text.
 */
export function spillPlans(stage: Stage): readonly Plan[] {
  return stage.pictures.length > 0 ? picturePlans(stage) : listPlans(stage)
}

interface Component {
  readonly layOut: LayOut
  /** Whether the slide's bullets have the form that the component shows. */
  readonly suits: (stage: Stage) => boolean
}

/** Creates a layout whose bullets need a particular form, with the lists as its fallback. */
export function component(template: LayoutTemplate, { layOut, suits }: Component): LayoutDrawing {
  return {
    plans: (stage) => {
      const lists = spillPlans(stage)
      return suits(stage) && !isCramped(stage) ? [plan(template, layOut), ...lists] : lists
    },
    mostPictures: noPictures,
  }
}
