// A process that reads one untrusted file, returns its contents, and exits. It has no secrets in
// its environment.
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
  // A megabyte of code: loaded while the file arrives.
  const { readFileHere } = await import('./readFileHere.ts')
  const { as, file } = readJob(sent)
  try {
    send({ reading: await readFileHere(as, file) })
  } catch (error) {
    if (error instanceof RangeError) send({ reading: tooMuch })
    else send({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  process.exit(0)
}

/**
 * Kills the process when it exceeds its memory, of any kind, or when its server is gone. From a
 * thread of its own, because a busy reader blocks the event loop.
 */
function watch(mostBytes: number): void {
  const server = process.ppid
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes || process.ppid !== server) {
      process.kill(process.pid, 'SIGKILL')
    }
  }, watchMs)
}

function send(answer: ReaderAnswer): void {
  const bytes = serialize(answer)
  for (let at = 0; at < bytes.length;) at += writeSync(answerChannel, bytes, at)
}
