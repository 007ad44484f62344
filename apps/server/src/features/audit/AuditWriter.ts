import type { Queries } from '../../db/openDatabase.ts'
import type { Audit, AuditEntry } from '../../platform/audit.ts'
import { BatchWriter, type BatchWriterParts } from '../../platform/jobs/BatchWriter.ts'
import type { AuditKey } from './auditKeys.ts'
import { appendAudit } from './auditRepository.ts'

export type AuditWriterParts = { readonly queries: Queries; readonly key: AuditKey } & Pick<
  BatchWriterParts<AuditEntry>,
  'warn' | 'room' | 'retryMs'
>

/** Appends entries to the audit trail in the order they were recorded. */
export class AuditWriter extends BatchWriter<AuditEntry> implements Audit {
  constructor({ queries, key, ...parts }: AuditWriterParts) {
    super({
      ...parts,
      name: 'the audit trail',
      write: (entries) => appendAudit(queries, entries, key),
    })
  }
}
