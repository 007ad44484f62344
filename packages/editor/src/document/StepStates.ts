import type { Slide } from '@deckloom/deck'
import { mergeSlide } from '../saving/mergeSlide.ts'
import { sameJson } from './sameJson.ts'

/** A step on the undo or redo stack. */
export type StackItem = object

type Slides = ReadonlyMap<string, Slide>

/** A slide that a step changed, right before and right after it; undefined where it did not exist. */
interface Changed {
  readonly before: Slide | undefined
  readonly after: Slide | undefined
}

/** By the slides' IDs. */
type Step = ReadonlyMap<string, Changed>

interface Ports {
  /** The present slides; an unchanged slide is the same object. */
  readonly read: () => Slides
  /** Writes these slides, without making a step of it. */
  readonly restore: (slides: readonly Slide[]) => void
  /** The step that undo would take back. */
  readonly top: () => StackItem | undefined
}

/**
 * Lets undo take back what this person did and nothing else. Texts are stored whole, so taking a step back would restore
 * all of a text as it was, without the words that others have written into it since. Steps therefore remember what they
 * changed, and are taken back on top of what others did.
 */
export class StepStates {
  readonly #ports: Ports
  readonly #steps = new WeakMap<StackItem, Step>()
  // Commands run within others; only the outermost is a step.
  #depth = 0

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Runs a step, or more of the one before. */
  record(step: () => void): void {
    const before = this.#depth === 0 ? this.#ports.read() : undefined
    this.#depth += 1
    try {
      step()
    } finally {
      this.#depth -= 1
    }
    const item = this.#ports.top()
    if (!before || !item) return
    const after = this.#ports.read()
    const part = changesBetween(before, after)
    const known = this.#steps.get(item)
    if (known) this.#steps.set(item, appendPart(known, { part, before, after }))
    else if (part.size > 0) this.#steps.set(item, part)
  }

  /** Takes a step back or does it again: it goes `from` one stack `to` the other. */
  retrace(
    {
      from,
      to,
    }: { readonly from: StackItem | undefined; readonly to: () => StackItem | undefined },
    step: () => void,
  ): void {
    const before = this.#ports.read()
    step()
    const taken = from && this.#steps.get(from)
    const present = this.#ports.read()
    const wanted = taken ? [...withoutStep(taken, before).values()] : []
    const others = wanted.filter((slide) => !sameJson(present.get(slide.id), slide))
    if (others.length > 0) this.#ports.restore(others)
    const item = to()
    if (item) this.#steps.set(item, changesBetween(before, this.#ports.read()))
  }
}

/** The present slides that a step changed, as they would be without it, with what others have done since. */
function withoutStep(step: Step, present: Slides): Slides {
  return new Map(
    Array.from(step).flatMap(([id, { before: mine, after: base }]) => {
      const theirs = present.get(id)
      if (!base || !theirs) return []
      if (sameJson(theirs, base)) return mine ? [[id, mine] as const] : []
      // A slide that this person added and others wrote on stays.
      return [[id, mine ? mergeSlide({ base, mine, theirs }).slide : theirs] as const]
    }),
  )
}

interface Part {
  readonly part: Step
  readonly before: Slides
  readonly after: Slides
}

/** Adds a part to a step. What others did between the two is not part of it. */
function appendPart(step: Step, { part, before, after }: Part): Step {
  const begun = withoutStep(step, before)
  const ids = new Set([...step.keys(), ...part.keys()])
  return new Map(
    Array.from(ids, (id) => {
      const first = step.get(id) ?? part.get(id)
      return [id, { before: begun.get(id) ?? first?.before, after: after.get(id) }] as const
    }),
  )
}

function changesBetween(before: Slides, after: Slides): Step {
  const ids = new Set([...before.keys(), ...after.keys()])
  const changed = [...ids].filter((id) => before.get(id) !== after.get(id))
  return new Map(changed.map((id) => [id, { before: before.get(id), after: after.get(id) }]))
}
