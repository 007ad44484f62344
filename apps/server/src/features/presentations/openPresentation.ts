import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { noteVisit } from './people/collaboratorsRepository.ts'
import {
  findPresentationToSend,
  type PresentationShown,
  type Seen,
} from './presentationsRepository.ts'

/** A deck for somebody who may read it, to be sent to them. */
export async function openPresentation(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<Seen<PresentationShown> | Failure> {
  const seen = await findPresentationToSend(queries, which)
  if (!seen) return new Failure('not_found')
  if (seen.role !== 'owner')
    await noteVisit(queries, { presentationId: which.id, userId: which.userId })
  return seen
}
