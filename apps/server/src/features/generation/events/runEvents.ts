import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { purgeStep } from '../../../db/maintenance/step.ts'
import { deleteBatch } from '../../../db/deleteBatch.ts'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { runEvents } from '../../../db/schema/operation/runEvents.ts'

/** What a piece of writing tells while it goes on. */
export interface RunEvent {
  readonly type: string
}

/** Lets other servers follow one attempt. */
export interface RunTeller {
  readonly tell: (event: RunEvent) => void
  /** The attempt is over: whoever followed it gets its answer. */
  readonly end: () => Promise<void>
}

const tellsNobody: RunTeller = { tell: () => undefined, end: () => Promise.resolve() }

/** Tells in the background: the writing waits for nobody who listens. */
export function tellRun(
  { queries, kind }: Pick<Database, 'queries' | 'kind'>,
  holder: string,
): RunTeller {
  // With the embedded database there is no other server.
  if (kind === 'embedded') return tellsNobody
  let place = 0
  let waiting: (typeof runEvents.$inferInsert)[] = []
  let writing = Promise.resolve()
  const write = async () => {
    const rows = waiting
    waiting = []
    // What cannot be told now comes with the answer.
    if (rows.length > 0)
      await queries
        .insert(runEvents)
        .values(rows)
        .catch(() => undefined)
  }
  return {
    tell: (event) => {
      waiting.push({ holder, place, event: JSON.stringify(event) })
      place += 1
      writing = writing.then(write)
    },
    end: async () => {
      await writing
      // What stays is swept.
      await queries
        .delete(runEvents)
        .where(eq(runEvents.holder, holder))
        .catch(() => undefined)
    },
  }
}

/** What an attempt has told from a place on, without a gap. */
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

/** What is left of attempts whose server was killed. */
export const deadRuns = purgeStep('Abandoned generation progress', ({ queries, limit }) =>
  deleteBatch(queries, {
    from: runEvents,
    where: lte(runEvents.createdAt, sql`clock_timestamp() - interval '1 hour'`),
    limit,
  }),
)
