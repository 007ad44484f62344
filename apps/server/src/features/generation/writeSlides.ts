import type { GenerationEvent } from '@deckloom/contract'
import {
  deckDefaults,
  deckLimits,
  normalizeSlides,
  type Slide,
  slidesInputSchema,
} from '@deckloom/deck'
import { readingOf, type SlideStep } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { Progress } from '../../http/answers/eventStream.ts'
import type { GenerationPorts } from './generationPorts.ts'
import {
  type Generation,
  insertGeneratedDeck,
  putSlide,
  updateGeneration,
} from './generationRepository.ts'
import type { Run } from './runMetered.ts'
import { fallbackEvent, modelFailure } from './modelFailure.ts'
import { writerOf } from './presentGeneration.ts'

export type WriteEvent = Exclude<GenerationEvent, { type: 'error' }>

export interface SlidesJob {
  readonly generation: Generation
  /** Indices to write; finished slides are left unchanged. */
  readonly places?: readonly number[] | undefined
}

/** The progress of the deck. */
interface State {
  readonly generation: Generation
  readonly slides: (Slide | null)[]
  readonly wanted: readonly number[]
  /** Only some of the missing slides are requested: others may stay missing. */
  readonly isPart: boolean
  failure: Failure | undefined
  step: 'writing' | 'written' | 'stored'
}

/**
 * Writes the missing slides of an outline. Each is stored as it arrives, so that an interruption
 * loses none; the complete deck is stored before `done`, and not at all while a slide is missing.
 */
export async function* writeSlides(
  ports: GenerationPorts,
  { generation, places }: SlidesJob,
  run: Run,
): Progress<WriteEvent> {
  const state = begin(generation, places)
  const { id, outline } = generation
  const titles = outline.entries.map(({ title }) => title)
  yield {
    type: 'outline',
    id,
    title: outline.title,
    titles,
    reading: readingOf(generation.request),
    ...writerOf(generation, ports.writer),
  }
  for (const [index, slide] of generation.slides.entries()) {
    if (slide) yield { type: 'slide', index, slide }
  }
  try {
    yield* writeMissing(ports, state, run)
    state.step = 'written'
    return run.signal.aborted ? undefined : yield* finish(ports, state, run)
  } catch (error) {
    run.counts = false
    throw error
  } finally {
    if (state.step !== 'stored') await keep(ports, state, run)
  }
}

function begin(generation: Generation, places: SlidesJob['places']): State {
  const slides = [...generation.slides]
  const all = slides.map((_, index) => index)
  const wanted = (places ?? all).filter((index) => slides[index] === null)
  const isPart = places !== undefined
  return { generation, slides, wanted, isPart, failure: undefined, step: 'writing' }
}

async function* writeMissing(
  ports: GenerationPorts,
  state: State,
  run: Run,
): AsyncGenerator<WriteEvent> {
  const { request, outline, id } = state.generation
  const written = state.slides.map((slide) => slide ?? undefined)
  const job = { request, outline, wanted: state.wanted, written }
  for await (const step of ports.writer.slides(job, run)) {
    if (step.kind === 'fallback') {
      yield fallbackEvent(step, ports)
      continue
    }
    const { index } = step
    const result = validateSlide(step, ports)
    if (result instanceof Failure) {
      const { code, message } = result
      state.failure ??= result
      yield { type: 'slide-failed', index, code, message }
    } else {
      state.slides[index] = result
      run.counts = true
      // It was paid for.
      if (isPaid(ports)) await putSlide(ports.database.queries, { id, index, slide: result })
      yield { type: 'slide', index, slide: result }
    }
  }
}

async function* finish(
  ports: GenerationPorts,
  state: State,
  run: Run,
): AsyncGenerator<WriteEvent, Failure | undefined> {
  const { generation, slides, wanted } = state
  const whole = slides.filter((slide) => slide !== null)
  if (whole.length === slides.length) {
    run.counts = true
    const done = await store(ports, { generation, slides: whole }, run)
    state.step = 'stored'
    yield done
    return undefined
  }
  run.counts = false
  // A writer that left a slide out without an error has failed.
  const isDone = state.isPart && wanted.every((index) => slides[index] !== null)
  return isDone ? undefined : (state.failure ?? new Failure('provider_bad_output'))
}

/**
 * Keeps the slides for the next visit. Counts in the quota if the caller left with slides in hand.
 */
async function keep(
  ports: GenerationPorts,
  { generation, slides, step }: State,
  run: Run,
): Promise<void> {
  const counted = run.counts && (step === 'writing' || run.signal.aborted)
  await updateGeneration(ports.database.queries, generation.id, {
    ...(!isPaid(ports) && { slides }),
    ...(counted && { counted }),
    updatedAt: ports.now(),
  })
}

/** A model's slides are stored as they arrive, others only on interruption. */
function isPaid({ writer }: GenerationPorts): boolean {
  return writer.name === 'model'
}

/** Validates a writer's slides like a client's. */
function validateSlide(
  step: Exclude<SlideStep, { kind: 'fallback' }>,
  { newId }: GenerationPorts,
): Slide | Failure {
  if (step.kind === 'failed') return modelFailure(step.fault)
  const parsed = slidesInputSchema.safeParse([step.slide])
  const [slide] = parsed.success ? normalizeSlides(parsed.data, newId) : []
  return slide ?? new Failure('provider_bad_output')
}

async function store(
  { database }: GenerationPorts,
  { generation, slides }: { readonly generation: Generation; readonly slides: readonly Slide[] },
  run: Run,
): Promise<Extract<WriteEvent, { type: 'done' }>> {
  const { outline, id: generationId } = generation
  const title = outline.title.trim().slice(0, deckLimits.titleLength) || deckDefaults.deckTitle
  const use = run.takeUse()
  const deck = { title, slides, generationId, use, keep: run.keep }
  const id = await insertGeneratedDeck(database, deck)
  return { type: 'done', presentation: { id, title } }
}
