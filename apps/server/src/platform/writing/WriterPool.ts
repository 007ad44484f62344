import type { Worker } from 'node:worker_threads'
import type { DeckWriter, SlideAssistant, WriteSignal } from '@deckloom/writer'
import { FairQueue, type QueueLoad } from '../jobs/FairQueue.ts'
import { WarmThreads } from '../threads/WarmThreads.ts'
import { StepStream } from './StepStream.ts'
import { WritingStopped } from './WritingStopped.ts'
import type { WriterJob, WriterMessage, WritingKind, Writings } from './writerMessages.ts'

export interface WriterPoolOptions {
  /** The bundled script of the thread. */
  readonly script: string
  /** Texts that are worked on at once. */
  readonly threads: number
  /** Texts that may wait; more are rejected with `Overloaded`. */
  readonly queue: number
  /** A text that takes longer is aborted. */
  readonly timeLimitMs: number
  /** Heap limit of a thread. */
  readonly memoryMb: number
}

type JobRequest<Kind extends WritingKind> = Omit<Extract<WriterJob, { kind: Kind }>, 'left'>

/** If an abandoned job does not stop by itself in this time, its thread is terminated. */
const graceMs = 2_000

/**
 * The embedded writer and assistant on threads of their own: whatever a text does to them, requests
 * are served meanwhile, and a text that exceeds time or memory fails alone, with `WritingStopped`.
 */
export class WriterPool {
  readonly #timeLimitMs: number
  readonly #queue: FairQueue
  readonly #threads: WarmThreads

  readonly writer: DeckWriter = {
    name: 'embedded',
    model: 'embedded',
    outline: (input, { signal } = {}) => this.#write<'outline'>({ kind: 'outline', input }, signal),
    slides: (input, { signal } = {}) => this.#write<'slides'>({ kind: 'slides', input }, signal),
    most: () => ({ inputTokens: 0, outputTokens: 0 }),
  }

  readonly assistant: SlideAssistant = {
    name: 'embedded',
    assist: async (input, { signal } = {}) => {
      for await (const made of this.#write<'assist'>({ kind: 'assist', input }, signal)) return made
      return { kind: 'nothing', reason: 'This was given up.' }
    },
  }

  constructor({ script, threads, queue, timeLimitMs, memoryMb }: WriterPoolOptions) {
    this.#timeLimitMs = timeLimitMs
    this.#queue = new FairQueue({ parallel: threads, queue, byPriority: true })
    const limits = {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    }
    this.#threads = new WarmThreads({ script, limits })
  }

  load(): QueueLoad {
    return this.#queue.load()
  }

  /** Terminates every thread, busy or not. */
  async close(): Promise<void> {
    await this.#threads.close()
  }

  async *#write<Kind extends WritingKind>(
    job: JobRequest<Kind>,
    signal: WriteSignal | undefined,
  ): AsyncGenerator<Writings[Kind]['step']> {
    const gone = new AbortController()
    const leave = () => gone.abort(new Error('Nobody waits for this text'))
    if (signal?.aborted) return
    if (signal instanceof AbortSignal) signal.addEventListener('abort', leave, { once: true })
    const steps = new StepStream<Writings[Kind]['step']>()
    const work = this.#queue.run(() => this.#work(job, steps, gone.signal), gone.signal)
    const done = work.then(
      () => steps.end(),
      (error: unknown) => steps.fail(error),
    )
    try {
      yield* steps.read(gone.signal)
    } finally {
      if (signal instanceof AbortSignal) signal.removeEventListener('abort', leave)
      leave()
      // Release the place before anything that follows requests one.
      await done
    }
  }

  async #work<Kind extends WritingKind>(
    job: JobRequest<Kind>,
    steps: StepStream<Writings[Kind]['step']>,
    gone: AbortSignal,
  ): Promise<void> {
    if (gone.aborted) return
    const thread = this.#threads.take()
    const left = new Int32Array(new SharedArrayBuffer(4))
    const end = (afterMs: number) => setTimeout(() => void thread.terminate(), afterMs)
    const timers = [end(this.#timeLimitMs)]
    const leave = () => {
      Atomics.store(left, 0, 1)
      timers.push(end(graceMs))
    }
    gone.addEventListener('abort', leave, { once: true })
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ ...job, left })
      // The thread responds to its job.
      await awaitOutcome(thread, steps)
      this.#threads.giveBack(thread)
    } finally {
      timers.forEach((timer) => clearTimeout(timer))
      gone.removeEventListener('abort', leave)
    }
  }
}

function awaitOutcome<Step>(thread: Worker, steps: StepStream<Step>): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: WriterMessage<Step>) => {
      if (message.kind === 'step') return steps.push(message.step)
      leave()
      if (message.kind === 'end') return resolve()
      // A failed thread may be in any state.
      void thread.terminate()
      reject(message.isTooDeep ? new WritingStopped() : new Error(message.message))
    }
    const fail = (error: Error) => {
      leave()
      const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isFull ? new WritingStopped() : error)
    }
    const end = () => {
      leave()
      reject(new WritingStopped())
    }
    const leave = () => thread.off('message', onMessage).off('error', fail).off('exit', end)
    thread.on('message', onMessage).on('error', fail).on('exit', end)
  })
}
