import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { purgeStep } from '../../../db/maintenance/step.ts'
import { deleteBatch } from '../../../db/deleteBatch.ts'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { runEvents } from '../../../db/schema/operation/runEvents.ts'

/** A progress event of a run. */
export interface RunEvent {
  readonly type: string
}

/** Publishes one attempt to other servers. */
export interface RunPublisher {
  readonly publish: (event: RunEvent) => void
  /** The attempt is over: its followers get the answer. */
  readonly end: () => Promise<void>
}

const noPublisher: RunPublisher = { publish: () => undefined, end: () => Promise.resolve() }

/** Publishes in the background: the run never waits for it. */
export function createRunPublisher(
  { queries, kind }: Pick<Database, 'queries' | 'kind'>,
  holder: string,
): RunPublisher {
  // The embedded database has a single server.
  if (kind === 'embedded') return noPublisher
  let place = 0
  let waiting: (typeof runEvents.$inferInsert)[] = []
  let writing = Promise.resolve()
  const write = async () => {
    const rows = waiting
    waiting = []
    // Unpublished events are covered by the answer.
    if (rows.length > 0)
      await queries
        .insert(runEvents)
        .values(rows)
        .catch(() => undefined)
  }
  return {
    publish: (event) => {
      waiting.push({ holder, place, event: JSON.stringify(event) })
      place += 1
      writing = writing.then(write)
    },
    end: async () => {
      await writing
      // The sweep deletes leftovers.
      await queries
        .delete(runEvents)
        .where(eq(runEvents.holder, holder))
        .catch(() => undefined)
    },
  }
}

/** The published events of an attempt from an index on, without gaps. */
export async function readRun<Event extends RunEvent>(
  queries: Queries,
  { holder, from }: { readonly holder: string; readonly from: number },
): Promise<readonly Event[]> {
  const rows = await queries
    .select({ place: runEvents.place, event: runEvents.event })
    .from(runEvents)
    .where(and(eq(runEvents.holder, holder), gte(runEvents.place, from)))
    .orderBy(asc(runEvents.place))
  const gap = rows.findIndex(({ place }, index) => place !== from + index)
  return rows.slice(0, gap === -1 ? rows.length : gap).map(({ event }): Event => JSON.parse(event))
}

/** Events of attempts whose server was killed. */
export const deadRuns = purgeStep('Abandoned generation progress', ({ queries, limit }) =>
  deleteBatch(queries, {
    from: runEvents,
    where: lte(runEvents.createdAt, sql`clock_timestamp() - interval '1 hour'`),
    limit,
  }),
)
