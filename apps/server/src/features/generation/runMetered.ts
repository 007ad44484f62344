import { costOf } from '@deckloom/models'
import { ModelFault, type ModelUsage, type WriteRequest } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { Progress } from '../../http/answers/eventStream.ts'
import { failureOf } from '../../http/errors/failureOf.ts'
import type { FairQueue } from '../../platform/jobs/FairQueue.ts'
import { WritingStopped } from '../../platform/writing/WritingStopped.ts'
import type { Caller, GenerationPorts } from './generationPorts.ts'
import { insertUse, type Use } from './generationRepository.ts'
import { modelFailure } from './modelFailure.ts'

/** The mutable state of a run. */
export interface Run {
  readonly signal: AbortSignal
  /** Called by the writer after each response of a model. */
  readonly used: (usage: ModelUsage) => void
  /** The usage so far; can be taken once. */
  readonly takeUse: () => Use
  readonly keep: Caller['keep']
  /** Once true it counts in the quota, unless it fails after all. */
  counts: boolean
}

export interface RunInput extends Caller {
  readonly operation: Use['operation']
  readonly request: WriteRequest
  /** It was counted before: resuming it is free. */
  readonly isCounted: boolean
}

interface Streamed {
  readonly type: string
}

/** A stuck run is ended before its seat expires and is given to somebody else. */
const longestMs = 4.5 * 60 * 1_000

/**
 * Runs a writer with a reserved seat that is settled or refunded at the end, and records its usage,
 * however it ends.
 */
export async function* runMetered<Event extends Streamed>(
  ports: GenerationPorts,
  input: RunInput,
  { signal, work }: { readonly signal: AbortSignal; readonly work: (run: Run) => Progress<Event> },
): Progress<Event> {
  const isFree = input.isCounted
  const most = ports.writer.most(input.request)
  const seat = await ports.takeSeat(input.account, {
    isFree,
    isMetered: ports.writer.name === 'model',
    cost: costOf(most, ports.prices),
  })
  if (seat instanceof Failure) return seat
  const over = AbortSignal.timeout(longestMs)
  const run = runOf(ports, input, AbortSignal.any([signal, over]))
  let leave: (() => void) | undefined
  try {
    if (ports.writer.name === 'model') leave = await enter(ports.gate, signal)
    const failure = yield* ports.figures.watchWriting(work(run))
    if (failure) run.counts = false
    return failure ?? findTimeout(over, signal)
  } catch (error) {
    run.counts = false
    // A text that was aborted is no fault of the server; each attempt has counted in its limit.
    if (error instanceof WritingStopped) return failureOf(error)
    if (!(error instanceof ModelFault)) throw error
    ports.warn(`${ports.writer.model} gave no ${input.operation}: ${error.kind}, ${error.message}`)
    return modelFailure(error.kind)
  } finally {
    leave?.()
    await (run.counts && !isFree ? seat.settle() : seat.refund())
    const rest = run.takeUse()
    if (rest.inputTokens + rest.outputTokens > 0) await insertUse(ports.database.queries, rest)
  }
}

function findTimeout(over: AbortSignal, left: AbortSignal): Failure | undefined {
  return over.aborted && !left.aborted ? modelFailure('slow') : undefined
}

function runOf(ports: GenerationPorts, input: RunInput, signal: AbortSignal): Run {
  let [inputTokens, outputTokens] = [0, 0]
  return {
    signal,
    counts: false,
    keep: input.keep,
    used: (usage) => {
      ports.figures.countTokens(usage)
      inputTokens += usage.inputTokens
      outputTokens += usage.outputTokens
    },
    takeUse: () => {
      const use = { inputTokens, outputTokens }
      ;[inputTokens, outputTokens] = [0, 0]
      return {
        ...use,
        userId: input.account.id,
        operation: input.operation,
        model: ports.writer.model,
        requestId: input.requestId,
        cost: costOf(use, ports.prices),
      }
    },
  }
}

/** Waits for a place; the returned function releases it. */
function enter(gate: FairQueue, signal: AbortSignal): Promise<() => void> {
  return new Promise((entered, refused) => {
    gate.run(() => new Promise<void>((leave) => entered(() => leave())), signal).catch(refused)
  })
}
