import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '../jobs/FairQueue.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for an account that doesn't exist (no hash) as for one that does. */
  matches(password: string, hash: string | undefined): Promise<boolean>
}

// OWASP Password Storage Cheat Sheet: Argon2id, which is the library's default algorithm, 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Argon2id, two at a time: each takes 19 MiB and a core for some milliseconds. */
export function createPasswords(): Passwords {
  const gate = new FairQueue({ parallel: 2, queue: 50 })
  const nobody = hash('no account has this password', cost)
  return {
    hash: (password) => gate.run(() => hash(password, cost)),
    async matches(password, stored) {
      const against = stored ?? (await nobody)
      const same = await gate.run(() => verify(against, password))
      return same && stored !== undefined
    },
  }
}
