// A thread that reads one file of a stranger, says what is in it, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { readFileHere } from './readFileHere.ts'
import type { ReaderJob, ReaderMessage } from './readerMessages.ts'

const { as, file }: ReaderJob = workerData

tell({ reading: await readFileHere(as, file) })

function tell(message: ReaderMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
