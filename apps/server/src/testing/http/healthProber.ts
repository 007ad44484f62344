import { Worker } from 'node:worker_threads'

/** Polls from a thread of its own: stalls of the test itself must not count. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { get, Agent } = require('node:http')
const agent = new Agent({ keepAlive: true })
const ask = () => new Promise((resolve, reject) => {
  get(workerData.url, { agent }, (answer) => {
    answer.resume()
    answer.on('end', () => answer.statusCode === 200 ? resolve() : reject(new Error(String(answer.statusCode))))
  }).on('error', reject)
})
;(async () => {
  let [longest, asked, refused] = [0, 0, 0]
  while (Atomics.load(workerData.over, 0) === 0) {
    const start = performance.now()
    await ask().catch(() => { refused += 1 })
    longest = Math.max(longest, performance.now() - start)
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  agent.destroy()
  parentPort.postMessage({ longest, asked, refused })
})()
`

export interface Silence {
  /** Milliseconds of the slowest response. */
  readonly longest: number
  readonly asked: number
  /** Number of missing responses, or statuses other than 200. */
  readonly refused: number
}

/** Polls `/healthz` of a server until stopped. */
export function probeHealth(server: string): { readonly stop: () => Promise<Silence> } {
  const over = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(program, { eval: true, workerData: { url: `${server}/healthz`, over } })
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', (silence: Silence) => resolve(silence))
        worker.once('error', reject)
        Atomics.store(over, 0, 1)
      }),
  }
}
