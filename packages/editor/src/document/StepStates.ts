import type { Slide } from '@deckloom/deck'
import { mergeSlide } from '../saving/mergeSlide.ts'
import { sameJson } from './sameJson.ts'

/** A step on the undo or redo stack. */
export type StackItem = object

type Slides = ReadonlyMap<string, Slide>

/** The slides right before and right after a step. */
interface States {
  readonly before: Slides
  readonly after: Slides
}

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
  readonly #states = new WeakMap<StackItem, States>()
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
    const known = this.#states.get(item)
    if (!known && !differ(before, after)) return
    // What others did between the parts of a step is not part of it.
    const begun = known ? new Map([...before, ...withoutStep(known, before)]) : before
    this.#states.set(item, { before: begun, after })
  }

  /** Takes a step back or does it again: it goes `from` one stack `to` the other. */
  retrace(
    {
      from,
      to,
    }: { readonly from: StackItem | undefined; readonly to: () => StackItem | undefined },
    step: () => void,
  ): void {
    const states = from && this.#states.get(from)
    const before = this.#ports.read()
    step()
    const wanted = states ? withoutStep(states, before) : new Map<string, Slide>()
    const present = this.#ports.read()
    const others = [...wanted.values()].filter((slide) => !sameJson(present.get(slide.id), slide))
    if (others.length > 0) this.#ports.restore(others)
    const item = to()
    if (item) this.#states.set(item, { before, after: this.#ports.read() })
  }
}

/** The present slides that a step changed, as they would be without it, with what others have done since. */
function withoutStep({ before, after }: States, present: Slides): Slides {
  return new Map(
    Array.from(present.values()).flatMap((theirs) => {
      const [mine, base] = [before.get(theirs.id), after.get(theirs.id)]
      if (!base || mine === base) return []
      if (sameJson(theirs, base)) return mine ? [[mine.id, mine] as const] : []
      // A slide that this person added and others wrote on stays.
      const slide = mine ? mergeSlide({ base, mine, theirs }).slide : theirs
      return [[slide.id, slide] as const]
    }),
  )
}

function differ(one: Slides, other: Slides): boolean {
  return one.size !== other.size || Array.from(one).some(([id, slide]) => other.get(id) !== slide)
}
