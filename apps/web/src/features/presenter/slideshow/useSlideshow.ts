import { isShownStepByStep, type Slide } from '@deckloom/deck'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { currentTypesetter, subscribeToTypesetter } from '../../../shared/scene/typesetter.ts'
import { type Slideshow, type SlideshowStep, startSlideshow, stepSlideshow } from './slideshow.ts'

export interface ShownSlide {
  readonly slide: Slide
  /** Position in the deck, from 0: page numbers count hidden slides too. */
  readonly place: number
}

export interface ShowOptions {
  readonly deckTitle: string
  /** All slides of the deck, at least one; hidden ones are skipped. */
  readonly slides: readonly Slide[]
  /** Start position, from 0. */
  readonly start: number
}

export interface Show {
  readonly deckTitle: string
  /** Number of slides in the deck, including hidden ones. */
  readonly deckCount: number
  readonly slides: readonly ShownSlide[]
  readonly state: Slideshow
  readonly step: (step: SlideshowStep) => void
  /** Number of bullets shown when `revealed` of them are; undefined if all appear at once. */
  readonly bulletsOf: (index: number, revealed: number) => number | undefined
  /** Number of bullets of the current slide still to come. */
  readonly bulletsLeft: number
}

/** Runs a show of the slides that are not hidden. */
export function useSlideshow({ deckTitle, slides, start }: ShowOptions): Show {
  const shown = useMemo(() => shownSlides(slides), [slides])
  const [state, setState] = useState(() => startSlideshow(shown.length, start))
  const count = slides.length
  const typesetter = useSyncExternalStore(subscribeToTypesetter, currentTypesetter)
  const bulletSteps = (index: number, stepByStep: boolean | undefined): number => {
    const at = shown[index]
    if (!at || !(stepByStep ?? showsStepByStep(at))) return 0
    if (!typesetter?.knows(at.slide, deckTitle)) return 0
    return typesetter.stepsOf(at.slide, { deckTitle, index: at.place, count }).length - 1
  }
  return {
    deckTitle,
    deckCount: count,
    slides: shown,
    state,
    step: (step) => setState((before) => stepSlideshow(before, step, bulletSteps)),
    bulletsOf: (index, revealed) =>
      (state.stepByStep ?? showsStepByStep(shown[index])) ? revealed : undefined,
    bulletsLeft: Math.max(0, bulletSteps(state.index, state.stepByStep) - state.revealed),
  }
}

function showsStepByStep(shown: ShownSlide | undefined): boolean {
  return shown !== undefined && isShownStepByStep(shown.slide)
}

/** Returns the visible slides; if every slide is hidden, the whole deck is shown. */
function shownSlides(slides: readonly Slide[]): readonly ShownSlide[] {
  const all = slides.map((slide, place) => ({ slide, place }))
  const visible = all.filter(({ slide }) => slide.hidden !== true)
  return visible.length > 0 ? visible : all
}
