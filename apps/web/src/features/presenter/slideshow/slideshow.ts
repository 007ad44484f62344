import { follows, type Turn } from './turns.ts'
import { type Zoom, type ZoomStep, zoomTo } from '../zoom/zoom.ts'

/** What the audience sees. Windows of one slideshow synchronize exactly this. */
export interface ShowState {
  /** Place of the slide in the deck, from 0; hidden slides count too. */
  readonly index: number
  /** Number of bullets shown, if they appear one by one. */
  readonly revealed: number
  readonly screen: 'slide' | 'black' | 'white'
  readonly playing: boolean
  /** Whether bullets appear one by one on every slide; by default each slide decides. */
  readonly stepByStep?: boolean | undefined
  /** The enlarged part of the slide; undefined while all of it is shown. */
  readonly zoom?: Zoom | undefined
  /** When this was changed last. */
  readonly turn: Turn
}

/** The current slide, the slide count, and whether the slideshow plays. */
export interface Slideshow extends ShowState {
  /** Number of slides in the deck. */
  readonly count: number
  /** Places of the hidden slides, which steps skip. */
  readonly hidden: readonly number[]
  /** Side the current slide came from: 1 from the right, -1 from the left. */
  readonly direction: 1 | -1
}

/** Changes what is shown, and back. */
interface ToggleStep {
  readonly kind: 'togglePlay' | 'toggleSteps' | 'black' | 'white'
}

export type SlideshowStep =
  | { readonly kind: 'next' | 'previous' | 'first' | 'last' | 'nextOfAll' }
  | ToggleStep
  | ZoomStep
  | { readonly kind: 'goTo'; readonly index: number }
  | { readonly kind: 'follow'; readonly state: ShowState }

/** Returns the number of bullets of a slide that appear one by one; 0 if all appear at once. */
export type BulletSteps = (index: number, stepByStep: boolean | undefined) => number

/** Autoplay interval. */
export const autoplayMs = 4_000

/** More bullets than a slide can have, so that all are shown. */
export const everyBullet = 1_000

/** Each zoom key enlarges by this much. */
const zoomFactor = 1.5

export interface SlideshowStart {
  readonly count: number
  /** Place of the first slide shown, from 0. */
  readonly index?: number
  readonly hidden?: readonly number[]
  /** Goes on from here instead. */
  readonly from?: ShowState | undefined
}

export function startSlideshow(start: SlideshowStart): Slideshow {
  const { count, index = 0, from } = start
  // If every slide is hidden, the whole deck is shown.
  const hidden = start.hidden?.length === count ? [] : (start.hidden ?? [])
  const show: Slideshow = {
    index: within(index, count),
    revealed: 0,
    screen: 'slide',
    playing: false,
    turn: 0,
    count,
    hidden,
    direction: 1,
  }
  if (from) return follow(show, from)
  // An address without a number means the first slide that is shown.
  return index === 0 ? { ...show, index: firstPlace(show) } : show
}

/** Returns the slideshow after a step; both ends wrap around. */
export function stepSlideshow(
  show: Slideshow,
  step: SlideshowStep,
  bulletSteps: BulletSteps = () => 0,
): Slideshow {
  if (isZoomStep(step)) return zoomBy(show, step)
  if (isToggleStep(step)) return toggle(show, step.kind, bulletSteps)
  switch (step.kind) {
    case 'next':
      return forward(show, bulletSteps)
    case 'previous':
      return back(show, bulletSteps)
    case 'goTo':
      return goTo(show, step.index)
    case 'follow':
      return follow(show, step.state)
    case 'first':
    case 'last':
    case 'nextOfAll':
      return goTo(show, placeOf(show, step.kind))
  }
}

function isZoomStep(step: SlideshowStep): step is ZoomStep {
  return step.kind.startsWith('zoom')
}

function isToggleStep(step: SlideshowStep): step is ToggleStep {
  return ['togglePlay', 'toggleSteps', 'black', 'white'].includes(step.kind)
}

/** Returns the place of the next slide in a direction, without the hidden ones, around the ends. */
export function placeAfter({ index, count, hidden }: Slideshow, by: 1 | -1): number {
  for (let step = 1; step < count; step += 1) {
    const place = (index + by * step + count) % count
    if (!hidden.includes(place)) return place
  }
  return index
}

/** Returns whether there is no other slide to go to. */
export function hasOneSlide(show: Slideshow): boolean {
  return placeAfter(show, 1) === show.index
}

/** Returns how many slides that are not hidden there are, and how many of them come before this one. */
export function talkOf({ index, count, hidden }: Slideshow): {
  readonly index: number
  readonly count: number
} {
  const before = hidden.filter((place) => place < index).length
  return { index: index - before, count: count - hidden.length }
}

function firstPlace(show: Slideshow): number {
  return placeAfter({ ...show, index: show.count - 1 }, 1)
}

function placeOf(show: Slideshow, which: 'first' | 'last' | 'nextOfAll'): number {
  if (which === 'nextOfAll') return (show.index + 1) % show.count
  return which === 'first' ? firstPlace(show) : placeAfter({ ...show, index: 0 }, -1)
}

function zoomBy(show: Slideshow, step: ZoomStep): Slideshow {
  if (show.screen !== 'slide' || step.kind === 'zoomReset') return { ...show, zoom: undefined }
  if (step.kind === 'zoom') return { ...show, zoom: step.to }
  const scale = show.zoom?.scale ?? 1
  const to = step.kind === 'zoomIn' ? scale * zoomFactor : scale / zoomFactor
  return { ...show, zoom: zoomTo(show.zoom, to) }
}

function toggle(show: Slideshow, what: ToggleStep['kind'], bulletSteps: BulletSteps): Slideshow {
  switch (what) {
    case 'togglePlay':
      return { ...show, playing: !show.playing }
    case 'toggleSteps': {
      const stepwise = bulletSteps(show.index, show.stepByStep) > 0
      return { ...show, stepByStep: !stepwise, revealed: 0 }
    }
    case 'black':
    case 'white':
      return { ...show, screen: show.screen === what ? 'slide' : what }
  }
}

function follow(show: Slideshow, state: ShowState): Slideshow {
  if (!follows(show.turn, state.turn)) return show
  const index = within(state.index, show.count)
  return { ...show, ...state, zoom: state.zoom, index, direction: directionTo(show, index) }
}

function forward(show: Slideshow, bulletSteps: BulletSteps): Slideshow {
  const { index, revealed } = show
  // After a black screen the first step only shows the current slide again.
  if (show.screen !== 'slide') return { ...show, screen: 'slide' }
  if (revealed < bulletSteps(index, show.stepByStep)) return { ...show, revealed: revealed + 1 }
  return { ...show, index: placeAfter(show, 1), revealed: 0, direction: 1, zoom: undefined }
}

function back(show: Slideshow, bulletSteps: BulletSteps): Slideshow {
  if (show.screen !== 'slide') return { ...show, screen: 'slide' }
  const shown = Math.min(show.revealed, bulletSteps(show.index, show.stepByStep))
  if (shown > 0) return { ...show, revealed: shown - 1 }
  const index = placeAfter(show, -1)
  return { ...show, index, revealed: everyBullet, direction: -1, zoom: undefined }
}

function goTo(show: Slideshow, to: number): Slideshow {
  const index = within(to, show.count)
  const direction = directionTo(show, index)
  return { ...show, index, revealed: 0, screen: 'slide', direction, zoom: undefined }
}

function directionTo({ index }: Slideshow, to: number): 1 | -1 {
  return to < index ? -1 : 1
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}
