import { setTimeout as pause } from 'node:timers/promises'
import {
  type ModelCall,
  type ModelContext,
  ModelFault,
  type ModelUsage,
  type TextModel,
} from '@deckloom/writer'
import { CircuitBreaker } from './CircuitBreaker.ts'
import type { ReadFault } from './faultOf.ts'
import type { ModelConfig } from './modelConfig.ts'

export interface ModelParts {
  /** Milliseconds. */
  readonly now?: () => number
  /** Between 0 and 1. */
  readonly random?: () => number
}

/** Loaded with the first call: a server without a model never loads the SDK. */
const loadSdk = async () => {
  const [{ streamAnswer }, { languageModel }, { faultOf }] = await Promise.all([
    import('./streamAnswer.ts'),
    import('./languageModel.ts'),
    import('./faultOf.ts'),
  ])
  return { streamAnswer, languageModel, faultOf }
}

const longestWaitMs = 5_000
const pauseMs = { least: 200, spread: 600 }
const charactersOfToken = 4

/**
 * Opens a model at its provider. A call without any response is retried once after a random pause;
 * one whose response has started is not, because it was charged.
 */
export function openModel(config: ModelConfig, parts: ModelParts = {}): TextModel {
  const asking: Asking = {
    config,
    random: parts.random ?? Math.random,
    breaker: new CircuitBreaker(parts.now ?? Date.now),
    form: { isAccepted: true },
  }
  return { id: config.model, ask: (call, context) => ask(asking, call, context) }
}

interface Asking {
  readonly config: ModelConfig
  readonly random: () => number
  readonly breaker: CircuitBreaker
  /** Some servers don't support schemas; their responses are parsed all the same. */
  readonly form: { isAccepted: boolean }
}

async function* ask(
  asking: Asking,
  call: ModelCall,
  context: ModelContext,
): AsyncGenerator<string> {
  const { breaker, form, config } = asking
  const { signal } = context
  const over = AbortSignal.timeout(config.timeLimitMs)
  for (let tried = 0; ;) {
    if (!breaker.admits()) throw new ModelFault('down', 'The model failed too often just now')
    const attempt: Attempt = { hasForm: form.isAccepted, tried, received: 0, usage: undefined }
    const read = yield* tryOnce(asking, { call, context, over }, attempt)
    if (!read || signal?.aborted) return
    note(breaker, read)
    if (read.rejectsForm && attempt.hasForm) form.isAccepted = false
    else if (await mayRetry(asking, attempt, read)) tried += 1
    else throw read.fault
  }
}

interface Attempt {
  readonly hasForm: boolean
  readonly tried: number
  /** Characters. */
  received: number
  usage: ModelUsage | undefined
}

interface Asked {
  readonly call: ModelCall
  readonly context: ModelContext
  readonly over: AbortSignal
}

/** One attempt and its usage; returns the reason if it failed. */
async function* tryOnce(
  { config, breaker }: Asking,
  { call, context: { signal, used }, over }: Asked,
  attempt: Attempt,
): AsyncGenerator<string, ReadFault | undefined> {
  const sdk = await loadSdk()
  // True if the caller leaves before an end is known.
  let isPaid = true
  try {
    const model = sdk.languageModel(config)
    const signals = signalsOf(signal, over)
    yield* textOf(sdk.streamAnswer({ model, call, hasForm: attempt.hasForm, signals }), attempt)
    breaker.worked()
    return undefined
  } catch (error) {
    const read = sdk.faultOf(error)
    // A call that was rejected before it was processed costs nothing.
    isPaid = attempt.received > 0 || read.fault.kind === 'slow'
    return read
  } finally {
    if (attempt.usage) used(attempt.usage)
    else if (isPaid) used(estimate(call, attempt.received))
  }
}

/** Yields the text of a response; counts its characters and records its usage. */
async function* textOf(
  answer: AsyncIterable<string | ModelUsage>,
  attempt: Attempt,
): AsyncGenerator<string> {
  for await (const part of answer) {
    if (typeof part === 'string') {
      attempt.received += part.length
      yield part
      // A server that does not count reports 0.
    } else if (part.outputTokens > 0) attempt.usage = part
  }
}

function signalsOf(signal: ModelContext['signal'], over: AbortSignal): readonly AbortSignal[] {
  return signal instanceof AbortSignal ? [signal, over] : [over]
}

function note(breaker: CircuitBreaker, { fault }: ReadFault): void {
  if (fault.kind === 'down' || fault.kind === 'slow') breaker.failed()
}

/** Waits before it returns true. */
async function mayRetry(
  { random }: Asking,
  { tried, received }: Attempt,
  { fault, retryAfterMs }: ReadFault,
): Promise<boolean> {
  const isPassing = fault.kind === 'down' || fault.kind === 'busy'
  if (!isPassing || tried > 0 || received > 0) return false
  const wait = retryAfterMs ?? pauseMs.least
  if (wait > longestWaitMs) return false
  await pause(wait + random() * pauseMs.spread)
  return true
}

/** Estimates usage if the response was cut off before the provider reported it. */
function estimate({ system, prompt }: ModelCall, received: number): ModelUsage {
  return {
    inputTokens: Math.ceil((system.length + prompt.length) / charactersOfToken),
    outputTokens: Math.ceil(received / charactersOfToken),
  }
}
