import type { AuditAction } from '@deckloom/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '../../platform/audit.ts'
import { timestamptz } from './columns.ts'

/**
 * The audit trail. Rows are only ever added (the migration's trigger rejects everything else), and
 * each contains a hash over itself and the previous row: changing or removing one breaks the chain.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    /** 1, 2, 3 … without gaps. */
    id: integer('id').primaryKey(),
    at: timestamptz('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    outcome: text('outcome').$type<AuditEntry['outcome']>().notNull(),
    /** No foreign key: the record of an account's actions outlives the account. */
    actor: text('actor'),
    target: text('target'),
    caller: text('caller').notNull(),
    requestId: text('request_id').notNull(),
    hash: text('hash').notNull(),
    /** Identifies the HMAC key of the hash; null for old rows, which have a plain SHA-256. */
    keyId: text('key_id'),
  },
  (table) => [
    index('audit_trail_actor').on(table.actor, table.id),
    index('audit_trail_target').on(table.target, table.id),
    index('audit_trail_action').on(table.action, table.id),
    index('audit_trail_exports')
      .on(table.actor, table.at)
      .where(sql`action = 'deck-export'`),
  ],
)

/**
 * Where the trail starts once old rows were removed: the last of them, signed with the trail's key.
 * Rows up to it may be deleted, and the trail only verifies with a valid signature.
 */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  /** The last row that was removed. */
  id: integer('id').primaryKey(),
  hash: text('hash').notNull(),
  keyId: text('key_id'),
  /** When it was removed. */
  at: timestamptz('at').notNull(),
  /** HMAC over the fields above, and the id of its key. */
  signature: text('signature').notNull(),
  signedBy: text('signed_by').notNull(),
})
