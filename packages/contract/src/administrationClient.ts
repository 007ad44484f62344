import type {
  AdministeredAccount,
  ChangeAccountBody,
  MaintenanceStepItem,
  QueuedMail,
  ResetLink,
  ServerJob,
  StorageReport,
  SupportMessageItem,
} from './administration.ts'
import type { AuditCheck, AuditItem } from './audit.ts'
import { callThrough, type Send } from './client.ts'
import type {
  AdministeredInvitation,
  AdministeredLink,
  AdministeredSession,
  HandedOver,
  HandOverBody,
  InvitationKind,
  InviteAccountBody,
} from './oversight.ts'
import type { Page } from './pageCursor.ts'
import type { AdministeredSettings, ChangeSettingsBody } from './settings.ts'

/** The calls of administrators; a module of its own because only their page makes them. */
export function createAdministrationClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path: `/api/admin/${path}` })
  const remove = (path: string) => call<null>({ method: 'DELETE', path: `/api/admin/${path}` })
  return {
    accounts: (search: string, cursor?: string) =>
      get<Page<AdministeredAccount>>(`users${searchOf({ cursor, search })}`),
    changeAccount: (id: string, body: ChangeAccountBody) =>
      call<AdministeredAccount>({ method: 'PATCH', path: `/api/admin/users/${id}`, body }),
    clearSecondFactor: (id: string) => remove(`users/${id}/second-factor`),
    makeResetLink: (id: string) =>
      call<ResetLink>({ method: 'POST', path: `/api/admin/users/${id}/reset-link` }),
    handOver: (id: string, body: HandOverBody) =>
      call<HandedOver>({ method: 'POST', path: `/api/admin/users/${id}/hand-over`, body }),
    endSessionsOf: (id: string) => remove(`users/${id}/sessions`),
    sessions: (search: string, cursor?: string) =>
      get<Page<AdministeredSession>>(`sessions${searchOf({ cursor, search })}`),
    endSession: (id: string) => remove(`sessions/${id}`),
    links: (search: string, cursor?: string) =>
      get<Page<AdministeredLink>>(`links${searchOf({ cursor, search })}`),
    endLink: (id: number) => remove(`links/${id}`),
    invitations: (search: string, cursor?: string) =>
      get<Page<AdministeredInvitation>>(`invitations${searchOf({ cursor, search })}`),
    inviteAccount: (body: InviteAccountBody) =>
      call<{ readonly id: number }>({ method: 'POST', path: '/api/admin/invitations', body }),
    endInvitation: (kind: InvitationKind, id: number) => remove(`invitations/${kind}/${id}`),
    settings: () => get<AdministeredSettings>('settings'),
    changeSettings: (body: ChangeSettingsBody) =>
      call<AdministeredSettings>({ method: 'PATCH', path: '/api/admin/settings', body }),
    supportMessages: (before?: number) =>
      get<readonly SupportMessageItem[]>(`support-messages${from(before)}`),
    queuedMail: () => get<readonly QueuedMail[]>('mail'),
    retryMail: (id: number) => call<null>({ method: 'POST', path: `/api/admin/mail/${id}/retry` }),
    jobs: () => get<readonly ServerJob[]>('jobs'),
    maintenance: () => get<readonly MaintenanceStepItem[]>('maintenance'),
    storage: () => get<StorageReport>('storage'),
    audit: ({ before, account, action }: AuditSearch) =>
      get<readonly AuditItem[]>(`audit${searchOf({ before, account, action })}`),
    checkAudit: () => call<AuditCheck>({ method: 'POST', path: '/api/admin/audit/check' }),
  }
}

export interface AuditSearch {
  readonly before: number | undefined
  /** Empty for everybody's. */
  readonly account: string
  /** Empty for all. */
  readonly action: string
}

/** The part of an address after its path; what is empty is left out. */
function searchOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return search.length === 0 ? '' : `?${search.join('&')}`
}

function from(before: number | undefined): string {
  return before === undefined ? '' : `?before=${before}`
}
