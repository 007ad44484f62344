import type { OutlineEvent } from '@deckloom/contract'
import type { Outline, OutlineEntry, WriteRequest } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { Progress } from '../../http/answers/eventStream.ts'
import type { Caller, GenerationPorts, KeepEvent } from './generationPorts.ts'
import { type Generation, insertGeneration } from './generationRepository.ts'
import { runMetered, type Run } from './runMetered.ts'
import { fallbackEvent } from './modelFailure.ts'
import { entryView, presentGeneration } from './presentGeneration.ts'

export type PlanEvent = Exclude<OutlineEvent, { type: 'error' }>

export interface PlanInput extends Omit<Caller, 'keep'> {
  readonly request: WriteRequest
  /** Stores the outline for repeats. */
  readonly keep?: KeepEvent<PlanEvent> | undefined
}

/**
 * Writes an outline and stores it for the person to edit. Requires a seat in the quota without
 * consuming it.
 */
export function planDeck(
  ports: GenerationPorts,
  input: PlanInput,
  signal: AbortSignal,
): Progress<PlanEvent> {
  const { account, requestId, request } = input
  const metering = { account, requestId, request, operation: 'outline', isCounted: false } as const
  return runMetered(ports, metering, { signal, work: (run) => plan(ports, input, run) })
}

async function* plan(
  ports: GenerationPorts,
  { account, request, keep }: PlanInput,
  run: Run,
): Progress<PlanEvent> {
  const { name: writer, model } = ports.writer
  yield { type: 'begun', writer, model }
  const outline = yield* streamOutline(ports, request, run)
  if (run.signal.aborted) return undefined
  if (!outline) return new Failure('provider_bad_output')
  const draft = { id: ports.newId(), userId: account.id, request, outline }
  const ready = (generation: Generation) =>
    ({ type: 'ready', generation: presentGeneration(generation, ports.writer) }) as const
  const generation = await insertGeneration(ports.database.queries, draft, {
    now: ports.now(),
    kept: async (transaction, row) => keep?.(transaction, ready(row)),
  })
  yield ready(generation)
  return undefined
}

/** Yields the outline of a request as it grows; undefined if it was abandoned or has no slides. */
export async function* streamOutline(
  { writer, warn }: Pick<GenerationPorts, 'writer' | 'warn'>,
  request: WriteRequest,
  { signal, used }: Pick<Run, 'signal' | 'used'>,
): AsyncGenerator<
  Extract<PlanEvent, { type: 'head' | 'entry' | 'fallback' }>,
  Outline | undefined
> {
  let entries: OutlineEntry[] = []
  let head: Omit<Outline, 'entries'> | undefined
  for await (const step of writer.outline(request, { signal, used })) {
    if (step.kind === 'fallback') {
      entries = []
      yield fallbackEvent(step, { writer, warn })
    } else if (step.kind === 'head') {
      head = { title: step.title, style: step.style }
      yield { type: 'head', title: step.title }
    } else {
      entries.push(step.entry)
      yield { type: 'entry', entry: entryView(step.entry) }
    }
  }
  return head && entries.length > 0 && !signal.aborted ? { ...head, entries } : undefined
}
