import { createHash, createHmac } from 'node:crypto'
import type { AuditEntry } from '../../platform/audit.ts'
import type { AuditKey } from './auditKeys.ts'

/** A position in the chain, which the next row continues. */
export interface Link {
  readonly id: number
  readonly hash: string
  /** Null for a row without a key, whose hash is a plain SHA-256. */
  readonly keyId: string | null
}

export type AuditRow = AuditEntry & Link

/**
 * Where a trail starts whose older rows were removed: the last of them, signed with a key of the trail.
 */
export interface Checkpoint extends Link {
  /** When they were removed. */
  readonly at: Date
  readonly signature: string
  /** The id of the signing key. */
  readonly signedBy: string
}

/** Items of a trail that is read: possibly a checkpoint, then the rows after it. */
export type ChainItem = AuditRow | { readonly checkpoint: Checkpoint }

export const beginning: Link = { id: 0, hash: '', keyId: null }

/**
 * The link after `previous`: HMAC-SHA256 over its MAC and the row's own fields, each prefixed with
 * its length, so that no two rows have the same bytes. The first keyed row covers the last plain
 * hash.
 */
export function createKeyedLink(previous: Link, entry: AuditEntry, key: AuditKey): Link {
  const id = previous.id + 1
  const fields = [previous.hash, String(id), ...fieldsOf(entry)]
  const mac = createHmac('sha256', key.secret).update(fields.map(encodeField).join(''))
  return { id, hash: mac.digest('hex'), keyId: key.id }
}

/** The link of a row without a key. */
export function createPlainLink(previous: Link, entry: AuditEntry): Link {
  const id = previous.id + 1
  // A list, not an object: the order of its members is part of the hash.
  const content = JSON.stringify([id, ...fieldsOf(entry)])
  const hash = createHash('sha256').update(previous.hash).update(content).digest('hex')
  return { id, hash, keyId: null }
}

/** Signs the position up to which rows are removed. */
export function signCheckpoint({ id, hash, keyId }: Link, at: Date, key: AuditKey): Checkpoint {
  const place = { id, hash, keyId, at }
  return { ...place, signature: signatureOf(place, key), signedBy: key.id }
}

/** HMAC-SHA256 over the fields, each prefixed with its length. */
export function signatureOf(place: Link & { readonly at: Date }, key: AuditKey): string {
  const { id, hash, keyId, at } = place
  const fields = ['checkpoint', String(id), hash, keyId, at.toISOString()]
  return createHmac('sha256', key.secret).update(fields.map(encodeField).join('')).digest('hex')
}

function fieldsOf(entry: AuditEntry): readonly (string | null)[] {
  const { at, action, outcome, actor, target, caller, requestId } = entry
  return [at.toISOString(), action, outcome, actor, target, caller, requestId]
}

/** `5:hello`, and `-` for null. */
function encodeField(field: string | null): string {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
