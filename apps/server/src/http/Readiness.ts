import { setTimeout as pause } from 'node:timers/promises'
import { describeError } from '../platform/describeError.ts'
import { NotReady } from '../platform/process/NotReady.ts'

/** By name: rejects while this dependency fails, preferably with `NotReady`. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void> | void>>

export interface Standing {
  readonly status: 'ready' | 'degraded' | 'unavailable'
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>
}

interface Result {
  readonly name: string
  readonly error?: unknown
}

// Many monitors may poll every few seconds. A failed check expires sooner: the dependency may have recovered.
const keptMs = { ready: 1_000, failed: 250 } as const
// Longer than the timeout of the database probe.
const patienceMs = 2_500

/**
 * Whether the server can handle requests, by dependency. All checks run concurrently, at most once a second however many
 * callers there are. `warn` is called when a check starts to fail and when it recovers; callers only see its name.
 */
export class Readiness {
  readonly #checks: ReadinessChecks
  readonly #warn: (message: string) => void
  readonly #failed = new Set<string>()
  #looking: Promise<Standing> | undefined
  #keptUntil = 0

  constructor(checks: ReadinessChecks, warn: (message: string) => void) {
    this.#checks = checks
    this.#warn = warn
  }

  /** Never rejects; resolves within two and a half seconds. */
  look(): Promise<Standing> {
    if (this.#looking && performance.now() < this.#keptUntil) return this.#looking
    this.#keptUntil = Infinity
    this.#looking = this.#lookNow().then((standing) => {
      const kept = standing.status === 'ready' ? keptMs.ready : keptMs.failed
      this.#keptUntil = performance.now() + kept
      return standing
    })
    return this.#looking
  }

  async #lookNow(): Promise<Standing> {
    const results = await Promise.all(Object.entries(this.#checks).map(runCheck))
    for (const result of results) this.#tell(result)
    const failed = results.filter(({ error }) => error !== undefined)
    const isDown = failed.some(({ error }) => !(error instanceof NotReady && error.isSpared))
    const reduced = failed.length === 0 ? 'ready' : 'degraded'
    return {
      status: isDown ? 'unavailable' : reduced,
      checks: Object.fromEntries(
        results.map(({ name, error }) => [name, error === undefined ? 'ok' : 'failed'] as const),
      ),
    }
  }

  #tell({ name, error }: Result): void {
    const hadFailed = this.#failed.has(name)
    if (error === undefined) {
      if (this.#failed.delete(name)) this.#warn(`Ready again: ${name}`)
    } else if (!hadFailed) {
      this.#failed.add(name)
      const words = error instanceof NotReady ? error.message : describeError(error)
      this.#warn(`Not ready: ${name}: ${words}`)
    }
  }
}

async function runCheck([name, run]: [string, () => Promise<void> | void]): Promise<Result> {
  const late = new AbortController()
  const tooLong = pause(patienceMs, undefined, { ref: false, signal: late.signal }).then(() => {
    throw new NotReady(`no answer within ${patienceMs} ms`)
  })
  try {
    await Promise.race([run(), tooLong])
    return { name }
  } catch (error) {
    return { name, error }
  } finally {
    late.abort()
    tooLong.catch(() => undefined)
  }
}
