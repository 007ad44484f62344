import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { hasWayIn } from '../credentials/hasWayIn.ts'
import type { CompanySettings } from './createCompanyProvider.ts'
import { deleteLink } from '../repositories/federatedIdentitiesRepository.ts'

/** Unlinks an account from the company's sign-in, unless it is the only way in. */
export async function unlinkIdentity(
  { queries, settings }: { readonly queries: Queries; readonly settings: CompanySettings },
  { id: userId }: { readonly id: string },
): Promise<Failure | undefined> {
  if (!(await hasWayIn(queries, userId, { company: false }))) {
    const words = 'This is your only way to sign in. Set a password or add a passkey first.'
    return new Failure('forbidden', words)
  }
  const gone = await deleteLink(queries, { userId, issuer: settings.issuer.href })
  return gone ? undefined : new Failure('not_found')
}
