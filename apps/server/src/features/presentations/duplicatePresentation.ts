import { deckLimits } from '@deckloom/deck'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { mayEdit } from './presentationPolicy.ts'
import {
  findPresentation,
  insertPresentation,
  type PresentationRow,
} from './presentationsRepository.ts'

const suffix = ' (Copy)'

/** Copies a deck for somebody who may edit it; the copy is theirs. */
export async function duplicatePresentation(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<PresentationRow | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  if (!mayEdit(seen.role)) return new Failure('forbidden')
  const { title, slides } = seen.presentation
  return insertPresentation(queries, {
    userId: which.userId,
    title: `${shorten(title, deckLimits.titleLength - suffix.length)}${suffix}`,
    slides,
  })
}

/** Cuts to UTF-16 units without leaving half a character behind. */
function shorten(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
