/** How often is too often, in one place; `limits.ts` of the deck says how much is too much. `max` within `seconds`; RATE_LIMIT_SCALE multiplies `max`. */
export const rateLimits = {
  /** Everything from one address: as much as an office behind it sends on a busy morning. */
  requests: { max: 6_000, seconds: 60, per: 'address' },
  register: { max: 5, seconds: 60 * 60, per: 'address' },
  /** Failed sign-ins only. */
  loginByAddress: { max: 30, seconds: 15 * 60, per: 'address' },
  /** Then pauses of 1, 2, 4 … 60 seconds after each. */
  loginByAccount: { max: 5, seconds: 15 * 60, per: 'account' },
  forgotPassword: { max: 10, seconds: 60 * 60, per: 'address' },
  /** Emails to one mailbox, whoever asks for them. */
  forgotByAccount: { max: 3, seconds: 60 * 60, per: 'account' },
  /** Emails that prove the account's address, or the one that it changes to. */
  verification: { max: 5, seconds: 60 * 60, per: 'account' },
  resetToken: { max: 10, seconds: 15 * 60, per: 'address' },
  /** Failed sign-ins to one account in a row, from anywhere; a new password begins anew. */
  loginInARow: { max: 100, seconds: 24 * 60 * 60, per: 'account' },
  /** Codes and passkeys that are tried after the right password, and codes that show that it is you. */
  secondStep: { max: 5, seconds: 15 * 60, per: 'account' },
  /** Calls of a sign-in that is under way. */
  signInStep: { max: 60, seconds: 15 * 60, per: 'address' },
  /** Answers with everything that an account holds. */
  ownData: { max: 5, seconds: 24 * 60 * 60, per: 'account' },
  /** What administrators change about others. */
  administer: { max: 60, seconds: 60, per: 'account' },
  /** Checks and exports of the whole audit trail. */
  wholeAudit: { max: 20, seconds: 60 * 60, per: 'account' },
  support: { max: 5, seconds: 60 * 60, per: 'address' },
  /** Emails that invite somebody, and what they lead to. */
  invite: { max: 60, seconds: 60 * 60, per: 'account' },
  /** Emails that invite, in a day: of one account, and to one mailbox whoever sends them. */
  inviteMail: { max: 100, seconds: 24 * 60 * 60, per: 'account' },
  inviteMailbox: { max: 20, seconds: 24 * 60 * 60, per: 'account' },
  generate: { max: 6, seconds: 60, per: 'account' },
  /** Versions of one slide. */
  assist: { max: 20, seconds: 60, per: 'account' },
  /** Pictures that are sent. */
  upload: { max: 60, seconds: 60, per: 'account' },
  /** Pictures of other sites that are fetched. */
  pictureFetch: { max: 60, seconds: 60, per: 'account' },
  /** Files that are read as material. */
  source: { max: 20, seconds: 60, per: 'account' },
  /** Files that become decks. */
  import: { max: 20, seconds: 60 * 60, per: 'account' },
  /** Decks that files have become in a day, by plan. */
  importsOfFree: { max: 5, seconds: 24 * 60 * 60, per: 'account' },
  importsOfPro: { max: 50, seconds: 24 * 60 * 60, per: 'account' },
  importsOfBusiness: { max: 200, seconds: 24 * 60 * 60, per: 'account' },
  /** Pictures that are made from words. */
  picture: { max: 6, seconds: 60, per: 'account' },
  stock: { max: 30, seconds: 60, per: 'account' },
  /** Decks and pictures behind a link. */
  share: { max: 300, seconds: 60, per: 'address' },
  /** Wrong passwords of links only, and so are those below. */
  shareUnlock: { max: 10, seconds: 15 * 60, per: 'address' },
  /** To one link, from anywhere; then pauses of 1, 2, 4 … 60 seconds after each. */
  shareUnlockByLink: { max: 50, seconds: 15 * 60, per: 'address' },
  /** Asked for while somebody types. */
  search: { max: 120, seconds: 60, per: 'account' },
  export: { max: 6, seconds: 60, per: 'account' },
  /** Autosave once a second passes. */
  save: { max: 120, seconds: 60, per: 'account' },
  /** Visits and activities that pages tell of. */
  track: { max: 60, seconds: 60, per: 'address' },
  cspReport: { max: 30, seconds: 60, per: 'address' },
  pay: { max: 30, seconds: 60, per: 'account' },
  /** Notices of the payment provider, which come from few addresses. */
  webhook: { max: 3_000, seconds: 60, per: 'address' },
  /** Lines that the audit trail gets about one refusal repeated. */
  refusalNoted: { max: 1, seconds: 60, per: 'address' },
  call: { max: 600, seconds: 60, per: 'account' },
} as const satisfies Record<string, RateLimit>

export interface RateLimit {
  readonly max: number
  readonly seconds: number
  readonly per: 'address' | 'account'
}
export type RateLimitName = keyof typeof rateLimits
