import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { findPresentation, type PresentationRow } from './presentationsRepository.ts'

/** A deck for somebody who may read it. */
export async function openPresentation(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<PresentationRow | Failure> {
  const seen = await findPresentation(queries, which)
  return seen?.presentation ?? new Failure('not_found')
}
