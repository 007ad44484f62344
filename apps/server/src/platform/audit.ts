/** The actions in the audit trail. */
export type AuditAction =
  | 'register'
  | 'sign-in'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'session-end'
  /** A signed-in person proved their identity again. */
  | 'identity-proof'
  | 'email-verify'
  /** The first administrator was made by the link that the start printed. */
  | 'admin-claim'
  | 'reset-ask'
  | 'reset-use'
  | 'profile-change'
  | 'email-undo'
  | 'password-change'
  | 'data-export'
  | 'account-delete'
  | 'deck-share'
  | 'deck-unshare'
  /** Whether viewers see notes and hidden slides. */
  | 'deck-notes-show'
  | 'deck-notes-hide'
  /** Moved to the trash, restored, deleted permanently. */
  | 'deck-delete'
  | 'deck-restore'
  | 'deck-erase'
  | 'trash-empty'
  /** With whom a deck is shared, directly or through a team, and team membership. */
  | 'collaborator-add'
  | 'collaborator-change'
  | 'collaborator-remove'
  | 'member-add'
  | 'member-change'
  | 'member-remove'
  | 'team-end'
  /** The second factor at sign-in, and the factors of an account. */
  | 'second-step'
  | 'second-step-add'
  | 'second-step-remove'
  | 'recovery-codes-renew'
  /** The link between an account and the company's identity provider. */
  | 'identity-link'
  | 'identity-unlink'
  | 'plan-select'
  | 'plan-grant'
  | 'plan-cancel'
  | 'deck-export'
  /** By administrators, to other accounts. */
  | 'admin-grant'
  | 'admin-revoke'
  | 'account-disable'
  | 'account-enable'
  | 'account-verify'
  | 'account-invite'
  | 'password-require'
  | 'reset-link-make'
  | 'second-factor-clear'
  | 'session-revoke'
  | 'sessions-revoke'
  | 'plan-give'
  | 'plan-take'
  | 'link-revoke'
  | 'invitation-revoke'
  /** For the previous and for the new owner. */
  | 'decks-give'
  | 'decks-receive'
  | 'setting-change'
  | 'mail-retry'
  | 'audit-check'
  | 'audit-export'
  /** Rejected calls: forbidden, over a limit, or sent by another site. */
  | 'call-forbidden'
  | 'call-limited'
  | 'call-cross-site'

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
