import { type LiveBus, noBus } from './LiveBus.ts'
import { PostgresBus } from './PostgresBus.ts'

/** The bus of a PostgreSQL; an embedded database has a single server, which needs none. */
export function openBus(databaseUrl: string | undefined): LiveBus {
  return databaseUrl === undefined
    ? noBus
    : new PostgresBus({ connectionString: databaseUrl, keepAlive: true })
}
