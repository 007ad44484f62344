import type { AppParts } from './AppParts.ts'
import { LeasedWindows } from '../db/LeasedWindows.ts'
import { describeError } from '../platform/describeError.ts'
import { MemoryWindows } from '../platform/limits/MemoryWindows.ts'
import { withLocalFallback } from '../platform/limits/withLocalFallback.ts'
import { RedisWindows } from '../platform/limits/RedisWindows.ts'
import type { WindowStore } from '../platform/limits/WindowStore.ts'
import type { RedisLink } from '../platform/redis/RedisLink.ts'

/**
 * Where limits are counted: in Redis, else in the database if several servers share it, else in
 * this process.
 */
export function openLimits(
  { database, windows }: Pick<AppParts, 'database' | 'windows'>,
  { redis, warn }: { readonly redis: RedisLink | undefined; readonly warn: Warn },
): WindowStore {
  if (windows) return windows
  const local = new MemoryWindows()
  // Redis reports its own outages.
  if (redis)
    return withLocalFallback({ shared: new RedisWindows(redis), local, onChange: () => undefined })
  if (database.kind === 'embedded') return local
  return withLocalFallback({
    shared: new LeasedWindows(database.queries),
    local,
    onChange: (error) => {
      warn(
        error === undefined
          ? 'Servers count limits together again.'
          : `The database does not count limits (${describeError(error)}). This server counts them by itself.`,
      )
    },
  })
}

type Warn = (message: string) => void
