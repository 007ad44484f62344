// A thread that reads texts and writes decks from them without a model, one job after the other.
import { randomUUID } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { createEmbeddedAssistant, createEmbeddedWriter } from '@deckloom/writer'
import type { WriterJob, WriterMessage } from './writerMessages.ts'

const writer = createEmbeddedWriter({ newId: randomUUID })
const assistant = createEmbeddedAssistant({ newId: randomUUID })

parentPort?.on('message', (job: WriterJob) => void work(job))

async function work(job: WriterJob): Promise<void> {
  const signal = {
    get aborted() {
      return Atomics.load(job.left, 0) !== 0
    },
  }
  try {
    if (job.kind === 'assist') post({ kind: 'step', step: await assistant.assist(job.input) })
    else {
      const steps =
        job.kind === 'outline'
          ? writer.outline(job.input, { signal })
          : writer.slides(job.input, { signal })
      for await (const step of steps) post({ kind: 'step', step })
    }
    post({ kind: 'end' })
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    post({ kind: 'failed', message, isTooDeep: error instanceof RangeError })
  }
}

function post(message: WriterMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
