import { Worker } from 'node:worker_threads'
import type { NamedFile } from '@deckloom/readers'
import { WorkGate } from '../../../platform/workGate.ts'
import { type PlainFault, plainFault, type ReadAs, type Readings } from './fileReader.ts'
import type { ReaderJob } from './readerMessages.ts'

export interface ReaderPoolOptions {
  /** The bundled script of the thread. */
  readonly script: string
  /** Files that are read at once. */
  readonly parallel: number
  /** Files that may wait; more are refused with `Overloaded`. */
  readonly queue: number
  /** A file that takes longer is given up. */
  readonly timeLimitMs: number
  /** What the JavaScript heap of a thread may grow to. */
  readonly memoryMb: number
}

/**
 * Reads every file on a thread of its own, which has no secrets in its environment and is gone with the file: what a
 * hostile one does to it, by a fault of a reader, ends with it. One that takes too long or too much is a fault of the
 * file.
 */
export class ReaderPool {
  readonly #options: ReaderPoolOptions
  readonly #gate: WorkGate
  readonly #busy = new Set<Worker>()

  constructor(options: ReaderPoolOptions) {
    this.#options = options
    this.#gate = new WorkGate(options)
  }

  /** Throws `Overloaded`, and what a bug in a reader throws. */
  readonly read = <As extends ReadAs>(
    as: As,
    file: NamedFile,
  ): Promise<Readings[As] | PlainFault> => this.#gate.run(() => this.#work(as, file))

  /** Ends every thread in the middle of its file. */
  async close(): Promise<void> {
    await Promise.all([...this.#busy].map((worker) => worker.terminate()))
  }

  async #work<As extends ReadAs>(as: As, file: NamedFile): Promise<Readings[As] | PlainFault> {
    const { script, memoryMb, timeLimitMs } = this.#options
    const job: ReaderJob = { as, file }
    const worker = new Worker(script, {
      workerData: job,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
    })
    this.#busy.add(worker)
    const timer = setTimeout(() => void worker.terminate(), timeLimitMs)
    try {
      return await outcome<As>(worker)
    } finally {
      clearTimeout(timer)
      this.#busy.delete(worker)
      await worker.terminate()
    }
  }
}

function outcome<As extends ReadAs>(worker: Worker): Promise<Readings[As] | PlainFault> {
  return new Promise((resolve, reject) => {
    // Our own thread answers the job that it was given.
    worker.once('message', ({ reading }: { reading: Readings[As] | PlainFault }) =>
      resolve(reading),
    )
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooMuch)
      else reject(error)
    })
    worker.once('exit', () => resolve(tooLong))
  })
}

const tooMuch = plainFault({
  code: 'too-large',
  message: 'This file has more in it than can be read.',
})
const tooLong = plainFault({
  code: 'too-large',
  message: 'Reading this file took too long, and was given up.',
})
