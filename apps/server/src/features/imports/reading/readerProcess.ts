// A process that reads one file of a stranger, says what is in it, and ends. It has no secrets in its environment.
import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { tooMuch } from './fileReader.ts'
import { answerChannel, type ReaderAnswer, readJob } from './readerMessages.ts'

const watchMs = 50

if (isMainThread) await read()
else watch(workerData)

async function read(): Promise<void> {
  const memoryMb = Number(process.argv[2])
  const watcher = new Worker(import.meta.filename, { workerData: memoryMb * 1024 * 1024 })
  watcher.unref()
  const sent = await buffer(process.stdin)
  // A megabyte of code: it is read while the file arrives.
  const { readFileHere } = await import('./readFileHere.ts')
  const { as, file } = readJob(sent)
  try {
    tell({ reading: await readFileHere(as, file) })
  } catch (error) {
    if (error instanceof RangeError) tell({ reading: tooMuch })
    else tell({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  process.exit(0)
}

/**
 * Ends the process at once when it holds more memory than it may, of any kind, or when its server is gone. It does so
 * from a thread of its own, because a reader that is busy lets nothing else happen.
 */
function watch(mostBytes: number): void {
  const server = process.ppid
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes || process.ppid !== server) {
      process.kill(process.pid, 'SIGKILL')
    }
  }, watchMs)
}

function tell(answer: ReaderAnswer): void {
  const bytes = serialize(answer)
  for (let at = 0; at < bytes.length;) at += writeSync(answerChannel, bytes, at)
}
