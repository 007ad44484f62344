import type { Slide } from '@deckloom/deck'
import { mergeOrder } from '../saving/mergeOrder.ts'
import { mergeSlide } from '../saving/mergeSlide.ts'
import { sameJson } from './sameJson.ts'
import type { Slides } from './SlideStore.ts'

/** Something that was changed, right before and right after the step. */
interface Change<T> {
  readonly before: T
  readonly after: T
}

/** What one step changed, without anything that others did. */
export interface Step {
  /** By the slides' IDs; undefined where the slide did not exist. */
  readonly slides: ReadonlyMap<string, Change<Slide | undefined>>
  /** The IDs of all slides, if the step added, deleted or moved any. */
  readonly order: Change<readonly string[]> | undefined
}

/** Returns the step that leads from one state to another; undefined if they are the same. */
export function stepBetween(before: Slides, after: Slides): Step | undefined {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  const changed = ids.filter((id) => !sameJson(before.get(id), after.get(id)))
  const orders = { before: [...before.keys()], after: [...after.keys()] }
  const order = sameJson(orders.before, orders.after) ? undefined : orders
  if (changed.length === 0 && !order) return undefined
  const slides = new Map(
    changed.map((id) => [id, { before: before.get(id), after: after.get(id) }]),
  )
  return { slides, order }
}

/**
 * Returns the present slides as they would be without the step: what others have done since stays. Texts are merged word
 * by word, because restoring all of a text as it was would take away what others have written into it.
 */
export function takeBack(step: Step, present: Slides): Slides {
  const slides = new Map(present)
  for (const [id, change] of step.slides) {
    const slide = slideWithout(change, present.get(id))
    if (slide) slides.set(id, slide)
    else slides.delete(id)
  }
  // Others have deleted every slide but those that this step added.
  if (slides.size === 0) return present
  if (!step.order) return slides
  const { before, after } = step.order
  const order = mergeOrder({ base: after, local: before, server: [...present.keys()] })
  return new Map(
    order.flatMap((id) => {
      const slide = slides.get(id)
      return slide ? [[id, slide] as const] : []
    }),
  )
}

function slideWithout(
  { before, after }: Change<Slide | undefined>,
  present: Slide | undefined,
): Slide | undefined {
  if (sameJson(present, after)) return before
  // A slide that somebody else deleted stays deleted, and one that this person added and others wrote on stays.
  if (!present || !before || !after) return present
  return mergeSlide({ base: after, mine: before, theirs: present }).slide
}
