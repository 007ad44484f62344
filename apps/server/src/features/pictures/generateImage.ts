import type { GenerateImageAnswer, StoredPicture } from '@deckloom/contract'
import { pictureMessages } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { PreparedPicture } from '../../platform/pictures/preparePicture.ts'
import type { FairQueue } from '../../platform/jobs/FairQueue.ts'
import { insertPictureUse } from './picturesRepository.ts'
import type { Illustrator, PhotoLibrary, PictureRequest } from './pictureSources.ts'
import type { LibraryPictures } from './createEmbeddedLibrary.ts'

export interface PicturePorts {
  readonly queries: Queries
  readonly illustrator: Illustrator
  readonly library: PhotoLibrary
  /** The embedded library, whose pictures exist whichever library serves searches. */
  readonly embedded: PhotoLibrary
  readonly libraryPictures: LibraryPictures
  /** Limits the effect of a slow provider on the server. */
  readonly gate: FairQueue
  readonly keep: (owner: Account, picture: PreparedPicture) => Promise<StoredPicture | Failure>
}

export interface ImageRequest {
  readonly account: Account
  readonly picture: PictureRequest
  readonly requestId: string
  readonly signal: AbortSignal
}

/** Generates a picture for a prompt and stores it as an upload like any other. */
export async function generateImage(
  { queries, illustrator, gate, keep }: PicturePorts,
  { account, picture, requestId, signal }: ImageRequest,
): Promise<GenerateImageAnswer | Failure> {
  const made = await gate.run(() => illustrator.draw(picture, signal), signal)
  if (made instanceof Failure) return made
  await insertPictureUse(queries, { userId: account.id, model: illustrator.model, requestId })
  const pictures: GenerateImageAnswer['pictures'][number][] = []
  for (const prepared of made) {
    const kept = await keep(account, prepared)
    if (kept instanceof Failure) return kept
    const { description } = prepared
    pictures.push({ ...kept, ...(description !== undefined && { description }) })
  }
  const [first] = pictures
  if (!first) return new Failure('provider_bad_output', pictureMessages.notMade)
  return { imageUrl: first.url, pictures }
}
