import { type AuditAction, type ChangeAccountBody, endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { inviteAccount, type InviteAccountPorts } from '../registration/inviteAccount.ts'
import {
  administeredSessionRoutes,
  type SessionOversightPorts,
} from './administeredSessionRoutes.ts'
import { changeAccount } from './changeAccount.ts'
import { clearSecondFactor } from './clearSecondFactor.ts'
import { readAccounts } from './listAccounts.ts'
import { makeResetLink, type ResetLinkPorts } from './makeResetLink.ts'
import { settingsRoutes } from './settingsRoutes.ts'

const { administration } = endpoints

export type AdministrationPorts = Parameters<typeof changeAccount>[0] &
  ResetLinkPorts &
  InviteAccountPorts &
  SessionOversightPorts

/** Lets administrators list and change accounts. */
export function administrationRoutes(app: FastifyInstance, ports: AdministrationPorts): void {
  administeredSessionRoutes(app, ports)
  settingsRoutes(app, ports)

  serve(app, administration.listAccounts, (request) => readAccounts(ports, request.query))

  serve(app, administration.changeAccount, async (request) => {
    const { id } = request.params
    const by = signedIn(request).id
    const changed = await changeAccount(ports, { id, by, change: request.body })
    request.audit(actionOf(request.body), {
      target: id,
      ...(changed instanceof Failure && { outcome: 'refused' as const }),
    })
    return changed
  })

  serve(app, administration.clearSecondFactor, (request) =>
    clearSecondFactor(ports, { id: request.params.id, by: signedIn(request).id }),
  )

  serve(app, administration.makeResetLink, (request) =>
    makeResetLink(ports, { id: request.params.id, by: signedIn(request).id }),
  )

  serve(app, administration.inviteAccount, async (request) => {
    const { email } = request.body
    const invited = await inviteAccount(ports, { email, invitedBy: signedIn(request).id })
    if (invited instanceof Failure) return invited
    return { id: invited.id, expiresAt: invited.expiresAt.toISOString() }
  })
}

function actionOf(wanted: ChangeAccountBody): AuditAction {
  if ('isAdmin' in wanted) return wanted.isAdmin ? 'admin-grant' : 'admin-revoke'
  if ('disabled' in wanted) return wanted.disabled ? 'account-disable' : 'account-enable'
  if ('emailVerified' in wanted) return 'account-verify'
  if ('mustChangePassword' in wanted) return 'password-require'
  return wanted.grantedPlan === null ? 'plan-take' : 'plan-give'
}
