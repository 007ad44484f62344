import type { AdministeredAccount, ChangeAccountBody } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import type { users } from '../../../db/schema/accounts.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Entitlements } from '../../../platform/plans/entitlements.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'
import { type VerifyPorts, verifyWithin } from '../emailAddresses/verifyAddress.ts'
import {
  type AdministeredRow,
  endOpenSignIns,
  findAdministered,
  updateAdministered,
} from './administeredAccountsRepository.ts'
import { asAdministrator } from './asAdministrator.ts'
import { presentAdministered } from './presentAdministered.ts'

export type ChangeAccountPorts = VerifyPorts & {
  readonly mailWaits: () => void
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}

interface ChangeRequest {
  readonly id: string
  readonly by: string
  readonly change: ChangeAccountBody
}

const dayMs = 24 * 60 * 60 * 1_000
const ownAccount = 'Nobody changes their own rights. Ask another administrator.'

/**
 * Changes one property of an account. A change of rights ends all its sessions, so that no session
 * is older than its rights. Nobody changes their own rights, so one administrator always remains. A
 * plan is no right.
 */
export async function changeAccount(
  ports: ChangeAccountPorts,
  { id, by, change }: ChangeRequest,
): Promise<AdministeredAccount | Failure> {
  if (id === by && !('grantedPlan' in change)) return new Failure('forbidden', ownAccount)
  if ('grantedPlan' in change && !ports.entitlements.hasPlans) {
    return new Failure('turned_off', 'This server has no plans.')
  }
  let notifyVerified: (() => Promise<void>) | undefined
  const refused = await asAdministrator(ports.queries, by, async (transaction) => {
    const found = await findAdministered(transaction, id)
    if (!found) return new Failure('not_found')
    const refusal = refusalOf(found, change)
    if (refusal) return refusal
    if ('emailVerified' in change) notifyVerified = await verifyWithin(transaction, ports, id)
    const columns = { ...columnsOf(change, ports.now()), updatedAt: ports.now() }
    await updateAdministered(transaction, id, columns)
    await endWhatIsOpen(transaction, id, change)
    if ('mustChangePassword' in change) {
      await enqueueMail(transaction, { kind: 'password-required', userId: id }, ports.now())
    }
    return undefined
  })
  if (refused) return refused
  await notifyVerified?.()
  await notifyOwner(ports, id, change)
  const changed = await findAdministered(ports.queries, id)
  return changed ? presentAdministered(changed, ports.now()) : new Failure('not_found')
}

function refusalOf(found: AdministeredRow, change: ChangeAccountBody): Failure | undefined {
  if ('isAdmin' in change && change.isAdmin && found.emailVerifiedAt === null) {
    const words = 'The email address of this account is not verified. Mark it as verified first.'
    return new Failure('email_unverified', words)
  }
  if ('mustChangePassword' in change && !found.hasPassword) {
    return new Failure('validation_failed', 'This account has no password.')
  }
  return undefined
}

/** A disabled account is no administrator. */
function columnsOf(change: ChangeAccountBody, now: Date): Partial<typeof users.$inferInsert> {
  if ('isAdmin' in change) return { isAdmin: change.isAdmin }
  if ('disabled' in change)
    return change.disabled ? { disabledAt: now, isAdmin: false } : { disabledAt: null }
  if ('emailVerified' in change) return {}
  if ('mustChangePassword' in change) return { mustChangePassword: true }
  const { grantedPlan: plan } = change
  return {
    grantedTier: plan?.tier ?? null,
    grantedUntil: plan && new Date(now.getTime() + plan.days * dayMs),
  }
}

async function endWhatIsOpen(
  transaction: Queries,
  id: string,
  change: ChangeAccountBody,
): Promise<void> {
  if ('emailVerified' in change || 'grantedPlan' in change) return
  await endSessionsOf(transaction, id)
  await endOpenSignIns(transaction, id)
}

async function notifyOwner(
  { notify, mailWaits, now }: ChangeAccountPorts,
  id: string,
  change: ChangeAccountBody,
): Promise<void> {
  if ('mustChangePassword' in change) mailWaits()
  if (!('grantedPlan' in change) || change.grantedPlan === null) return
  const { tier, days } = change.grantedPlan
  const until = new Date(now().getTime() + days * dayMs).toISOString()
  await notify(id, { kind: 'plan-given', tier, until })
}
