import { type ChildProcess, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { deserialize } from 'node:v8'
import type { NamedFile } from '@deckloom/readers'
import { inSpan } from '../../../platform/tracing/spans.ts'
import { ServerEnding } from '../../../platform/process/ServerEnding.ts'
import { FairQueue, type QueueLoad } from '../../../platform/jobs/FairQueue.ts'
import { type PlainFault, type ReadAs, type Readings, tooLong, tooMuch } from './fileReader.ts'
import { answerChannel, jobHead, type ReaderAnswer, type ReaderJob } from './readerMessages.ts'

export interface ReaderPoolOptions {
  /** The bundled script of the process. */
  readonly script: string
  /** Files that are read at once. */
  readonly parallel: number
  /** Files that may wait; more are refused with `Overloaded`. */
  readonly queue: number
  /** A file that takes longer is given up. */
  readonly timeLimitMs: number
  /** What a process may hold, of any kind of memory. */
  readonly memoryMb: number
  /** What it may say of a file. */
  readonly answerBytes: number
}

/**
 * Reads every file in a process of its own, which has no secrets in its environment and is gone with the file: what a
 * hostile one does to it, by a fault of a reader, ends with it, and all of its memory is given back. One that takes too
 * long or too much is a fault of the file.
 */
export class ReaderPool {
  readonly #options: ReaderPoolOptions
  readonly #queue: FairQueue
  readonly #busy = new Set<ChildProcess>()
  #isClosed = false

  constructor(options: ReaderPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options)
  }

  /** Throws `Overloaded`, `ServerEnding`, and what a bug in a reader throws. */
  readonly read = <As extends ReadAs>(
    as: As,
    file: NamedFile,
  ): Promise<Readings[As] | PlainFault> =>
    inSpan('read a file', { as }, () => this.#queue.run(() => this.#work<As>({ as, file })))

  load(): QueueLoad {
    return this.#queue.load()
  }

  /** Ends every process in the middle of its file. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#busy].map(ended))
  }

  async #work<As extends ReadAs>(job: ReaderJob): Promise<Readings[As] | PlainFault> {
    if (this.#isClosed) throw new ServerEnding()
    const { memoryMb, timeLimitMs } = this.#options
    const child = spawn(
      process.execPath,
      // The heap alone stays below; what is beside it is watched from within.
      [`--max-old-space-size=${memoryMb}`, this.#options.script, String(memoryMb)],
      { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] },
    )
    this.#busy.add(child)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, timeLimitMs)
    try {
      send(child.stdin, job)
      // Our own process answers the job that it was given.
      const answer = await this.#answer<As>(child)
      // That we ended it is no fault of the file.
      if (answer === undefined && this.#isClosed) throw new ServerEnding()
      if (answer === undefined) return isLate ? tooLong : tooMuch
      if ('bug' in answer) throw new Error(answer.bug)
      return answer.reading
    } finally {
      clearTimeout(timer)
      await ended(child)
      this.#busy.delete(child)
    }
  }

  /** Undefined where the process ended without a word, or says too much. */
  async #answer<As extends ReadAs>(child: ChildProcess): Promise<ReaderAnswer<As> | undefined> {
    const chunks: Buffer[] = []
    let length = 0
    await new Promise<void>((resolve, reject) => {
      child.stdio[answerChannel]?.on('data', (chunk: Buffer) => {
        length += chunk.length
        chunks.push(chunk)
        if (length > this.#options.answerBytes) child.kill('SIGKILL')
      })
      child.once('error', reject)
      child.once('close', () => resolve())
    })
    const isWhole = child.exitCode === 0 && length <= this.#options.answerBytes
    return isWhole && length > 0 ? deserialize(Buffer.concat(chunks)) : undefined
  }
}

function send(stdin: Writable | null, job: ReaderJob): void {
  // A process that was ended reads nothing more; what became of it is heard elsewhere.
  stdin?.on('error', () => undefined)
  stdin?.write(jobHead(job))
  stdin?.end(job.file.bytes)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // One that could not be started has no end.
  if (child.pid === undefined) return
  child.kill('SIGKILL')
  await end
}
