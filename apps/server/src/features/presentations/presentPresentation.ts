import type { Presentation, PresentationListItem } from '@deckloom/contract'
import type { ListedRow } from './pageRepository.ts'
import type { Role } from './presentationPolicy.ts'
import type { PresentationShown, PresentationToSend } from './presentationsRepository.ts'

/** A deck as the editor and the presenter read it. */
export function presentPresentation(row: PresentationShown): Presentation {
  return { ...presentFacts(row), slides: row.slides }
}

/**
 * The same as JSON, for who is `role` to it. Its slides go on as the text that the database gives: nobody here needs to
 * read them.
 */
export function writePresentation(row: PresentationToSend, role: Role): string {
  const facts = JSON.stringify({ ...presentFacts(row), ...(role !== 'owner' && { role }) })
  return `{"slides":${row.slides},${facts.slice(1)}`
}

function presentFacts(row: Omit<PresentationShown, 'slides'>): Omit<Presentation, 'slides'> {
  return {
    id: row.id,
    title: row.title,
    slideCount: row.slideCount,
    version: row.version,
    lastModified: row.lastModified.toISOString(),
    createdAt: row.createdAt.toISOString(),
    isPublic: row.isPublic,
    thumbnail: row.thumbnail,
  }
}

export function presentListed(row: ListedRow): PresentationListItem {
  const { role, isFavorite, firstName, lastName, folderId, trashedAt } = row
  return {
    ...presentPresentation(row),
    role,
    isFavorite,
    ownerName: role === 'owner' ? null : [firstName, lastName].filter(Boolean).join(' '),
    folderId: role === 'owner' ? folderId : null,
    trashedAt: trashedAt?.toISOString() ?? null,
  }
}
