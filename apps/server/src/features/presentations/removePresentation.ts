import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { mayDelete } from './presentationPolicy.ts'
import { deletePresentation, findPresentation } from './presentationsRepository.ts'

/** Deletes a deck for its owner. */
export async function removePresentation(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<undefined | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  if (!mayDelete(seen.role)) return new Failure('forbidden')
  await deletePresentation(queries, which.id)
  return undefined
}
