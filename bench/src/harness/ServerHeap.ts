import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { memoryOf } from './processMemory.ts'

/** Memory that is in use after garbage collection, MB. */
export interface UsedMemory {
  readonly resident: number
  readonly heap: number
}

/** The heap of another Node process, through its inspector. */
export class ServerHeap {
  readonly #pid: number
  readonly #inspector: WebSocket
  #calls = 0

  private constructor(pid: number, inspector: WebSocket) {
    this.#pid = pid
    this.#inspector = inspector
  }

  /** Opens the inspector of a process that was started with `--inspect-port`. */
  static async open(pid: number, port: number): Promise<ServerHeap> {
    process.kill(pid, 'SIGUSR1')
    await pause(500)
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
    const [target]: readonly { readonly webSocketDebuggerUrl: string }[] = JSON.parse(
      await answer.text(),
    )
    if (!target) throw new Error('The server has no inspector.')
    const inspector = new WebSocket(target.webSocketDebuggerUrl)
    await once(inspector, 'open')
    return new ServerHeap(pid, inspector)
  }

  async used(): Promise<UsedMemory> {
    // What one collection finalizes, the next one frees.
    for (let round = 0; round < 3; round += 1) {
      await this.#call('HeapProfiler.collectGarbage')
      await pause(500)
    }
    const { usedSize = Number.NaN } = await this.#call('Runtime.getHeapUsage')
    return { resident: memoryOf(this.#pid).resident, heap: usedSize / 1024 ** 2 }
  }

  close(): void {
    this.#inspector.terminate()
  }

  async #call(method: string): Promise<{ readonly usedSize?: number }> {
    this.#calls += 1
    const id = this.#calls
    this.#inspector.send(JSON.stringify({ id, method }))
    for (;;) {
      const [data]: Buffer[] = await once(this.#inspector, 'message')
      const message: { readonly id?: number; readonly result: { readonly usedSize?: number } } =
        JSON.parse(String(data))
      if (message.id === id) return message.result
    }
  }
}
