import type { QueueLoad } from './FairQueue.ts'
import { beginSpan } from '../tracing/spans.ts'

/** The counters behind the metrics: queues, and totals since the start. */
export class Figures {
  readonly #queues = new Map<string, () => QueueLoad>()
  /** Writing jobs, by the embedded writer or a model. */
  readonly writing = { running: 0, finished: 0, failed: 0 }
  /** Tokens that models read and wrote. */
  readonly tokens = { input: 0, output: 0 }

  watchQueue(name: string, load: () => QueueLoad): void {
    this.#queues.set(name, load)
  }

  queues(): readonly (readonly [name: string, load: QueueLoad])[] {
    return [...this.#queues].map(([name, load]) => [name, load()])
  }

  /**
   * Passes the events on and counts the run. It has failed if its last event is a failure, it
   * throws, or its reader leaves early.
   */
  async *watchWriting<Event, Failed>(
    progress: AsyncGenerator<Event, Failed | undefined>,
  ): AsyncGenerator<Event, Failed | undefined> {
    const { writing } = this
    let result: 'finished' | 'failed' = 'failed'
    const span = beginSpan('write')
    writing.running += 1
    try {
      const failure = yield* progress
      if (failure === undefined) result = 'finished'
      return failure
    } finally {
      writing.running -= 1
      writing[result] += 1
      span?.end({ failed: result === 'failed' })
    }
  }

  countTokens({ inputTokens, outputTokens }: Tokens): void {
    this.tokens.input += inputTokens
    this.tokens.output += outputTokens
  }
}

interface Tokens {
  readonly inputTokens: number
  readonly outputTokens: number
}
