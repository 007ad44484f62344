// A thread that renders decks, one after the other, and reuses its fonts and scenes.
import { parentPort, workerData } from 'node:worker_threads'
import { RenderCanceled } from './deckRenderer.ts'
import { createDeckRenderer } from './renderDeck.ts'
import type { WorkerJob, WorkerMessage, WorkerSettings } from './workerMessages.ts'

const settings: WorkerSettings = workerData
const render = createDeckRenderer(settings.fontFolder)

parentPort?.on('message', (job: WorkerJob) => void work(job))

async function work({ request, canceled }: WorkerJob): Promise<void> {
  const signal = {
    get aborted() {
      return Atomics.load(canceled, 0) !== 0
    },
  }
  try {
    const onSlide = (finished: number, of: number) => post({ kind: 'slide', finished, of })
    post({ kind: 'done', ...(await render(request, { signal, onSlide })) })
  } catch (error) {
    if (error instanceof RenderCanceled) post({ kind: 'canceled' })
    else
      post({
        kind: 'failed',
        message: error instanceof Error ? (error.stack ?? '') : String(error),
      })
  }
}

function post(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
