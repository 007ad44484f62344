import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/openDatabase.ts'
import { accountSearchText, users } from '../../db/schema/accounts.ts'
import { auditCheckpoints, auditTrail } from '../../db/schema/audit.ts'
import { hasPart } from '../../db/schema/parts.ts'
import type { AuditEntry } from '../../platform/audit.ts'
import {
  type AuditRow,
  beginning,
  type ChainItem,
  type Checkpoint,
  createKeyedLink,
  type Link,
} from './auditChain.ts'
import type { AuditKey } from './auditKeys.ts'

// An arbitrary number, the same for every server of one database.
const auditLock = 3_325_571

/** Appends entries to the chain. Servers that share a database take turns. */
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
      link = createKeyedLink(link, entry, key)
      return { ...entry, ...link }
    })
    await transaction.insert(auditTrail).values(rows)
  })
}

/**
 * The rows in order, a page at a time, so that a trail of any length can be streamed. If rows after
 * `from` were removed, their checkpoint comes first.
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

/** Where the trail starts; undefined if no rows were ever removed. */
export async function findCheckpoint(queries: Queries): Promise<Checkpoint | undefined> {
  const [found] = await queries
    .select()
    .from(auditCheckpoints)
    .orderBy(desc(auditCheckpoints.id))
    .limit(1)
  return found
}

/** The next rows after a position that are older than `before`. Never the last row of the trail. */
export async function listOldRows(
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

/**
 * Deletes the rows up to a checkpoint, which replaces them. The database rejects a deletion without
 * one.
 */
export function cutTrail(queries: Queries, checkpoint: Checkpoint): Promise<void> {
  return queries.transaction(async (transaction) => {
    await transaction.insert(auditCheckpoints).values(checkpoint)
    await transaction.delete(auditTrail).where(lte(auditTrail.id, checkpoint.id))
    await transaction.delete(auditCheckpoints).where(lt(auditCheckpoints.id, checkpoint.id))
  })
}

const shown = 100

/** The latest actions of an account, and attempts with its email address, newest first. */
export async function listAudit(
  queries: Queries,
  { actor, target }: { readonly actor: string; readonly target: string },
) {
  // Either has an index: joined by "or", the planner would scan everybody's newest rows.
  const newest = (which: SQL) =>
    sql`(select id from audit_trail where ${which} order by id desc limit ${shown})`
  const ids = sql`(${newest(sql`actor = ${actor}`)} union ${newest(sql`target = ${target}`)})`
  return queries
    .select({
      at: auditTrail.at,
      action: auditTrail.action,
      outcome: auditTrail.outcome,
      caller: auditTrail.caller,
    })
    .from(auditTrail)
    .where(inArray(auditTrail.id, ids))
    .orderBy(desc(auditTrail.id))
    .limit(shown)
}

export interface AuditFilter {
  readonly before?: number | undefined
  /** Part of an address, or an id: of who acted, or of whom it was done to. */
  readonly account?: string | undefined
  /** Part of an action's name. */
  readonly action?: string | undefined
}

/**
 * The latest actions of everybody, or those before a row, newest first; with the email addresses of
 * actor and target.
 */
export async function listWholeAudit(queries: Queries, filter: AuditFilter) {
  const targets = alias(users, 'targets')
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
    .where(inArray(auditTrail.id, idsOf(filter)))
    .orderBy(desc(auditTrail.id))
    .limit(shown)
}

function idsOf({ before, account, action }: AuditFilter): SQL {
  const earlier = before === undefined ? sql`true` : sql`id < ${before}`
  const newest = (which: SQL) => {
    const rows = (also: SQL) =>
      sql`(select id from audit_trail where ${earlier} and ${which} and ${also} order by id desc limit ${shown})`
    if (action === undefined) return rows(sql`true`)
    // One action at a time: rows of a rare one are not found by scanning the others.
    return sql`(select named.id from (${actionNames}) names
      cross join lateral ${rows(sql`action = names.action`)} named where strpos(names.action, ${action}) > 0)`
  }
  if (account === undefined)
    return sql`(select id from ${newest(sql`true`)} one order by id desc limit ${shown})`
  // A deleted account is still found by its id.
  const people = sql`(select ${account}::text union
    select id from ${users} where ${hasPart(accountSearchText(users), account)} and strpos(email, lower(${account})) > 0)`
  const arms = [sql`actor in ${people}`, sql`target in ${people}`].map(newest)
  return sql`(select id from (${sql.join(arms, sql` union `)}) found order by id desc limit ${shown})`
}

/** The actions in the trail, by a loose index scan. */
const actionNames = sql`
  with recursive each(action) as (
    (select action from audit_trail order by action limit 1)
    union all
    select (select next.action from audit_trail next where next.action > each.action order by next.action limit 1)
    from each where each.action is not null)
  select action from each where action is not null`
