import type { ChangeAccountBody } from '../requests/accounts/administration.ts'
import * as administration from '../endpoints/administration.ts'
import * as operation from '../endpoints/operation.ts'
import type {
  HandOverBody,
  InvitationKind,
  InviteAccountBody,
} from '../requests/accounts/oversight.ts'
import type { ChangeSettingsBody } from '../requests/accounts/settings.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for administrators, in a separate module because only their page uses them. */
export function createAdministrationClient(send: Send) {
  const call = callThrough(send)
  return {
    accounts: (search: string, cursor?: string) =>
      call(administration.listAccounts, { query: { cursor, search } }),
    changeAccount: (id: string, body: ChangeAccountBody) =>
      call(administration.changeAccount, { params: { id }, body }),
    clearSecondFactor: (id: string) => call(administration.clearSecondFactor, { params: { id } }),
    makeResetLink: (id: string) => call(administration.makeResetLink, { params: { id } }),
    handOver: (id: string, body: HandOverBody) =>
      call(administration.handOver, { params: { id }, body }),
    endSessionsOf: (id: string) => call(administration.endSessionsOf, { params: { id } }),
    sessions: (search: string, cursor?: string) =>
      call(administration.listAllSessions, { query: { cursor, search } }),
    endSession: (id: string) => call(administration.endAnySession, { params: { id } }),
    links: (search: string, cursor?: string) =>
      call(administration.listAllLinks, { query: { cursor, search } }),
    endLink: (id: number) => call(administration.revokeLink, { params: { id } }),
    invitations: (search: string, cursor?: string) =>
      call(administration.listAllInvitations, { query: { cursor, search } }),
    inviteAccount: (body: InviteAccountBody) => call(administration.inviteAccount, { body }),
    endInvitation: (kind: InvitationKind, id: number) =>
      call(administration.revokeInvitation, { params: { kind, id } }),
    settings: () => call(administration.readSettings),
    changeSettings: (body: ChangeSettingsBody) => call(administration.changeSettings, { body }),
    supportMessages: (before?: number) =>
      call(operation.listSupportMessages, { query: { before } }),
    queuedMail: () => call(operation.listMail),
    retryMail: (id: number) => call(operation.retryMail, { params: { id } }),
    jobs: () => call(operation.listJobs),
    maintenance: () => call(operation.listMaintenance),
    storage: () => call(operation.readStorage),
    audit: ({ before, account, action }: AuditSearch) =>
      call(operation.listAudit, { query: { before, account, action } }),
    checkAudit: () => call(operation.checkAudit),
  }
}

export interface AuditSearch {
  readonly before: number | undefined
  /** Empty for all accounts. */
  readonly account: string
  /** Empty for all actions. */
  readonly action: string
}
