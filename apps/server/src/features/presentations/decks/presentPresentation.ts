import type { Presentation, PresentationListItem } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { isEditor } from '../../../platform/decks/deckSight.ts'
import type { ListedRow } from './pageRepository.ts'
import type { Role } from './presentationPolicy.ts'
import type { PresentationShown } from './presentationsRepository.ts'

/** A deck as the editor and the presenter read it, for a person with this role. */
export function presentPresentation(row: PresentationShown, role: Role): Presentation {
  const slides = row.slides.shownTo({ role, showsNotes: row.showsNotes })
  return { ...presentFacts(row), ...(!isEditor({ role }) && countsOf(row.id, slides)), slides }
}

/**
 * The same as JSON, with the owner's name for others. For editors the slides are passed on as the database's text, without parsing.
 */
export function writePresentation(
  row: PresentationShown,
  role: Role,
  ownerName: string | undefined,
): string {
  const roleField = role !== 'owner' && { role, ...(ownerName !== undefined && { ownerName }) }
  if (!isEditor({ role }))
    return JSON.stringify({ ...presentPresentation(row, role), ...roleField })
  const facts = JSON.stringify({ ...presentFacts(row), ...roleField })
  const slides = row.slides.textFor({ role, showsNotes: row.showsNotes })
  return `{"slides":${slides},${facts.slice(1)}`
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

/**
 * Counts and first slide would reveal hidden slides, so they are computed from the visible ones.
 */
function countsOf(id: number, slides: readonly Slide[]) {
  return { slideCount: slides.length, thumbnail: thumbnailOf(id, slides) }
}

function thumbnailOf(id: number, [first]: readonly Slide[]): string | null {
  return first ? `/api/presentations/${id}/slides/${first.id}/thumbnail.png` : null
}

/** A deck in a list; its row has the first visible slide and the number of visible slides. */
export function presentListed(row: ListedRow): PresentationListItem {
  const { role, isFavorite, firstName, lastName, folderId, trashedAt, unreadThreads } = row
  const slides = row.slides.shownTo({ role, showsNotes: row.showsNotes })
  return {
    ...presentFacts(row),
    slides,
    thumbnail: thumbnailOf(row.id, slides),
    role,
    isFavorite,
    ownerName: role === 'owner' ? null : [firstName, lastName].filter(Boolean).join(' '),
    folderId: role === 'owner' ? folderId : null,
    trashedAt: trashedAt?.toISOString() ?? null,
    unreadThreads,
    seesAudience: row.seesAudience,
  }
}
