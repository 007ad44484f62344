import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CommentOccasion } from '../../platform/notices.ts'
import { timestamptz } from './columns.ts'

/**
 * What to send to whom; the email itself is composed when it is sent, so that this table contains
 * no secrets.
 */
export type Mail =
  | AccountMail
  | AdministrationMail
  | CommentMail
  | InvitationMail
  | OwnerMail
  | SupportMail

export type AccountMail =
  | { readonly kind: 'verify-email'; readonly userId: string }
  | { readonly kind: 'account-invitation'; readonly invitationId: number }
  | { readonly kind: 'password-reset'; readonly email: string }
  | { readonly kind: 'password-changed'; readonly userId: string }
  | {
      readonly kind: 'second-step-changed'
      readonly userId: string
      readonly change: 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed'
    }
  /** To the address that an account is about to change to. */
  | { readonly kind: 'confirm-email'; readonly userId: string; readonly email: string }
  /** To the previous address; `changeId` is the row in `email_changes`. */
  | { readonly kind: 'email-changed'; readonly changeId: number }
  /** To the address that lost the account when the change was reverted. */
  | { readonly kind: 'email-restored'; readonly displacedEmail: string }

/** To the owner of an account that an administrator changed. */
export type AdministrationMail =
  | { readonly kind: 'password-required'; readonly userId: string }
  | { readonly kind: 'reset-link-made'; readonly userId: string }
  | { readonly kind: 'second-factor-cleared'; readonly userId: string }
  | {
      readonly kind: 'decks-given' | 'decks-received'
      readonly userId: string
      /** The account that received them, or gave them. */
      readonly otherId: string
      readonly decks: number
    }

/** To somebody whom a comment mentions or its thread was assigned to, who took part in it, or who owns the deck. */
export interface CommentMail {
  readonly kind: CommentOccasion
  readonly userId: string
  readonly commentId: number
  /** The team that was mentioned, if they were not themselves. */
  readonly teamId?: number
}

export type InvitationMail =
  | { readonly kind: 'deck-invitation'; readonly collaboratorId: number }
  | { readonly kind: 'team-invitation'; readonly memberId: number }

/** About the owner of a deck. */
export type OwnerMail =
  | { readonly kind: 'access-asked'; readonly requestId: number }
  | {
      /** To the account that gave or received the deck. */
      readonly kind: 'deck-given' | 'deck-received'
      readonly userId: string
      readonly otherId: string
      readonly presentationId: number
    }

export interface SupportMail {
  readonly kind: 'support-message'
  readonly messageId: number
  readonly to: string
}

/** Emails to be sent. A row is deleted once its email was accepted. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mail: jsonb('mail').$type<Mail>().notNull(),
    /**
     * Identifies the email across retries: mailboxes drop repeats. Its secret is derived from it.
     */
    messageId: text('message_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    /** Set when the last attempt failed: the row stays for an administrator to see. */
    failedAt: timestamptz('failed_at'),
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mail_queue_next').on(table.nextAttemptAt),
    index('mail_queue_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
  ],
)
