import { createHash, createHmac } from 'node:crypto'
import type { AuditEntry } from '../../platform/audit.ts'
import type { AuditKey } from './auditKeys.ts'

/** A place in the chain: what the next row continues. */
export interface Link {
  readonly id: number
  readonly hash: string
  /** Null for a row of before keys, whose hash is a plain SHA-256. */
  readonly keyId: string | null
}

export type AuditRow = AuditEntry & Link

/** Where a trail begins whose older rows were removed: the last of them, signed with a key of the trail. */
export interface Checkpoint extends Link {
  /** When they were removed. */
  readonly at: Date
  readonly signature: string
  /** Names the key of the signature. */
  readonly signedBy: string
}

/** What a trail is read as: perhaps a checkpoint, and the rows after it. */
export type ChainItem = AuditRow | { readonly checkpoint: Checkpoint }

export const beginning: Link = { id: 0, hash: '', keyId: null }

/**
 * The row that follows another one: HMAC-SHA256 over the MAC of the row before and the row's own fields, each with its
 * length before it, so that no two rows have the same bytes. The first keyed row covers the last hash of before.
 */
export function keyedLink(previous: Link, entry: AuditEntry, key: AuditKey): Link {
  const id = previous.id + 1
  const fields = [previous.hash, String(id), ...fieldsOf(entry)]
  const mac = createHmac('sha256', key.secret).update(fields.map(measured).join(''))
  return { id, hash: mac.digest('hex'), keyId: key.id }
}

/** A row as it was written before there were keys. */
export function plainLink(previous: Link, entry: AuditEntry): Link {
  const id = previous.id + 1
  // A list, not an object: the order of its members is part of what is hashed.
  const content = JSON.stringify([id, ...fieldsOf(entry)])
  const hash = createHash('sha256').update(previous.hash).update(content).digest('hex')
  return { id, hash, keyId: null }
}

/** Signs the place up to which rows are removed. */
export function signCheckpoint({ id, hash, keyId }: Link, at: Date, key: AuditKey): Checkpoint {
  const place = { id, hash, keyId, at }
  return { ...place, signature: signatureOf(place, key), signedBy: key.id }
}

/** HMAC-SHA256 over the fields, each with its length before it. */
export function signatureOf(place: Link & { readonly at: Date }, key: AuditKey): string {
  const { id, hash, keyId, at } = place
  const fields = ['checkpoint', String(id), hash, keyId, at.toISOString()]
  return createHmac('sha256', key.secret).update(fields.map(measured).join('')).digest('hex')
}

function fieldsOf(entry: AuditEntry): readonly (string | null)[] {
  const { at, action, outcome, actor, target, caller, requestId } = entry
  return [at.toISOString(), action, outcome, actor, target, caller, requestId]
}

/** `5:hello`, and `-` for nothing. */
function measured(field: string | null): string {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
