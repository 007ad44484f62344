/** Which slide is shown, of how many, and whether it goes on by itself. */
export interface Slideshow {
  readonly index: number
  readonly count: number
  readonly playing: boolean
  /** Where the slide that is shown came from: 1 from the right, -1 from the left. */
  readonly direction: 1 | -1
}

export type SlideshowStep =
  | { readonly kind: 'next' | 'previous' | 'togglePlay' }
  | { readonly kind: 'goTo'; readonly index: number }

/** What autoplay waits between two slides. */
export const autoplayMs = 4_000

export function startSlideshow(count: number): Slideshow {
  return { index: 0, count, playing: false, direction: 1 }
}

/** Both ends wrap around. */
export function stepSlideshow(show: Slideshow, step: SlideshowStep): Slideshow {
  const { index, count } = show
  switch (step.kind) {
    case 'next':
      return { ...show, index: (index + 1) % count, direction: 1 }
    case 'previous':
      return { ...show, index: (index + count - 1) % count, direction: -1 }
    case 'togglePlay':
      return { ...show, playing: !show.playing }
    case 'goTo':
      return { ...show, index: step.index, direction: step.index < index ? -1 : 1 }
  }
}

export type PresenterCommand = 'next' | 'previous' | 'togglePlay' | 'close' | 'toggleFullscreen'

/** What a key asks for. */
export function presenterCommand(key: string): PresenterCommand | undefined {
  switch (key) {
    case 'ArrowRight':
    case ' ':
      return 'next'
    case 'ArrowLeft':
      return 'previous'
    case 'Escape':
      return 'close'
    case 'f':
    case 'F':
      return 'toggleFullscreen'
    case 'p':
    case 'P':
      return 'togglePlay'
    default:
      return undefined
  }
}
