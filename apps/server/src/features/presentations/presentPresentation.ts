import type { Presentation } from '@deckloom/contract'
import type { PresentationRow } from './presentationsRepository.ts'

/** A deck as the editor, the presenter and lists read it. */
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
