import type { LayoutTemplate } from '@deckloom/deck'
import type { Stage } from '../stage.ts'
import { isCramped } from './isCramped.ts'
import { type LayoutDrawing, type LayOut, noPictures, plan, type Plan } from './layOut.ts'
import { listPlans } from './lists/titleBullets.ts'
import { picturePlans } from './lists/titleBulletsImage.ts'

/** What is far too much for a cover, a chapter, a quote or a component is shown as what it is: a list, or a long text. */
export function spillPlans(stage: Stage): readonly Plan[] {
  return stage.pictures.length > 0 ? picturePlans(stage) : listPlans(stage)
}

interface Component {
  readonly layOut: LayOut
  /** Whether the slide's bullets have the form that the component shows. */
  readonly suits: (stage: Stage) => boolean
}

/** A layout whose bullets need a form of their own: the lists are its rescue. */
export function component(template: LayoutTemplate, { layOut, suits }: Component): LayoutDrawing {
  return {
    plans: (stage) => {
      const lists = spillPlans(stage)
      return suits(stage) && !isCramped(stage) ? [plan(template, layOut), ...lists] : lists
    },
    mostPictures: noPictures,
  }
}
