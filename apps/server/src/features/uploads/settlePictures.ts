import type { Slide } from '@deckloom/deck'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { AdoptPictures } from './adoptPictures.ts'
import { namesForeign } from './namesForeign.ts'
import type { PictureOwner } from './storePicture.ts'

export interface SettlePorts {
  readonly queries: Queries
  readonly adopt: AdoptPictures
}

/** Prepares slides for storing: rejects uploads of others and copies pictures of other sites. */
export async function settlePictures(
  { queries, adopt }: SettlePorts,
  { slides, owner }: { readonly slides: readonly Slide[]; readonly owner: PictureOwner },
): Promise<readonly Slide[] | Failure> {
  if (await namesForeign(queries, { slides, userId: owner.id })) {
    return new Failure('validation_failed', 'A picture on these slides is not yours')
  }
  return await adopt(slides, owner)
}
