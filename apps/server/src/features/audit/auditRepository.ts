import { createHash } from 'node:crypto'
import { asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { auditTrail } from '../../db/schema/audit.ts'
import type { AuditEntry } from '../../platform/audit.ts'

interface Link {
  readonly id: number
  readonly hash: string
}

const beginning: Link = { id: 0, hash: '' }
// Any number; the same for every server of one database.
const auditLock = 3_325_571

/** Adds entries to the end of the chain. Servers that share a database take turns. */
export async function appendAudit(queries: Queries, entries: readonly AuditEntry[]): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${auditLock})`)
    const [last] = await transaction
      .select({ id: auditTrail.id, hash: auditTrail.hash })
      .from(auditTrail)
      .orderBy(desc(auditTrail.id))
      .limit(1)
    let link: Link = last ?? beginning
    const rows = entries.map((entry) => {
      link = linkAfter(link, entry)
      return { ...entry, ...link }
    })
    await transaction.insert(auditTrail).values(rows)
  })
}

/**
 * The id of the first row that is not as it was written, or that a row is missing before; undefined when the chain is
 * whole. Rows that were cut off at the end leave no trace.
 */
export async function findBrokenLink(
  queries: Queries,
  pageLength = 500,
): Promise<number | undefined> {
  let link = beginning
  for (;;) {
    const rows = await queries
      .select()
      .from(auditTrail)
      .where(gt(auditTrail.id, link.id))
      .orderBy(asc(auditTrail.id))
      .limit(pageLength)
    for (const row of rows) {
      link = linkAfter(link, row)
      if (row.id !== link.id || row.hash !== link.hash) return row.id
    }
    if (rows.length < pageLength) return undefined
  }
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

/** What everybody did last, or before a row, the newest first; with the address of who acted. */
export async function listWholeAudit(queries: Queries, before: number | undefined) {
  return queries
    .select({
      id: auditTrail.id,
      at: auditTrail.at,
      action: auditTrail.action,
      outcome: auditTrail.outcome,
      actor: sql<string | null>`coalesce(${users.email}, ${auditTrail.actor})`,
      target: auditTrail.target,
      caller: auditTrail.caller,
    })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actor))
    .where(before === undefined ? undefined : lt(auditTrail.id, before))
    .orderBy(desc(auditTrail.id))
    .limit(shown)
}

function linkAfter(previous: Link, entry: AuditEntry): Link {
  const { at, action, outcome, actor, target, caller, requestId } = entry
  const id = previous.id + 1
  // A list, not an object: the order of its members is part of what is hashed.
  const content = [id, at.toISOString(), action, outcome, actor, target, caller, requestId]
  const hash = createHash('sha256').update(previous.hash).update(JSON.stringify(content))
  return { id, hash: hash.digest('hex') }
}
