import { Worker } from 'node:worker_threads'

/**
 * Polls `/healthz` continuously, from a thread that tests cannot block, and records the longest
 * stall.
 */
export interface SilenceMeter {
  /** Milliseconds; since the previous reading. */
  readonly longest: () => Promise<number>
  readonly stop: () => Promise<number>
}

const prober = `
const { parentPort, workerData } = require('node:worker_threads')
const { Agent, get } = require('node:http')
const agent = new Agent({ keepAlive: true })
let longest = 0
let began
const probe = () => {
  began = performance.now()
  const again = () => {
    longest = Math.max(longest, performance.now() - began)
    began = undefined
    setTimeout(probe, 10)
  }
  get(workerData, { agent }, (answer) => answer.resume().once('end', again)).once('error', again)
}
parentPort.on('message', () => {
  parentPort.postMessage(Math.max(longest, began === undefined ? 0 : performance.now() - began))
  longest = 0
})
probe()
`

export function silenceOf(url: string): SilenceMeter {
  const thread = new Worker(prober, { eval: true, workerData: `${url}/healthz` })
  return {
    longest: () =>
      new Promise((resolve) => {
        thread.once('message', resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage('longest')
      }),
    stop: () => thread.terminate(),
  }
}
