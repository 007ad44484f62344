import type { ResetLink } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { hashSecret, createSecret } from '../../../platform/secrets/secretToken.ts'
import { insertPasswordReset } from '../repositories/passwordResetsRepository.ts'
import { endOpenSignIns, findAdministered } from './administeredAccountsRepository.ts'
import { asAdministrator } from './asAdministrator.ts'
import type { ChangeAccountPorts } from './changeAccount.ts'

export type ResetLinkPorts = Pick<ChangeAccountPorts, 'queries' | 'now' | 'mailWaits'> & {
  /** Origin of the links; never taken from a request. */
  readonly home: () => string
}

const lifeMs = 24 * 60 * 60 * 1_000
const ownAccount = 'Change your own password on your profile.'

/**
 * A link to choose a new password that an administrator passes on, for installations without email.
 * It replaces every other one, is valid once within a day, and its owner is notified of it.
 */
export async function makeResetLink(
  { queries, now, home, mailWaits }: ResetLinkPorts,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<ResetLink | Failure> {
  if (id === by) return new Failure('forbidden', ownAccount)
  const secret = createSecret()
  const expiresAt = new Date(now().getTime() + lifeMs)
  const made = await asAdministrator(queries, by, async (transaction) => {
    const found = await findAdministered(transaction, id)
    if (!found) return new Failure('not_found')
    if (found.disabledAt !== null) return new Failure('forbidden', 'This account is turned off.')
    await endOpenSignIns(transaction, id)
    await insertPasswordReset(transaction, { userId: id, token: hashSecret(secret), expiresAt })
    await enqueueMail(transaction, { kind: 'reset-link-made', userId: id }, now())
    return { url: `${home()}/reset-password?token=${secret}`, expiresAt: expiresAt.toISOString() }
  })
  if (!(made instanceof Failure)) mailWaits()
  return made
}
