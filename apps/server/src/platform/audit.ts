/** What is put on record, so that it can be found out later who did what. */
export type AuditAction =
  | 'register'
  | 'sign-in'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'session-end'
  /** Somebody who is signed in showed again that it is them. */
  | 'identity-proof'
  | 'email-verify'
  /** Somebody became the first administrator by the link that the start printed. */
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
  /** Whether those who only look see notes and hidden slides. */
  | 'deck-notes-show'
  | 'deck-notes-hide'
  /** Put into the trash, brought back from it, deleted for ever. */
  | 'deck-delete'
  | 'deck-restore'
  | 'deck-erase'
  | 'trash-empty'
  /** Who a deck is shared with, alone or with a team, and who is in a team. */
  | 'collaborator-add'
  | 'collaborator-change'
  | 'collaborator-remove'
  | 'member-add'
  | 'member-change'
  | 'member-remove'
  | 'team-end'
  /** A second step of signing in, and what an account has for one. */
  | 'second-step'
  | 'second-step-add'
  | 'second-step-remove'
  | 'recovery-codes-renew'
  /** The tie between an account and the company's sign-in. */
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
  /** Of who had them, and of who has them now. */
  | 'decks-give'
  | 'decks-receive'
  | 'setting-change'
  | 'mail-retry'
  | 'audit-check'
  | 'audit-export'
  /** Calls that were refused: by a rule about who may, by a limit, or because another site sent them. */
  | 'call-forbidden'
  | 'call-limited'
  | 'call-cross-site'

/** One line of the record. Nothing in it is a secret, and nobody's address is in it in clear. */
export interface AuditEntry {
  readonly at: Date
  readonly action: AuditAction
  readonly outcome: 'done' | 'refused'
  /** Id of the account that acted; null where nobody was signed in. */
  readonly actor: string | null
  /** What it was done to: a deck, a route, or the tag of an address. */
  readonly target: string | null
  /** The group of network addresses that it came from. */
  readonly caller: string
  readonly requestId: string
}

export interface Audit {
  /** Returns at once; the entry is written beside the request. */
  record(entry: AuditEntry): void
}
