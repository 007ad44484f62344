import type { MaintenanceStep } from '../../db/maintenance/step.ts'
import { signCheckpoint } from './auditChain.ts'
import type { AuditKeys } from './auditKeys.ts'
import { cutTrail, findCheckpoint, listOldRows } from './auditRepository.ts'
import { checkAudit, describeAuditCheck } from './checkAudit.ts'

/**
 * Deletes rows of the audit trail that are older than `keptMs` milliseconds, after verifying them,
 * and stores a signed checkpoint in their place. A broken trail keeps every row.
 */
export function auditStep(keys: AuditKeys, keptMs: number | undefined): MaintenanceStep {
  return {
    name: 'Audit trail',
    async batch({ queries, now, limit }) {
      if (keptMs === undefined) return { rows: 0, next: null }
      const checkpoint = await findCheckpoint(queries)
      const before = new Date(now.getTime() - keptMs)
      const rows = await listOldRows(queries, { after: checkpoint?.id ?? 0, before, limit })
      if (rows.length === 0) return { rows: 0, next: null }
      const chain = checkpoint ? [{ checkpoint }, ...rows] : rows
      const { check, last } = await checkAudit({ rows: chain, keys, head: undefined })
      if (check.fault || check.unchecked > 0) throw new Error(describeAuditCheck(check))
      await cutTrail(queries, signCheckpoint(last, now, keys.current))
      return { rows: rows.length, next: rows.length < limit ? null : 'more' }
    },
  }
}
