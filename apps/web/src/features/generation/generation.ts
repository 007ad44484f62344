import type { GenerateBody, GenerationEvent, PromptReading } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'

/** A deck being written: every slide has its place from the start, and is undefined until it is written. */
export interface Weaving {
  readonly title: string
  readonly titles: readonly string[]
  readonly writer: 'embedded' | 'model'
  /** The model's name, or `embedded`. */
  readonly model: string
  /** What the prompt was read as. */
  readonly reading: PromptReading
  /** Why a writer other than the model is used. */
  readonly notice?: string | undefined
  /** ID of the generation, which the server keeps until it is finished. */
  readonly id: string
  readonly slides: readonly (Slide | undefined)[]
  /** Reason for each missing slide. */
  readonly failures: readonly (string | undefined)[]
}

export type Generation =
  | { readonly state: 'idle' }
  /** Requested, no outline yet. */
  | { readonly state: 'asked'; readonly request: GenerateBody; readonly notice?: string }
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
  /** Resumes the deck on the loom. */
  | { readonly act: 'resume' }
  | { readonly act: 'stop' }
  | { readonly act: 'fail'; readonly message: string }
  | { readonly act: 'leave' }

export function nextGeneration(now: Generation, action: GenerationAction): Generation {
  switch (action.act) {
    case 'ask':
      return { state: 'asked', request: action.request }
    case 'receive':
      return receive(now, action.event)
    case 'resume':
      return 'weaving' in now
        ? { state: 'weaving', request: now.request, weaving: withoutFailures(now.weaving) }
        : now
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

/** Returns the finished slides in deck order. */
export function finishedSlides({ slides }: Weaving): readonly Slide[] {
  return slides.filter((slide) => slide !== undefined)
}

/** Returns the index of the slide being written: the first missing one, or the count if there is none. */
export function currentPlace({ slides }: Weaving): number {
  const missing = slides.indexOf(undefined)
  return missing === -1 ? slides.length : missing
}

function withoutFailures(weaving: Weaving): Weaving {
  return { ...weaving, failures: weaving.titles.map(() => undefined) }
}

function fallBack(now: Generation, notice: string): Generation {
  if (now.state === 'asked') return { ...now, notice }
  return now.state === 'weaving' ? { ...now, weaving: { ...now.weaving, notice } } : now
}

/**
 * Returns whether an outline is the first, or comes from another server that restarted the work when the first went
 * down.
 */
function isNew(
  now: Generation,
  id: string,
): now is Extract<Generation, { state: 'asked' | 'weaving' }> {
  return now.state === 'asked' || (now.state === 'weaving' && now.weaving.id !== id)
}

function receive(now: Generation, event: GenerationEvent): Generation {
  if (event.type === 'outline' && isNew(now, event.id)) {
    const { type: _, ...started } = event
    const none = started.titles.map(() => undefined)
    const { notice } = now.state === 'asked' ? now : now.weaving
    const weaving = { ...started, notice, slides: none, failures: none }
    return { request: now.request, state: 'weaving', weaving }
  }
  if (event.type === 'fallback') return fallBack(now, event.message)
  if (event.type === 'slide-failed' && now.state === 'weaving') {
    const failures = now.weaving.failures.with(event.index, event.message)
    return { ...now, weaving: { ...now.weaving, failures } }
  }
  if (event.type === 'slide' && now.state === 'weaving') {
    const slides = now.weaving.slides.with(event.index, event.slide)
    return { ...now, weaving: { ...now.weaving, slides } }
  }
  return now
}
