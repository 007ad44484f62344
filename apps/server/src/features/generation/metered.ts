import { costOf } from '@deckloom/models'
import { ModelFault, type ModelUsage, type WriteRequest } from '@deckloom/writer'
import { Failure } from '../../http/failure.ts'
import type { Progress } from '../../http/eventStream.ts'
import { failureOf } from '../../http/failureOf.ts'
import type { FairQueue } from '../../platform/jobs/FairQueue.ts'
import { WritingStopped } from '../../platform/writing/WritingStopped.ts'
import type { Caller, GenerationPorts } from './generationPorts.ts'
import { insertUse, type Use } from './generationRepository.ts'
import { modelFailure } from './modelFailure.ts'

/** What a run knows about itself while it runs. */
export interface Run {
  readonly signal: AbortSignal
  /** Told by the writer after each answer of a model. */
  readonly used: (usage: ModelUsage) => void
  /** What was used so far; taken once. */
  readonly takeUse: () => Use
  readonly keep: Caller['keep']
  /** From now on it counts in the quota, unless it fails after all. */
  counts: boolean
}

export interface RunInput extends Caller {
  readonly operation: Use['operation']
  readonly request: WriteRequest
  /** It counted before: going on with it is free. */
  readonly isCounted: boolean
}

interface Streamed {
  readonly type: string
}

/** A run that nobody ends is ended before its seat is given to somebody else. */
const longestMs = 4.5 * 60 * 1_000

/**
 * Runs a piece of writing between a seat that is taken before and settled or given back after, and a line on record for
 * what it used, however it ends.
 */
export async function* metered<Event extends Streamed>(
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
    return failure ?? tooLate(over, signal)
  } catch (error) {
    run.counts = false
    // A text that was given up is no fault of ours; each try has counted in the limit of tries.
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

function tooLate(over: AbortSignal, left: AbortSignal): Failure | undefined {
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

/** Waits for a place; what it gives leaves it. */
function enter(gate: FairQueue, signal: AbortSignal): Promise<() => void> {
  return new Promise((entered, refused) => {
    gate.run(() => new Promise<void>((leave) => entered(() => leave())), signal).catch(refused)
  })
}
