import type { AccountEvent, AuditCheck, AuditItem } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { TagAddress } from '../../platform/secrets/tagAddress.ts'
import { type AuditFilter, listAudit, listWholeAudit, readChain } from './auditRepository.ts'
import { checkAudit } from './checkAudit.ts'
import { exportAudit } from './exportAudit.ts'
import type { OpenedAudit } from './openAudit.ts'

export interface ReadAuditPorts {
  readonly queries: Queries
  readonly tagAddress: TagAddress
  readonly audit: OpenedAudit
}

/** The latest events of an account, newest first. */
export async function readAccountEvents(
  { queries, tagAddress }: ReadAuditPorts,
  { id, email }: Account,
): Promise<readonly AccountEvent[]> {
  const rows = await listAudit(queries, { actor: id, target: tagAddress(email) })
  return rows.map(({ at, action, outcome, caller }) => ({
    at: at.toISOString(),
    action,
    outcome,
    from: caller,
  }))
}

/** The whole trail, newest first. `action` is the stored name or the displayed one. */
export async function readAudit(
  { queries }: ReadAuditPorts,
  { action, ...filter }: AuditFilter,
): Promise<readonly AuditItem[]> {
  const name = action?.toLowerCase().replaceAll(' ', '-')
  const rows = await listWholeAudit(queries, { ...filter, action: name })
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Whether the trail is unchanged, including the entries not yet written. */
export async function checkWholeAudit({ queries, audit }: ReadAuditPorts): Promise<AuditCheck> {
  const { keys, head, writer } = audit
  // Writes pending entries to the table before it is read.
  await writer.flush()
  const { check } = await checkAudit({ rows: readChain(queries), keys, head: head.read() })
  return check
}

/** The whole trail, including pending entries, one line per row. */
export async function exportWholeAudit({
  queries,
  audit,
}: ReadAuditPorts): Promise<AsyncGenerator<string>> {
  await audit.writer.flush()
  return exportAudit(readChain(queries))
}
