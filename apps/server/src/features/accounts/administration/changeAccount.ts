import type { ChangeAccountBody } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/failure.ts'
import { endSessionsOf } from '../sessionsRepository.ts'
import { stillAdministers, updateAdministered } from './administeredAccounts.ts'

const ownAccount = 'Nobody changes their own rights. Ask another administrator.'

/**
 * Makes somebody an administrator or takes that away, lets somebody sign in or not. The account is signed out
 * everywhere, so that no session is older than its rights. Nobody changes their own: so one administrator is left.
 */
export async function changeAccount(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  {
    id,
    by,
    change,
  }: { readonly id: string; readonly by: string; readonly change: ChangeAccountBody },
): Promise<Failure | undefined> {
  if (id === by) return new Failure('forbidden', ownAccount)
  return queries.transaction(async (transaction) => {
    // Of two who take it from each other in the same moment one was signed out by the other.
    if (!(await stillAdministers(transaction, by))) return new Failure('unauthenticated')
    const columns = { ...columnsOf(change, now()), updatedAt: now() }
    if (!(await updateAdministered(transaction, id, columns))) return new Failure('not_found')
    await endSessionsOf(transaction, id)
    return undefined
  })
}

/** Who may not sign in administers nothing. */
function columnsOf(change: ChangeAccountBody, now: Date) {
  if ('isAdmin' in change) return { isAdmin: change.isAdmin }
  return change.disabled ? { disabledAt: now, isAdmin: false } : { disabledAt: null }
}
