import type {
  AccountsPage,
  AdministeredAccount,
  ChangeAccountBody,
  QueuedMail,
  ServerJob,
  SupportMessageItem,
} from './administration.ts'
import type { AuditCheck, AuditItem } from './audit.ts'
import { callThrough, type Send } from './client.ts'

/** The calls of administrators; a module of its own because only their page makes them. */
export function createAdministrationClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path: `/api/admin/${path}` })
  return {
    accounts: (search: string, page: number) =>
      get<AccountsPage>(`users?page=${page}&search=${encodeURIComponent(search)}`),
    changeAccount: (id: string, body: ChangeAccountBody) =>
      call<AdministeredAccount>({ method: 'PATCH', path: `/api/admin/users/${id}`, body }),
    supportMessages: (before?: number) =>
      get<readonly SupportMessageItem[]>(`support-messages${from(before)}`),
    queuedMail: () => get<readonly QueuedMail[]>('mail'),
    retryMail: (id: number) => call<null>({ method: 'POST', path: `/api/admin/mail/${id}/retry` }),
    jobs: () => get<readonly ServerJob[]>('jobs'),
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
