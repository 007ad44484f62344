import * as z from 'zod'

const part = z.string().trim().min(1)

export const auditQuery = z.strictObject({
  /** Id of the row to go back from. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  /** Part of an address, or an id. */
  account: part.max(254).optional(),
  /** Part of an action's name, such as `account-` or 'account disable'. */
  action: part.max(40).optional(),
})

export interface AuditItem {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly action: string
  readonly outcome: 'done' | 'refused'
  /** Address of the account that acted, or its id where it is gone. */
  readonly actor: string | null
  /** Address of the account that it was done to, or what is on record. */
  readonly target: string | null
  readonly caller: string
}

/** The first row of the audit trail that is not as it should be. */
export interface AuditFault {
  readonly row: number
  readonly reason: 'changed' | 'missing' | 'unkeyed' | 'cut' | 'replaced' | 'checkpoint'
}

/** What a check of the audit trail found. */
export interface AuditCheck {
  /** Rows that are whole, up to the fault if there is one. */
  readonly rows: number
  /** Those among them whose key is not known to the server. */
  readonly unchecked: number
  readonly fault: AuditFault | null
}

/** A row of the export, one a line: enough to compute the chain again with the key. */
export interface AuditLine {
  readonly id: number
  /** ISO 8601 with milliseconds, in UTC. */
  readonly at: string
  readonly action: string
  readonly outcome: 'done' | 'refused'
  readonly actor: string | null
  readonly target: string | null
  readonly caller: string
  readonly requestId: string
  /** Names the key; null for rows of before keys, whose `mac` is a plain SHA-256. */
  readonly keyId: string | null
  readonly mac: string
}
