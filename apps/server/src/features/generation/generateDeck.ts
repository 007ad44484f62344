import type { WriteRequest } from '@deckloom/writer'
import { Failure } from '../../http/failure.ts'
import type { Progress } from '../../http/eventStream.ts'
import type { Caller, GenerationPorts } from './generationPorts.ts'
import { findGeneration, type Generation, insertGeneration } from './generationRepository.ts'
import { metered, type Run } from './metered.ts'
import { outlined } from './planDeck.ts'
import { writerOf, writerView } from './presentGeneration.ts'
import { type SlidesWish, type WriteEvent, writeSlides } from './writeSlides.ts'

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
  if (generation) return yield* continueDeck(ports, { ...input, wish: { generation } }, signal)
  const metering = { ...input, operation: 'generate', isCounted: false } as const
  const begun = { ...own, request: input.request }
  return yield* metered(ports, metering, { signal, work: (run) => write(ports, begun, run) })
}

/** Resumes a deck that has an outline. */
export function continueDeck(
  ports: GenerationPorts,
  { wish, ...caller }: Caller & { readonly wish: SlidesWish },
  signal: AbortSignal,
): Progress<WriteEvent> {
  const { request, counted: isCounted } = wish.generation
  const metering = { ...caller, operation: 'generate', request, isCounted } as const
  return metered(ports, metering, {
    signal,
    work: async function* (run) {
      yield { type: 'begun', ...writerOf(wish.generation, ports.writer) }
      return yield* writeSlides(ports, wish, run)
    },
  })
}

type Begun = Pick<Generation, 'id' | 'userId' | 'request'>

async function* write(ports: GenerationPorts, begun: Begun, run: Run): Progress<WriteEvent> {
  yield { type: 'begun', ...writerView(ports.writer) }
  const generation = yield* plan(ports, begun, run)
  if (run.signal.aborted) return undefined
  if (!generation) return new Failure('provider_bad_output')
  return yield* writeSlides(ports, { generation }, run)
}

/** The outline, stored; undefined if it was abandoned or has the wrong number of slides. */
async function* plan(
  ports: GenerationPorts,
  begun: Begun,
  run: Run,
): AsyncGenerator<WriteEvent, Generation | undefined> {
  const steps = outlined(ports, begun.request, run)
  for (;;) {
    const { done, value } = await steps.next()
    if (!done) {
      if (value.type === 'fallback') yield value
      continue
    }
    if (value?.entries.length !== begun.request.slideCount) return undefined
    const { queries } = ports.database
    return await insertGeneration(queries, { ...begun, outline: value }, { now: ports.now() })
  }
}
