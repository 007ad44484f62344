import type { PendingSignIn } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { findSecondFactors } from '../repositories/secondFactorsRepository.ts'
import { deletePendingSignIn, findPendingSignIn } from '../repositories/pendingSignInsRepository.ts'
import { methodsOf } from './signInSteps.ts'

/** The next step of the browser's pending sign-in; `credentials` if there is none. */
export async function readStep(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  id: string | undefined,
): Promise<PendingSignIn | { readonly next: 'credentials' }> {
  const found = id === undefined ? undefined : await findPendingSignIn(queries, { id, now: now() })
  if (!found) return { next: 'credentials' }
  const methods = methodsOf(await findSecondFactors(queries, found.account.id))
  return { next: found.pending.needs, methods }
}

/** Ends the browser's pending sign-in, if there is one. */
export async function leaveSteps(
  { queries }: { readonly queries: Queries },
  id: string | undefined,
): Promise<void> {
  if (id !== undefined) await deletePendingSignIn(queries, id)
}
