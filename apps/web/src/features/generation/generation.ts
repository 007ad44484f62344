import type { GenerateBody, GenerationEvent } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'

/** What is on the loom: every slide has its place from the start, and is undefined until it is written. */
export interface Weaving {
  readonly title: string
  readonly titles: readonly string[]
  readonly writer: 'embedded' | 'model'
  readonly slides: readonly (Slide | undefined)[]
}

export type Generation =
  | { readonly state: 'idle' }
  /** Asked for, no outline yet. */
  | { readonly state: 'asked'; readonly request: GenerateBody }
  | { readonly state: 'weaving'; readonly request: GenerateBody; readonly weaving: Weaving }
  | { readonly state: 'stopped'; readonly request: GenerateBody; readonly weaving: Weaving }
  | {
      readonly state: 'failed'
      readonly request: GenerateBody
      readonly weaving: Weaving
      readonly message: string
    }

export type GenerationAction =
  | { readonly act: 'ask'; readonly request: GenerateBody }
  | { readonly act: 'receive'; readonly event: GenerationEvent }
  | { readonly act: 'stop' }
  | { readonly act: 'fail'; readonly message: string }
  | { readonly act: 'leave' }

export function nextGeneration(now: Generation, action: GenerationAction): Generation {
  switch (action.act) {
    case 'ask':
      return { state: 'asked', request: action.request }
    case 'receive':
      return receive(now, action.event)
    case 'stop':
      // Before the outline there is nothing to keep.
      return now.state === 'weaving' ? { ...now, state: 'stopped' } : { state: 'idle' }
    case 'fail':
      return now.state === 'weaving'
        ? { ...now, state: 'failed', message: action.message }
        : { state: 'idle' }
    case 'leave':
      return { state: 'idle' }
  }
}

/** The slides that are finished, in deck order. */
export function finishedSlides({ slides }: Weaving): readonly Slide[] {
  return slides.filter((slide) => slide !== undefined)
}

/** Place of the slide that is being written: the first that is missing, or the count when none is. */
export function currentPlace({ slides }: Weaving): number {
  const missing = slides.indexOf(undefined)
  return missing === -1 ? slides.length : missing
}

function receive(now: Generation, event: GenerationEvent): Generation {
  if (event.type === 'outline' && now.state === 'asked') {
    const { title, titles, writer } = event
    const slides = titles.map(() => undefined)
    return { ...now, state: 'weaving', weaving: { title, titles, writer, slides } }
  }
  if (event.type === 'slide' && now.state === 'weaving') {
    const slides = now.weaving.slides.with(event.index, event.slide)
    return { ...now, weaving: { ...now.weaving, slides } }
  }
  return now
}
