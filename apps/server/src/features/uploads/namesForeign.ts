import { type Slide, visualsOf } from '@deckloom/deck'
import type { Queries } from '../../db/openDatabase.ts'
import { uploadId } from '../../platform/pictures/ownPictures.ts'
import { findForeign } from './uploadsRepository.ts'

/**
 * Whether slides reference an upload that this person may not see: saving it in an own deck would
 * expose it. Deleted uploads are ignored.
 */
export async function namesForeign(
  queries: Queries,
  { slides, userId }: { readonly slides: readonly Slide[]; readonly userId: string },
): Promise<boolean> {
  const ids = slides.flatMap(visualsOf).flatMap(({ url }) => uploadId(url) ?? [])
  if (ids.length === 0) return false
  return (await findForeign(queries, { ids: [...new Set(ids)], userId })).length > 0
}
