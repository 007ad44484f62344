import type { AuditCheck, AuditFault } from '@deckloom/contract'
import {
  type AuditRow,
  beginning,
  type ChainItem,
  type Checkpoint,
  createKeyedLink,
  type Link,
  createPlainLink,
  signatureOf,
} from './auditChain.ts'
import type { AuditKeys } from './auditKeys.ts'

export interface CheckParts {
  readonly rows: AsyncIterable<ChainItem> | Iterable<ChainItem>
  readonly keys: AuditKeys
  /** The last known end of the chain, stored outside of the database. */
  readonly head: Link | undefined
  /** Starts at the head, which was verified before, instead of at the first row. */
  readonly sinceHead?: boolean
}

export interface CheckedChain {
  readonly check: AuditCheck
  /** The last row that was read. */
  readonly last: Link
}

/**
 * Verifies that every row is unchanged, none is missing and none was added without the key. Rows
 * cut off at the end leave no trace in the table: only the head reveals them.
 */
export async function checkAudit(parts: CheckParts): Promise<CheckedChain> {
  const { rows, head, sinceHead = false } = parts
  let link: Link = sinceHead && head ? { ...head, id: head.id - 1 } : beginning
  let [count, unchecked] = [0, 0]
  const createResult = (fault: AuditFault | null): CheckedChain => ({
    check: { rows: count, unchecked, fault },
    last: link,
  })
  for await (const row of rows) {
    if ('checkpoint' in row) {
      const { checkpoint } = row
      if (!isSigned(parts, checkpoint))
        return createResult({ row: checkpoint.id, reason: 'checkpoint' })
      link = { id: checkpoint.id, hash: checkpoint.hash, keyId: checkpoint.keyId }
      continue
    }
    const fault = faultOf(parts, link, row)
    if (fault === 'unknown-key') unchecked += 1
    else if (fault) return createResult({ row: row.id, reason: fault })
    link = { id: row.id, hash: row.hash, keyId: row.keyId }
    count += 1
  }
  return createResult(head && link.id < head.id ? { row: link.id + 1, reason: 'cut' } : null)
}

/** Only the holder of a key can remove older rows. */
function isSigned({ keys }: CheckParts, checkpoint: Checkpoint): boolean {
  const key = keys.find(checkpoint.signedBy)
  return key !== undefined && signatureOf(checkpoint, key) === checkpoint.signature
}

type RowFault = AuditFault['reason'] | 'unknown-key' | undefined

/** The fault of a row that follows `previous`; `unknown-key` if its key is missing. */
function faultOf({ keys, head, sinceHead }: CheckParts, previous: Link, row: AuditRow): RowFault {
  if (row.id !== previous.id + 1) return 'missing'
  const isHead = row.id === head?.id
  const written = sinceHead === true && isHead ? undefined : findFault(keys, previous, row)
  return written ?? (isHead && row.hash !== head.hash ? 'replaced' : undefined)
}

function findFault(keys: AuditKeys, previous: Link, row: AuditRow): RowFault {
  if (row.keyId === null) {
    // Anybody can compute a plain hash: after a keyed row, such a row is forged.
    if (previous.keyId !== null) return 'unkeyed'
    return createPlainLink(previous, row).hash === row.hash ? undefined : 'changed'
  }
  const key = keys.find(row.keyId)
  if (!key) return 'unknown-key'
  return createKeyedLink(previous, row, key).hash === row.hash ? undefined : 'changed'
}

/** The result as text, for the log and the terminal. */
export function describeAuditCheck({ rows, unchecked, fault }: AuditCheck): string {
  if (fault) return `${faultWords[fault.reason](fault.row)} ${rows} rows before it are whole.`
  const unknown = `${unchecked} of ${rows} rows were written with a key that is not known here: add it to AUDIT_KEY, after the current one.`
  return unchecked > 0 ? unknown : `The audit trail is whole: ${rows} rows.`
}

const faultWords: Readonly<Record<AuditFault['reason'], (row: number) => string>> = {
  changed: (row) => `Row ${row} of the audit trail is not as it was written.`,
  missing: (row) => `Rows of the audit trail are missing before row ${row}.`,
  unkeyed: (row) => `Row ${row} of the audit trail was added without the key.`,
  cut: (row) => `The end of the audit trail was cut off, from row ${row} on.`,
  checkpoint: (row) =>
    `Rows of the audit trail up to ${row} were removed, and no key that is known here signed for it.`,
  replaced: (row) => `Row ${row} of the audit trail is not the one that was noted there.`,
}
