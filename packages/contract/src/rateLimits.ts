/**
 * All rate limits; size limits are in the deck package's `limits.ts`. `max` calls per `seconds`; RATE_LIMIT_SCALE
 * multiplies `max`.
 */
export const rateLimits = {
  /** All requests from one address: enough for an office behind one address on a busy morning. */
  requests: { max: 6_000, seconds: 60, per: 'address' },
  register: { max: 5, seconds: 60 * 60, per: 'address' },
  /** Failed sign-ins only. */
  loginByAddress: { max: 30, seconds: 15 * 60, per: 'address' },
  /** Beyond the limit, a pause of 1, 2, 4, … 60 seconds after each failure. */
  loginByAccount: { max: 5, seconds: 15 * 60, per: 'account' },
  forgotPassword: { max: 10, seconds: 60 * 60, per: 'address' },
  /** Emails to one mailbox, whoever requests them. */
  forgotByAccount: { max: 3, seconds: 60 * 60, per: 'account' },
  /** Emails that verify the account's current or new address. */
  verification: { max: 5, seconds: 60 * 60, per: 'account' },
  resetToken: { max: 10, seconds: 15 * 60, per: 'address' },
  /** Consecutive failed sign-ins to one account, from anywhere; a new password resets the count. */
  loginInARow: { max: 100, seconds: 24 * 60 * 60, per: 'account' },
  /** Codes and passkeys tried after the correct password, and codes tried to prove one's identity. */
  secondStep: { max: 5, seconds: 15 * 60, per: 'account' },
  /** Calls of a sign-in in progress. */
  signInStep: { max: 60, seconds: 15 * 60, per: 'address' },
  /** Exports of all data of an account. */
  ownData: { max: 5, seconds: 24 * 60 * 60, per: 'account' },
  /** Changes that administrators make to other accounts. */
  administer: { max: 60, seconds: 60, per: 'account' },
  /** Verifications and exports of the whole audit trail. */
  wholeAudit: { max: 20, seconds: 60 * 60, per: 'account' },
  support: { max: 5, seconds: 60 * 60, per: 'address' },
  /** Invitation emails, and acceptances of invitations. */
  invite: { max: 60, seconds: 60 * 60, per: 'account' },
  /** Invitation emails per day: from one account, and to one mailbox from any sender. */
  inviteMail: { max: 100, seconds: 24 * 60 * 60, per: 'account' },
  inviteMailbox: { max: 20, seconds: 24 * 60 * 60, per: 'account' },
  /** Comments written and changed. */
  comment: { max: 60, seconds: 60, per: 'account' },
  /** Emails per day about comments: from one account, and to one account from any sender. */
  commentMail: { max: 200, seconds: 24 * 60 * 60, per: 'account' },
  commentMailbox: { max: 30, seconds: 24 * 60 * 60, per: 'account' },
  /** Requests for access to decks, and those of one person for one deck: to view it, and to edit it. */
  accessRequests: { max: 20, seconds: 24 * 60 * 60, per: 'account' },
  accessRequest: { max: 1, seconds: 24 * 60 * 60, per: 'account' },
  generate: { max: 6, seconds: 60, per: 'account' },
  /** Requests for versions of one slide. */
  assist: { max: 20, seconds: 60, per: 'account' },
  /** Uploaded pictures. */
  upload: { max: 60, seconds: 60, per: 'account' },
  /** Pictures fetched from other sites. */
  pictureFetch: { max: 60, seconds: 60, per: 'account' },
  /** Files read as source material. */
  source: { max: 20, seconds: 60, per: 'account' },
  /** Imported files. */
  import: { max: 20, seconds: 60 * 60, per: 'account' },
  /** Files imported per day, by plan. */
  importsOfFree: { max: 5, seconds: 24 * 60 * 60, per: 'account' },
  importsOfPro: { max: 50, seconds: 24 * 60 * 60, per: 'account' },
  importsOfBusiness: { max: 200, seconds: 24 * 60 * 60, per: 'account' },
  /** Pictures generated from a prompt. */
  picture: { max: 6, seconds: 60, per: 'account' },
  stock: { max: 30, seconds: 60, per: 'account' },
  /** Decks and pictures viewed through a link. */
  share: { max: 300, seconds: 60, per: 'address' },
  /** Reports of readers, six a minute each: an office that reads one deck must not be kept from opening another. */
  readers: { max: 600, seconds: 60, per: 'address' },
  /** Files made of decks behind links. */
  shareExport: { max: 6, seconds: 60, per: 'address' },
  /** Wrong passwords of links only, here and in the next limit. */
  shareUnlock: { max: 10, seconds: 15 * 60, per: 'address' },
  /** Wrong passwords of one link, from anywhere; beyond it, a pause of 1, 2, 4, … 60 seconds after each. */
  shareUnlockByLink: { max: 50, seconds: 15 * 60, per: 'address' },
  /** Requested while the user types. */
  search: { max: 120, seconds: 60, per: 'account' },
  export: { max: 6, seconds: 60, per: 'account' },
  /** Allows an autosave every second. */
  save: { max: 120, seconds: 60, per: 'account' },
  /** Visits and activities that pages report. */
  track: { max: 60, seconds: 60, per: 'address' },
  cspReport: { max: 30, seconds: 60, per: 'address' },
  pay: { max: 30, seconds: 60, per: 'account' },
  /** Webhook calls of the payment provider, which come from few addresses. */
  webhook: { max: 3_000, seconds: 60, per: 'address' },
  /** Audit entries for the same repeated rejection. */
  refusalNoted: { max: 1, seconds: 60, per: 'address' },
  call: { max: 600, seconds: 60, per: 'account' },
} as const satisfies Record<string, RateLimit>

export interface RateLimit {
  readonly max: number
  readonly seconds: number
  readonly per: 'address' | 'account'
}
export type RateLimitName = keyof typeof rateLimits
