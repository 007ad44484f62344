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
  /** What it is kept as, where a later attempt is to go on with it. */
  readonly id?: string | undefined
}

/**
 * Writes a deck from words to slides and yields its progress. When the caller leaves, what is written stays for the
 * next visit, and an attempt that was interrupted is gone on with. Throws what the database throws; what the writer does
 * wrong is returned.
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

/** Goes on with a deck whose outline is there. */
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

/** The outline, kept; undefined when it was given up or has not as many slides as were asked for. */
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
