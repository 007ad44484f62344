import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { RedisConfig } from '../../config/redisConfig.ts'
import { NotReady } from '../process/NotReady.ts'

/** Redis does not respond. Callers have to work without it. */
export class RedisUnreachable extends Error {
  override readonly name = 'RedisUnreachable'
  readonly code: string

  constructor(code: string) {
    super('Redis does not answer')
    this.code = code
  }
}

const commandMs = 200
const connectMs = 1_000
const askAgainMs = 250

/**
 * The connection to Redis. While Redis is away every call fails at once and reconnects are tried
 * four times a second: no request may depend on it.
 */
export class RedisLink {
  readonly #client: Redis
  readonly #place: string
  /** Prefix of every key and channel. */
  readonly prefix: string
  #warn: (message: string) => void = () => undefined
  #fault: string | undefined = 'not connected'
  #isClosed = false
  #lastError = ''

  private constructor(client: Redis, { url, prefix }: RedisConfig) {
    this.#client = client
    this.#place = placeOfRedis(url)
    this.prefix = prefix
    client.on('error', (error) => {
      this.#lastError = codeOf(error)
    })
    client.on('close', () => this.#leave(this.#lastError || 'closed'))
  }

  /** Loads the client, which servers without Redis never do. */
  static async load(config: RedisConfig): Promise<RedisLink> {
    const { Redis } = await import('ioredis')
    const client = new Redis(config.url.href, {
      lazyConnect: true,
      // Commands fail instead of waiting for a Redis that is away.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: commandMs,
      connectTimeout: connectMs,
      retryStrategy: () => askAgainMs,
      connectionName: 'deckloom',
    })
    return new RedisLink(client, config)
  }

  /** Connects. An unreachable Redis is no error: it is used once it is there. */
  async connect(warn: (message: string) => void): Promise<void> {
    this.#warn = warn
    await this.#client.connect().catch(() => undefined)
    try {
      await this.#client.ping()
      this.#fault = undefined
    } catch (error) {
      this.#fault = undefined
      this.#leave(this.#lastError || codeOf(error))
    }
  }

  /** Runs a command, or throws `RedisUnreachable`. */
  async run<T>(work: (client: Redis) => Promise<T>): Promise<T> {
    if (this.#fault !== undefined) throw new RedisUnreachable(this.#fault)
    try {
      return await work(this.#client)
    } catch (error) {
      this.#leave(codeOf(error))
      throw new RedisUnreachable(codeOf(error))
    }
  }

  /** Rejects while Redis is away: the server works without it, but not as one of several. */
  async check(): Promise<void> {
    try {
      await this.run((client) => client.ping())
    } catch (error) {
      const words = `Redis at ${this.#place} does not answer, so this server counts limits by itself`
      throw new NotReady(words, { cause: error, isSpared: true })
    }
  }

  close(): void {
    this.#isClosed = true
    this.#client.disconnect()
  }

  #leave(code: string): void {
    if (this.#isClosed || this.#fault !== undefined) return
    this.#fault = code
    this.#warn(
      `Redis at ${this.#place} does not answer (${code}). Each server counts limits by itself until it is back.`,
    )
    void this.#untilBack()
  }

  async #untilBack(): Promise<void> {
    while (!this.#isClosed) {
      await pause(askAgainMs, undefined, { ref: false })
      try {
        await this.#client.ping()
        this.#fault = undefined
        this.#lastError = ''
        this.#warn(`Redis at ${this.#place} answers again. Servers count limits together.`)
        return
      } catch {
        // Still away.
      }
    }
  }
}

/** Host and port of Redis, without the password. */
export function placeOfRedis({ host, pathname }: URL): string {
  return `${host}${pathname === '/' ? '' : pathname}`
}

/**
 * ECONNREFUSED, or the first word of Redis's reply: WRONGPASS, LOADING, READONLY. Nothing else of
 * it.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'fault'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [code] = /^[A-Z]{3,20}\b/.exec(error.message) ?? []
  return code ?? (error.message === 'Command timed out' ? 'ETIMEDOUT' : error.name)
}
