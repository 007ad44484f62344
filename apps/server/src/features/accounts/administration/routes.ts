import {
  accountParams,
  accountsQuery,
  type AdministeredAccount,
  type ChangeAccountBody,
  changeAccountBody,
  type Page,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { cutPage, readCursor } from '../../../http/cursor.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import type { AuditAction } from '../../../platform/audit.ts'
import { accountPlace, findAdministered, listAccounts } from './administeredAccounts.ts'
import {
  administeredSessionRoutes,
  type SessionOversightPorts,
} from './administeredSessionRoutes.ts'
import { changeAccount } from './changeAccount.ts'
import { clearSecondFactor } from './clearSecondFactor.ts'
import { inviteRoute } from './inviteRoute.ts'
import { makeResetLink, type ResetLinkPorts } from './makeResetLink.ts'
import { presentAdministered } from './presentAdministered.ts'
import { settingsRoutes } from './settingsRoutes.ts'

const pageSize = 50
const config = { access: 'administrator' } as const
const change = { ...config, limit: 'administer', proof: true } as const

export type AdministrationPorts = Parameters<typeof changeAccount>[0] &
  ResetLinkPorts &
  SessionOversightPorts

/** Accounts as administrators see and change them. */
export function administrationRoutes(server: FastifyInstance, ports: AdministrationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries, now } = ports
  administeredSessionRoutes(server, ports)
  settingsRoutes(server, ports)
  recoveryRoutes(server, ports)
  inviteRoute(server, ports)

  app.get(
    '/api/admin/users',
    { config, schema: { querystring: accountsQuery } },
    async (request, reply) => {
      const { search = '', cursor } = request.query
      const after = readCursor(accountPlace, cursor)
      if (after instanceof Failure) return refuse(reply, after)
      const found = await listAccounts(queries, { search, after, limit: pageSize + 1 })
      const placeOf = ({ registered, id }: (typeof found)[number]) => [registered, id]
      const { rows, nextCursor } = cutPage(found, pageSize, placeOf)
      const items = rows.map((row) => presentAdministered(row, now()))
      const page: Page<AdministeredAccount> = { items, nextCursor }
      return reply.send(page)
    },
  )

  app.patch(
    '/api/admin/users/:id',
    {
      config: change,
      bodyLimit: bodyLimits.credentials,
      schema: { params: accountParams, body: changeAccountBody },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = signedIn(request).id
      const refused = await changeAccount(ports, { id, by, change: request.body })
      request.audit(actionOf(request.body), {
        target: id,
        ...(refused && { outcome: 'refused' as const }),
      })
      if (refused) return refuse(reply, refused)
      const changed = await findAdministered(queries, id)
      return answer(reply, changed ?? new Failure('not_found'), (row) =>
        presentAdministered(row, now()),
      )
    },
  )
}

/** Ways in that somebody lost, and what an administrator does about them. */
function recoveryRoutes(server: FastifyInstance, ports: AdministrationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.delete(
    '/api/admin/users/:id/second-factor',
    { config: change, schema: { params: accountParams } },
    async (request, reply) => {
      const { id } = request.params
      const refused = await clearSecondFactor(ports, { id, by: signedIn(request).id })
      if (refused) return refuse(reply, refused)
      request.audit('second-factor-clear', { target: id })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/admin/users/:id/reset-link',
    { config: change, schema: { params: accountParams } },
    async (request, reply) => {
      const { id } = request.params
      const made = await makeResetLink(ports, { id, by: signedIn(request).id })
      if (!(made instanceof Failure)) request.audit('reset-link-make', { target: id })
      return answer(reply, made, (link) => link)
    },
  )
}

function actionOf(wanted: ChangeAccountBody): AuditAction {
  if ('isAdmin' in wanted) return wanted.isAdmin ? 'admin-grant' : 'admin-revoke'
  if ('disabled' in wanted) return wanted.disabled ? 'account-disable' : 'account-enable'
  if ('emailVerified' in wanted) return 'account-verify'
  if ('mustChangePassword' in wanted) return 'password-require'
  return wanted.grantedPlan === null ? 'plan-take' : 'plan-give'
}
