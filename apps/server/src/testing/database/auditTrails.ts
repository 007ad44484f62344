import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import type { AuditEntry } from '../../platform/audit.ts'

export function auditEntry(target: string): AuditEntry {
  return {
    at: new Date('2026-05-01T12:00:00.123Z'),
    action: 'deck-delete',
    outcome: 'done',
    actor: 'ada',
    target,
    caller: '192.0.2.1',
    requestId: randomUUID(),
  }
}

/** Changes the audit trail as the owner of the database could. */
export async function tamperWithAudit(queries: Queries, statement: SQL): Promise<void> {
  await queries.execute(sql`alter table audit_trail disable trigger user`)
  await queries.execute(statement)
  await queries.execute(sql`alter table audit_trail enable trigger user`)
}
