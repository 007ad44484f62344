import type { WriteRequest } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { Progress } from '../../http/answers/eventStream.ts'
import type { Caller, GenerationPorts } from './generationPorts.ts'
import { findGeneration, type Generation, insertGeneration } from './generationRepository.ts'
import { runMetered, type Run } from './runMetered.ts'
import { streamOutline } from './planDeck.ts'
import { writerOf, writerView } from './presentGeneration.ts'
import { type SlidesJob, type WriteEvent, writeSlides } from './writeSlides.ts'

export interface GenerationInput extends Caller {
  readonly request: WriteRequest
  /** The stored generation, if a later attempt should resume it. */
  readonly id?: string | undefined
}

/**
 * Writes a deck from a prompt and yields its progress. When the caller leaves, finished slides are
 * kept, and an interrupted attempt is resumed. Throws database errors; returns failures of the
 * writer.
 */
export async function* generateDeck(
  ports: GenerationPorts,
  { id, ...input }: GenerationInput,
  signal: AbortSignal,
): Progress<WriteEvent> {
  const own = { id: id ?? ports.newId(), userId: input.account.id }
  const generation = id && (await findGeneration(ports.database.queries, own))
  if (generation) return yield* continueDeck(ports, { ...input, job: { generation } }, signal)
  const metering = { ...input, operation: 'generate', isCounted: false } as const
  const started = { ...own, request: input.request }
  return yield* runMetered(ports, metering, { signal, work: (run) => write(ports, started, run) })
}

/** Resumes a deck that has an outline. */
export function continueDeck(
  ports: GenerationPorts,
  { job, ...caller }: Caller & { readonly job: SlidesJob },
  signal: AbortSignal,
): Progress<WriteEvent> {
  const { request, counted: isCounted } = job.generation
  const metering = { ...caller, operation: 'generate', request, isCounted } as const
  return runMetered(ports, metering, {
    signal,
    work: async function* (run) {
      yield { type: 'begun', ...writerOf(job.generation, ports.writer) }
      return yield* writeSlides(ports, job, run)
    },
  })
}

type NewGeneration = Pick<Generation, 'id' | 'userId' | 'request'>

async function* write(
  ports: GenerationPorts,
  started: NewGeneration,
  run: Run,
): Progress<WriteEvent> {
  yield { type: 'begun', ...writerView(ports.writer) }
  const generation = yield* plan(ports, started, run)
  if (run.signal.aborted) return undefined
  if (!generation) return new Failure('provider_bad_output')
  return yield* writeSlides(ports, { generation }, run)
}

/** The outline, stored; undefined if it was abandoned or has the wrong number of slides. */
async function* plan(
  ports: GenerationPorts,
  started: NewGeneration,
  run: Run,
): AsyncGenerator<WriteEvent, Generation | undefined> {
  const steps = streamOutline(ports, started.request, run)
  for (;;) {
    const { done, value } = await steps.next()
    if (!done) {
      if (value.type === 'fallback') yield value
      continue
    }
    if (value?.entries.length !== started.request.slideCount) return undefined
    const { queries } = ports.database
    return await insertGeneration(queries, { ...started, outline: value }, { now: ports.now() })
  }
}
