import type { Slides } from './SlideStore.ts'
import { type Step, stepBetween, takeBack } from './steps.ts'

/** Edits of one gesture that are closer together than this are one step. */
const pauseMs = 500

/** How an edit continues the one before: with the same key, and within a pause unless it is held. */
export interface Gesture {
  readonly key: string
  readonly isHeld?: boolean
}

/** The steps of one person, to be taken back and done again. */
export class History {
  readonly #done: Step[] = []
  #undone: Step[] = []
  #gesture: { readonly key: string; readonly at: number } | undefined

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Adds a step, or continues the last one. Returns false if nothing changed. */
  record(before: Slides, after: Slides, gesture?: Gesture): boolean {
    const part = stepBetween(before, after)
    if (!part) return false
    const last = this.#continues(gesture) ? this.#done.pop() : undefined
    // What others did between the two parts is not part of the step.
    const step = last ? stepBetween(takeBack(last, before), after) : part
    if (step) this.#done.push(step)
    this.#undone = []
    this.#gesture = step && gesture && { key: gesture.key, at: Date.now() }
    return true
  }

  /** Whether the last thing done is this gesture. */
  endsWith(key: string): boolean {
    return this.#gesture?.key === key
  }

  /** Returns the slides without the last step; undefined if there is none. */
  undo(present: Slides): Slides | undefined {
    return this.#move(this.#done, this.#undone, present)
  }

  redo(present: Slides): Slides | undefined {
    return this.#move(this.#undone, this.#done, present)
  }

  #continues(gesture: Gesture | undefined): boolean {
    if (!gesture || this.#gesture?.key !== gesture.key) return false
    return gesture.isHeld === true || Date.now() - this.#gesture.at < pauseMs
  }

  #move(from: Step[], to: Step[], present: Slides): Slides | undefined {
    this.#gesture = undefined
    const step = from.pop()
    if (!step) return undefined
    const slides = takeBack(step, present)
    const back = stepBetween(present, slides)
    if (back) to.push(back)
    return slides
  }
}
