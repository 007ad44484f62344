import type { InvitationKind } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { deleteInvitation } from './administeredInvitationsRepository.ts'

/** Ends an invitation of anybody's. */
export async function revokeInvitation(
  { queries }: { readonly queries: Queries },
  which: { readonly kind: InvitationKind; readonly id: number },
): Promise<Failure | undefined> {
  return (await deleteInvitation(queries, which)) ? undefined : new Failure('not_found')
}
