import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { ChangePorts } from './changePresentation.ts'
import { mayEdit } from './presentationPolicy.ts'
import {
  findPresentation,
  lockPresentation,
  type PresentationRow,
  updateTitle,
} from './presentationsRepository.ts'

/**
 * Renames a deck if the caller may edit it. The version stays, so that a rename does not invalidate
 * a concurrent autosave of the slides.
 */
export async function renamePresentation(
  { queries, saves, announce }: Omit<ChangePorts, 'followThreads'>,
  { id, userId, title }: { readonly id: number; readonly userId: string; readonly title: string },
): Promise<PresentationRow | Failure> {
  const rename = async (transaction: Queries) => {
    await lockPresentation(transaction, id)
    const seen = await findPresentation(transaction, { id, userId })
    if (!seen) return new Failure('not_found')
    if (!mayEdit(seen.role)) return new Failure('forbidden')
    return updateTitle(transaction, id, title)
  }
  const renamed = await saves.inTurn(id, () => queries.transaction(rename))
  if (!(renamed instanceof Failure)) announce.renamed({ id, title: renamed.title })
  return renamed
}
