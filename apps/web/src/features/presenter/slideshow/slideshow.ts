/** What the audience sees. Windows of one slideshow synchronize exactly this. */
export interface ShowState {
  /** Index of the slide among the visible ones, from 0. */
  readonly index: number
  /** Number of bullets shown, if they appear one by one. */
  readonly revealed: number
  readonly screen: 'slide' | 'black' | 'white'
  readonly playing: boolean
  /** Whether bullets appear one by one on every slide; by default each slide decides. */
  readonly stepByStep?: boolean | undefined
}

/** The current slide, the slide count, and whether the slideshow plays. */
export interface Slideshow extends ShowState {
  readonly count: number
  /** Side the current slide came from: 1 from the right, -1 from the left. */
  readonly direction: 1 | -1
}

export type SlideshowStep =
  | { readonly kind: 'next' | 'previous' | 'first' | 'last' | 'togglePlay' | 'toggleSteps' }
  | { readonly kind: 'black' | 'white' }
  | { readonly kind: 'goTo'; readonly index: number }
  | { readonly kind: 'follow'; readonly state: ShowState }

/** Returns the number of bullets of a slide that appear one by one; 0 if all appear at once. */
export type BulletSteps = (index: number, stepByStep: boolean | undefined) => number

/** Autoplay interval. */
export const autoplayMs = 4_000

/** More bullets than a slide can have, so that all are shown. */
export const everyBullet = 1_000

export function startSlideshow(count: number, index = 0): Slideshow {
  return {
    index: within(index, count),
    revealed: 0,
    screen: 'slide',
    playing: false,
    count,
    direction: 1,
  }
}

/** Returns the slideshow after a step; both ends wrap around. */
export function stepSlideshow(
  show: Slideshow,
  step: SlideshowStep,
  bulletSteps: BulletSteps = () => 0,
): Slideshow {
  switch (step.kind) {
    case 'next':
      return forward(show, bulletSteps)
    case 'previous':
      return back(show, bulletSteps)
    case 'first':
      return goTo(show, 0)
    case 'last':
      return goTo(show, show.count - 1)
    case 'goTo':
      return goTo(show, step.index)
    case 'follow':
      return follow(show, step.state)
    case 'togglePlay':
    case 'toggleSteps':
    case 'black':
    case 'white':
      return toggle(show, step.kind, bulletSteps)
  }
}

function toggle(
  show: Slideshow,
  what: 'togglePlay' | 'toggleSteps' | 'black' | 'white',
  bulletSteps: BulletSteps,
): Slideshow {
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
  const index = within(state.index, show.count)
  return { ...show, ...state, index, direction: directionTo(show, index) }
}

function forward(show: Slideshow, bulletSteps: BulletSteps): Slideshow {
  const { index, count, revealed } = show
  // After a black screen the first step only shows the current slide again.
  if (show.screen !== 'slide') return { ...show, screen: 'slide' }
  if (revealed < bulletSteps(index, show.stepByStep)) return { ...show, revealed: revealed + 1 }
  return { ...show, index: (index + 1) % count, revealed: 0, direction: 1 }
}

function back(show: Slideshow, bulletSteps: BulletSteps): Slideshow {
  const { index, count } = show
  if (show.screen !== 'slide') return { ...show, screen: 'slide' }
  const shown = Math.min(show.revealed, bulletSteps(index, show.stepByStep))
  if (shown > 0) return { ...show, revealed: shown - 1 }
  return { ...show, index: (index + count - 1) % count, revealed: everyBullet, direction: -1 }
}

function goTo(show: Slideshow, to: number): Slideshow {
  const index = within(to, show.count)
  return { ...show, index, revealed: 0, screen: 'slide', direction: directionTo(show, index) }
}

function directionTo({ index }: Slideshow, to: number): 1 | -1 {
  return to < index ? -1 : 1
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}
