import type { RevisionItem } from '@deckloom/contract'
import type { ListedRevision } from './revisionsRepository.ts'

/** A replaced state as the list of versions shows it. */
export function presentRevision(revision: ListedRevision): RevisionItem {
  const { version, title, slideCount, savedAt, replacedAt, authorId, firstName, lastName } =
    revision
  return {
    version,
    title,
    slideCount,
    savedAt: savedAt.toISOString(),
    replacedAt: replacedAt.toISOString(),
    author: authorId === null ? null : { id: authorId, firstName, lastName },
  }
}
