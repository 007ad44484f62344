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
  /** Files that may wait; more are rejected with `Overloaded`. */
  readonly queue: number
  /** A file that takes longer is aborted. */
  readonly timeLimitMs: number
  /** Memory limit of a process, in total. */
  readonly memoryMb: number
  /** Maximum size of a result. */
  readonly answerBytes: number
}

/**
 * Reads every file in a process of its own, without secrets in its environment: whatever a hostile
 * file does through a bug in a reader ends with the process, and all of its memory is freed.
 * Exceeding time or memory is a fault of the file.
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

  /** Throws `Overloaded`, `ServerEnding`, and the errors of bugs in a reader. */
  readonly read = <As extends ReadAs>(
    as: As,
    file: NamedFile,
  ): Promise<Readings[As] | PlainFault> =>
    inSpan('read a file', { as }, () => this.#queue.run(() => this.#work<As>({ as, file })))

  load(): QueueLoad {
    return this.#queue.load()
  }

  /** Kills every process, even in the middle of a file. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#busy].map(waitForExit))
  }

  async #work<As extends ReadAs>(job: ReaderJob): Promise<Readings[As] | PlainFault> {
    if (this.#isClosed) throw new ServerEnding()
    const { memoryMb, timeLimitMs } = this.#options
    const child = spawn(
      process.execPath,
      // Limits the heap only; the process monitors its total memory itself.
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
      // Our own process responds to its job.
      const answer = await this.#answer<As>(child)
      // It was killed by the shutdown: no fault of the file.
      if (answer === undefined && this.#isClosed) throw new ServerEnding()
      if (answer === undefined) return isLate ? tooLong : tooMuch
      if ('bug' in answer) throw new Error(answer.bug)
      return answer.reading
    } finally {
      clearTimeout(timer)
      await waitForExit(child)
      this.#busy.delete(child)
    }
  }

  /** Undefined if the process exits without a result, or sends too much. */
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
  // A killed process stops reading; its exit is handled elsewhere.
  stdin?.on('error', () => undefined)
  stdin?.write(jobHead(job))
  stdin?.end(job.file.bytes)
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // A process that failed to start emits no exit.
  if (child.pid === undefined) return
  child.kill('SIGKILL')
  await end
}
