import { deckLimits, type Slide } from '@deckloom/deck'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayEdit } from './presentationPolicy.ts'
import {
  findPresentation,
  insertPresentation,
  type PresentationRow,
  type Seen,
} from './presentationsRepository.ts'

const suffix = ' (Copy)'

/** Copies a deck if the caller may edit it; the copy is the caller's. */
export async function duplicatePresentation(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<PresentationRow | Failure> {
  const seen = await findDeckToCopy(queries, which)
  if (seen instanceof Failure) return seen
  const { title, folderId } = seen.presentation
  return insertPresentation(queries, {
    userId: which.userId,
    title: `${shorten(title, deckLimits.titleLength - suffix.length)}${suffix}`,
    slides: slidesOf(seen),
    // A copy of somebody else's deck is not in their folder.
    folderId: seen.role === 'owner' ? folderId : null,
  })
}

/** The contents of a deck for a copy, if the caller may edit it. */
export async function readDeckToCopy(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<{ readonly slides: readonly Slide[] } | Failure> {
  const seen = await findDeckToCopy(queries, which)
  return seen instanceof Failure ? seen : { slides: slidesOf(seen) }
}

function slidesOf({ presentation, role }: Seen): readonly Slide[] {
  return presentation.slides.shownTo({ role, showsNotes: presentation.showsNotes })
}

async function findDeckToCopy(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<Seen | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  return mayEdit(seen.role) ? seen : new Failure('forbidden')
}

/** Cuts to UTF-16 code units without splitting a surrogate pair. */
function shorten(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
