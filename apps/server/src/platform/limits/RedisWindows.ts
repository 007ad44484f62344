import { createHash } from 'node:crypto'
import type { RedisLink } from '../redis/RedisLink.ts'
import type { CountedEvent, CountedWindow, WindowStore } from './WindowStore.ts'

/** A single script, so that no window is left without an expiry. The time is Redis's own. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`

/** Counts for all servers in Redis. */
export class RedisWindows implements WindowStore {
  readonly #redis: RedisLink

  constructor(redis: RedisLink) {
    this.#redis = redis
  }

  async count({ key, seconds }: CountedEvent): Promise<CountedWindow> {
    const [count, endsInMs] = await this.#redis.run(async (client) => {
      const answer = await client.eval(countScript, 1, this.#keyOf(key), seconds * 1_000)
      return numbersIn(answer)
    })
    return { count, endsInMs }
  }

  /** Hashed: the keys reveal no addresses. */
  #keyOf(key: string): string {
    return `${this.#redis.prefix}limit:${createHash('sha256').update(key).digest('base64url')}`
  }
}

function numbersIn(answer: unknown): readonly [number, number] {
  const [count, left]: unknown[] = Array.isArray(answer) ? answer : []
  if (typeof count !== 'number' || typeof left !== 'number')
    throw new Error('Redis did not answer with two numbers')
  return [count, left]
}
