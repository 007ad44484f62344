import type { Revision, RevisionItem } from '@deckloom/contract'
import type { ListedRevision, RevisionSlides } from './revisionsRepository.ts'

/** A revision in the list of versions. */
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

/** A revision, for the owner, who alone reads them. */
export function presentRevisionSlides({ version, title, slides }: RevisionSlides): Revision {
  return { version, title, slides: slides.shownTo({ role: 'owner', showsNotes: true }) }
}
