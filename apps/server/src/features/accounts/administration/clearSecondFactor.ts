import { enqueueMail } from '../../../db/enqueueMail.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'
import {
  deleteSecondFactors,
  endOpenSignIns,
  findAdministered,
} from './administeredAccountsRepository.ts'
import { asAdministrator } from './asAdministrator.ts'
import type { ChangeAccountPorts } from './changeAccount.ts'

const ownAccount = 'Remove your own second step on your profile, under Security.'

/**
 * For a person who lost phone and codes: the password alone signs them in again. They are notified.
 */
export async function clearSecondFactor(
  { queries, now, mailWaits }: Pick<ChangeAccountPorts, 'queries' | 'now' | 'mailWaits'>,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Failure | undefined> {
  if (id === by) return new Failure('forbidden', ownAccount)
  const refused = await asAdministrator(queries, by, async (transaction) => {
    if (!(await findAdministered(transaction, id))) return new Failure('not_found')
    if (!(await deleteSecondFactors(transaction, id))) {
      return new Failure('not_found', 'This account has no second step.')
    }
    await endSessionsOf(transaction, id)
    await endOpenSignIns(transaction, id)
    await enqueueMail(transaction, { kind: 'second-factor-cleared', userId: id }, now())
    return undefined
  })
  if (!refused) mailWaits()
  return refused
}
