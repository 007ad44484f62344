import type { Worker } from 'node:worker_threads'
import { FairQueue, type QueueLoad } from '../jobs/FairQueue.ts'
import { WarmThreads } from '../threads/WarmThreads.ts'
import {
  type DeckRenderer,
  RenderCanceled,
  type RenderControl,
  type Rendered,
  type RenderRequest,
} from './deckRenderer.ts'
import type { WorkerJob, WorkerMessage, WorkerSettings } from './workerMessages.ts'

export interface RenderPoolOptions extends WorkerSettings {
  /** The bundled script of the worker. */
  readonly script: string
  /** Jobs that run at once. */
  readonly workers: number
  /** Jobs that may wait; more are rejected with `Overloaded`. */
  readonly queue: number
  /** A job that takes longer is aborted. */
  readonly timeLimitMs: number
  /** Heap limit of a worker. */
  readonly memoryMb: number
}

export interface PoolControl extends RenderControl {
  readonly signal?: AbortSignal
}

/** A worker exited, or was terminated, in the middle of a job. */
export class RenderFailed extends Error {
  constructor(why: string) {
    super(`The export failed: ${why}`)
    this.name = 'RenderFailed'
  }
}

/** If a canceled job does not stop by itself in this time, its worker is terminated. */
const graceMs = 2_000

/**
 * Renders decks on a few threads, so that requests are served meanwhile. A worker that crashes or
 * exceeds its memory or time fails only its own job; the next job starts another.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions
  readonly #gate: FairQueue
  readonly #threads: WarmThreads

  constructor(options: RenderPoolOptions) {
    this.#options = options
    const { script, fontFolder, workers, queue, memoryMb } = options
    this.#gate = new FairQueue({ parallel: workers, queue })
    const settings: WorkerSettings = { fontFolder }
    // A deck produces much short-lived garbage; a larger young generation halves the collections.
    const limits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 96 }
    this.#threads = new WarmThreads({ script, workerData: settings, limits })
  }

  /**
   * Rejects with `RenderCanceled` once its signal is aborted, with `Overloaded`, or with
   * `RenderFailed`.
   */
  readonly render: DeckRenderer<PoolControl> = async (request, control = {}) => {
    const { signal } = control
    if (signal?.aborted) throw new RenderCanceled()
    const work = () => this.#work(request, control)
    try {
      return await this.#gate.run(work, signal)
    } catch (error) {
      throw signal?.aborted ? new RenderCanceled() : error
    }
  }

  load(): QueueLoad {
    return this.#gate.load()
  }

  /** Terminates every worker, busy or not. */
  async close(): Promise<void> {
    await this.#threads.close()
  }

  async #work(request: RenderRequest, control: PoolControl): Promise<Rendered> {
    if (control.signal?.aborted) throw new RenderCanceled()
    const worker = this.#threads.take()
    const giveBack = () => this.#threads.giveBack(worker)
    return await new Job(worker, { ...control, done: giveBack }, this.#options.timeLimitMs).run(
      request,
    )
  }
}

interface JobControl extends PoolControl {
  /** The worker is free for its next job. */
  readonly done: () => void
}

/** One job on one worker, from start to end. */
class Job {
  readonly #worker: Worker
  readonly #control: JobControl
  readonly #timeLimitMs: number
  readonly #canceled = new Int32Array(new SharedArrayBuffer(4))

  constructor(worker: Worker, control: JobControl, timeLimitMs: number) {
    this.#worker = worker
    this.#control = control
    this.#timeLimitMs = timeLimitMs
  }

  async run(request: RenderRequest): Promise<Rendered> {
    const { signal } = this.#control
    const end = (afterMs: number) => setTimeout(() => void this.#worker.terminate(), afterMs)
    const timers = [end(this.#timeLimitMs)]
    const cancel = () => {
      Atomics.store(this.#canceled, 0, 1)
      timers.push(end(graceMs))
    }
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await this.#outcome(request)
    } finally {
      timers.forEach((timer) => clearTimeout(timer))
      signal?.removeEventListener('abort', cancel)
    }
  }

  #outcome(request: RenderRequest): Promise<Rendered> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const onMessage = (message: WorkerMessage) => {
        if (message.kind === 'slide') {
          this.#control.onSlide?.(message.finished, message.of)
          return
        }
        leave()
        this.#control.done()
        if (message.kind === 'done') resolve({ bytes: message.bytes, warnings: message.warnings })
        else if (message.kind === 'canceled') reject(new RenderCanceled())
        else reject(new RenderFailed(message.message))
      }
      const fail = (error: Error) => {
        leave()
        reject(new RenderFailed(error.message))
      }
      const end = () => fail(new Error('its worker ended'))
      const leave = () => worker.off('message', onMessage).off('error', fail).off('exit', end)
      worker.on('message', onMessage).on('error', fail).on('exit', end)
      const job: WorkerJob = { request, canceled: this.#canceled }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(job)
    })
  }
}
