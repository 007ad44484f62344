import {
  accountParams,
  type AccountsPage,
  accountsQuery,
  type AdministeredAccount,
  type ChangeAccountBody,
  changeAccountBody,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { type AdministeredRow, findAdministered, listAccounts } from './administeredAccounts.ts'
import { changeAccount } from './changeAccount.ts'

const pageSize = 50
const config = { access: 'administrator' } as const

/** Accounts as administrators see them: never what is in their decks. */
export function administrationRoutes(
  server: FastifyInstance,
  ports: { readonly queries: Queries; readonly now: () => Date },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports

  app.get(
    '/api/admin/users',
    { config, schema: { querystring: accountsQuery } },
    async (request, reply) => {
      const { search = '', page = 1 } = request.query
      const offset = (page - 1) * pageSize
      const { rows, total } = await listAccounts(queries, { search, offset, limit: pageSize })
      const found: AccountsPage = { accounts: rows.map(present), total, pageSize }
      return reply.send(found)
    },
  )

  app.patch(
    '/api/admin/users/:id',
    {
      config,
      bodyLimit: bodyLimits.credentials,
      schema: { params: accountParams, body: changeAccountBody },
    },
    async (request, reply) => {
      const { id } = request.params
      const refused = await changeAccount(ports, {
        id,
        by: signedIn(request).id,
        change: request.body,
      })
      if (refused) return refuse(reply, refused)
      request.audit(actionOf(request.body), { target: id })
      const changed = await findAdministered(queries, id)
      return answer(reply, changed ?? new Failure('not_found'), present)
    },
  )
}

function actionOf(change: ChangeAccountBody) {
  if ('isAdmin' in change) return change.isAdmin ? 'admin-grant' : 'admin-revoke'
  return change.disabled ? 'account-disable' : 'account-enable'
}

function present({ createdAt, disabledAt, ...row }: AdministeredRow): AdministeredAccount {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  }
}
