import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { auditCheckpoints, auditTrail } from '../../db/schema/audit.ts'
import type { AuditEntry } from '../../platform/audit.ts'
import {
  type AuditRow,
  beginning,
  type ChainItem,
  type Checkpoint,
  keyedLink,
  type Link,
} from './auditChain.ts'
import type { AuditKey } from './auditKeys.ts'

// Any number; the same for every server of one database.
const auditLock = 3_325_571

/** Adds entries to the end of the chain. Servers that share a database take turns. */
export async function appendAudit(
  queries: Queries,
  entries: readonly AuditEntry[],
  key: AuditKey,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${auditLock})`)
    const [last] = await transaction
      .select({ id: auditTrail.id, hash: auditTrail.hash, keyId: auditTrail.keyId })
      .from(auditTrail)
      .orderBy(desc(auditTrail.id))
      .limit(1)
    let link: Link = last ?? beginning
    const rows = entries.map((entry) => {
      link = keyedLink(link, entry, key)
      return { ...entry, ...link }
    })
    await transaction.insert(auditTrail).values(rows)
  })
}

/**
 * The rows in their order, a page at a time, so that a trail of any length passes through. Where rows were removed from
 * `from` on, the checkpoint that says so comes first.
 */
export async function* readChain(
  queries: Queries,
  { from = 0, pageLength = 500 }: { readonly from?: number; readonly pageLength?: number } = {},
): AsyncGenerator<ChainItem> {
  const checkpoint = await findCheckpoint(queries)
  const isCut = checkpoint !== undefined && checkpoint.id >= from
  if (isCut) yield { checkpoint }
  for (let next = isCut ? checkpoint.id + 1 : from; ;) {
    const rows = await queries
      .select()
      .from(auditTrail)
      .where(gte(auditTrail.id, next))
      .orderBy(asc(auditTrail.id))
      .limit(pageLength)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageLength) return
    next = last.id + 1
  }
}

/** Where the trail begins; undefined where nothing was ever removed. */
export async function findCheckpoint(queries: Queries): Promise<Checkpoint | undefined> {
  const [found] = await queries
    .select()
    .from(auditCheckpoints)
    .orderBy(desc(auditCheckpoints.id))
    .limit(1)
  return found
}

/** The next rows after one that are older than a moment. The last row of the trail is never among them. */
export async function oldRows(
  queries: Queries,
  {
    after,
    before,
    limit,
  }: { readonly after: number; readonly before: Date; readonly limit: number },
): Promise<readonly AuditRow[]> {
  const rows = await queries
    .select()
    .from(auditTrail)
    .where(and(gt(auditTrail.id, after), sql`${auditTrail.id} < (select max(id) from audit_trail)`))
    .orderBy(asc(auditTrail.id))
    .limit(limit)
  const young = rows.findIndex(({ at }) => at >= before)
  return young < 0 ? rows : rows.slice(0, young)
}

/** Removes the rows up to a checkpoint, which stays in their place. The database removes none without one. */
export function cutTrail(queries: Queries, checkpoint: Checkpoint): Promise<void> {
  return queries.transaction(async (transaction) => {
    await transaction.insert(auditCheckpoints).values(checkpoint)
    await transaction.delete(auditTrail).where(lte(auditTrail.id, checkpoint.id))
    await transaction.delete(auditCheckpoints).where(lt(auditCheckpoints.id, checkpoint.id))
  })
}

const shown = 100

/** What an account did last, and what was tried with its address, the newest first. */
export async function listAudit(
  queries: Queries,
  { actor, target }: { readonly actor: string; readonly target: string },
) {
  return queries
    .select({
      at: auditTrail.at,
      action: auditTrail.action,
      outcome: auditTrail.outcome,
      caller: auditTrail.caller,
    })
    .from(auditTrail)
    .where(or(eq(auditTrail.actor, actor), eq(auditTrail.target, target)))
    .orderBy(desc(auditTrail.id))
    .limit(shown)
}

export interface AuditFilter {
  readonly before: number | undefined
  /** Part of an address, or an id: of who acted, or of whom it was done to. */
  readonly account: string | undefined
  /** Part of an action's name. */
  readonly action: string | undefined
}

/** What everybody did last, or before a row, the newest first; with the addresses of who acted and of whom it was done to. */
export async function listWholeAudit(queries: Queries, { before, account, action }: AuditFilter) {
  const targets = alias(users, 'targets')
  const people =
    account === undefined
      ? undefined
      : queries
          .select({ id: users.id })
          .from(users)
          .where(or(eq(users.id, account), sql`strpos(${users.email}, lower(${account})) > 0`))
  return queries
    .select({
      id: auditTrail.id,
      at: auditTrail.at,
      action: auditTrail.action,
      outcome: auditTrail.outcome,
      actor: sql<string | null>`coalesce(${users.email}, ${auditTrail.actor})`,
      target: sql<string | null>`coalesce(${targets.email}, ${auditTrail.target})`,
      caller: auditTrail.caller,
    })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actor))
    .leftJoin(targets, eq(targets.id, auditTrail.target))
    .where(
      and(
        before === undefined ? undefined : lt(auditTrail.id, before),
        action === undefined ? undefined : sql`strpos(${auditTrail.action}, ${action}) > 0`,
        // An account that is gone is still found by its id.
        people &&
          or(
            inArray(auditTrail.actor, people),
            inArray(auditTrail.target, people),
            eq(auditTrail.actor, account ?? ''),
            eq(auditTrail.target, account ?? ''),
          ),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(shown)
}
