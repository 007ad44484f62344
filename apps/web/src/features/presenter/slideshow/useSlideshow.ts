import { isShownStepByStep, type Slide } from '@deckloom/deck'
import { useState, useSyncExternalStore } from 'react'
import { currentTypesetter, subscribeToTypesetter } from '../../../shared/scene/typesetter.ts'
import {
  type ShowState,
  type Slideshow,
  type SlideshowStep,
  startSlideshow,
  stepSlideshow,
} from './slideshow.ts'
import type { ShowRole } from './showMessage.ts'
import { nextTurn } from './turns.ts'

export interface ShowOptions {
  readonly role: ShowRole
  readonly deckTitle: string
  /** All slides of the deck, at least one; steps skip hidden ones. */
  readonly slides: readonly Slide[]
  /** Start position, from 0. */
  readonly start: number
  /** Where this window was before it was loaded anew. */
  readonly from?: ShowState | undefined
}

export interface Show {
  readonly deckTitle: string
  readonly slides: readonly Slide[]
  readonly state: Slideshow
  readonly step: (step: SlideshowStep) => void
  /** Number of bullets shown when `revealed` of them are; undefined if all appear at once. */
  readonly bulletsOf: (index: number, revealed: number) => number | undefined
  /** Number of bullets of the current slide still to come. */
  readonly bulletsLeft: number
}

/** Runs a show of a deck. */
export function useSlideshow({ role, deckTitle, slides, start, from }: ShowOptions): Show {
  const count = slides.length
  const [state, setState] = useState(() =>
    startSlideshow({ count, index: start, hidden: hiddenPlaces(slides), from }),
  )
  const typesetter = useSyncExternalStore(subscribeToTypesetter, currentTypesetter)
  const bulletSteps = (index: number, stepByStep: boolean | undefined): number => {
    const slide = slides[index]
    if (!slide || !(stepByStep ?? isShownStepByStep(slide))) return 0
    if (!typesetter?.knows(slide, deckTitle)) return 0
    return typesetter.stepsOf(slide, { deckTitle, index, count }).length - 1
  }
  return {
    deckTitle,
    slides,
    state,
    step: (step) =>
      setState((before) => {
        const after = stepSlideshow(before, step, bulletSteps)
        return step.kind === 'follow' ? after : { ...after, turn: nextTurn(before.turn, role) }
      }),
    bulletsOf: (index, revealed) => {
      const slide = slides[index]
      const stepwise = state.stepByStep ?? (slide !== undefined && isShownStepByStep(slide))
      return stepwise ? revealed : undefined
    },
    bulletsLeft: Math.max(0, bulletSteps(state.index, state.stepByStep) - state.revealed),
  }
}

function hiddenPlaces(slides: readonly Slide[]): readonly number[] {
  return slides.flatMap(({ hidden }, place) => (hidden === true ? [place] : []))
}
