import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/openDatabase.ts'
import type { ServerFacts } from '../../db/schema/operation/servers.ts'
import { NotReady } from '../../platform/process/NotReady.ts'
import { repeatEvery } from '../../platform/jobs/repeatHourly.ts'
import { describeDifferences } from './describeDifferences.ts'
import { findOthers, noteServer, removeServer } from './serversRepository.ts'

const beatMs = 5_000

export interface ServerWatch {
  /**
   * Throws while this server is incompatible with other running ones; it can serve requests all the
   * same.
   */
  readonly check: () => void
  readonly stop: () => Promise<void>
}

/** Sends heartbeats and checks the other servers of this database until stopped. */
export function watchServers({
  queries,
  facts,
  warn,
}: {
  readonly queries: Queries
  readonly facts: ServerFacts
  /** Called once per problem, and when there are none any more. */
  readonly warn: (message: string) => void
}): ServerWatch {
  const id = randomUUID()
  let problems: readonly string[] = []
  const beat = async () => {
    await noteServer(queries, { id, facts })
    const found = describeDifferences(facts, await findOthers(queries, id))
    for (const problem of found) {
      if (!problems.includes(problem)) warn(`SEVERAL SERVERS RUN ON THIS DATABASE. ${problem}`)
    }
    if (found.length === 0 && problems.length > 0)
      warn('The servers of this database work as one now.')
    problems = found
  }
  // Unknown while the database is away, which is reported elsewhere.
  const beating = repeatEvery(beatMs, beat, () => undefined)
  return {
    check: () => {
      if (problems.length > 0) throw new NotReady(problems.join(' '), { isSpared: true })
    },
    stop: async () => {
      await beating.stop()
      await removeServer(queries, id).catch(() => undefined)
    },
  }
}
