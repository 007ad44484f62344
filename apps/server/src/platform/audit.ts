import type { AuditAction } from '@deckloom/contract'

/** One entry of the audit trail. It contains no secrets and no email address in clear text. */
export interface AuditEntry {
  readonly at: Date
  readonly action: AuditAction
  readonly outcome: 'done' | 'refused'
  /** Id of the account that acted; null for anonymous callers. */
  readonly actor: string | null
  /** The object of the action: a deck, a route, or the tag of an email address. */
  readonly target: string | null
  /** The network prefix that the call came from. */
  readonly caller: string
  readonly requestId: string
}

export interface Audit {
  /** Never blocks; the entry is written outside of the request. */
  record(entry: AuditEntry): void
}
