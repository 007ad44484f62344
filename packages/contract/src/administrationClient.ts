import type {
  AccountsPage,
  AdministeredAccount,
  AuditItem,
  ChangeAccountBody,
  QueuedMail,
  ServerJob,
  SupportMessageItem,
} from './administration.ts'
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
    audit: (before?: number) => get<readonly AuditItem[]>(`audit${from(before)}`),
  }
}

function from(before: number | undefined): string {
  return before === undefined ? '' : `?before=${before}`
}
