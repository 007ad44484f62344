import type { Presentation, PresentationListItem } from '@deckloom/contract'
import type { ListedRow } from './pageRepository.ts'
import type { PresentationRow } from './presentationsRepository.ts'

/** A deck as the editor and the presenter read it. */
export function presentPresentation(row: PresentationRow): Presentation {
  return {
    id: row.id,
    title: row.title,
    slides: row.slides,
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
