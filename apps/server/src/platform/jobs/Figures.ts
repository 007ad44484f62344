import type { QueueLoad } from './FairQueue.ts'
import { beginSpan } from '../tracing/spans.ts'

/** What the parts of the server tell whoever watches it: the lines in front of work, and sums since the start. */
export class Figures {
  readonly #queues = new Map<string, () => QueueLoad>()
  /** Pieces of writing, by the embedded writer or a model. */
  readonly writing = { running: 0, finished: 0, failed: 0 }
  /** What models read and wrote. */
  readonly tokens = { input: 0, output: 0 }

  watchQueue(name: string, load: () => QueueLoad): void {
    this.#queues.set(name, load)
  }

  queues(): readonly (readonly [name: string, load: QueueLoad])[] {
    return [...this.#queues].map(([name, load]) => [name, load()])
  }

  /** The same events; one that ends with a failure, by a fault or by its reader's leaving has failed. */
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
