import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditEntry } from '../../platform/audit.ts'
import { moment } from './columns.ts'

/**
 * Who did what. Rows are only ever added (the migration's trigger refuses everything else), and each carries a hash
 * over itself and the row before: changing or removing one breaks the chain.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    /** 1, 2, 3 … without gaps. */
    id: integer('id').primaryKey(),
    at: moment('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    outcome: text('outcome').$type<AuditEntry['outcome']>().notNull(),
    /** No foreign key: what an account did stays on record when it is gone. */
    actor: text('actor'),
    target: text('target'),
    caller: text('caller').notNull(),
    requestId: text('request_id').notNull(),
    hash: text('hash').notNull(),
    /** Names the key that the hash was made with; null for rows of before, which have a plain SHA-256. */
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
 * Where the trail begins once old rows were removed: the last of them, signed with the key of the trail. Rows up to it
 * may be deleted, and only with a signature that holds does the trail count as whole.
 */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  /** The last row that was removed. */
  id: integer('id').primaryKey(),
  hash: text('hash').notNull(),
  keyId: text('key_id'),
  /** When it was removed. */
  at: moment('at').notNull(),
  /** HMAC over the fields above, and the key that it was made with. */
  signature: text('signature').notNull(),
  signedBy: text('signed_by').notNull(),
})
