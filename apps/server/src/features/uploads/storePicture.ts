import { plans, type StoredPicture } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import type { PreparedPicture } from '../../platform/pictures/preparePicture.ts'
import { type PlanHolder, storageTierOf } from '../../platform/planStanding.ts'
import { newSecret } from '../../platform/secretToken.ts'
import { insertUpload } from './uploadsRepository.ts'

export interface UploadPorts {
  readonly queries: Queries
  readonly files: FileStore
}

export interface PictureOwner extends PlanHolder {
  readonly id: string
}

const dayInSeconds = 24 * 60 * 60

/**
 * Keeps a picture for a person within what their plan holds. The file is on disk before its row is written, so that no
 * row ever points to nothing.
 */
export async function storePicture(
  { queries, files }: UploadPorts,
  owner: PictureOwner,
  // Nobody can guess its name.
  { bytes, mime, width, height, id = newSecret() }: PreparedPicture & { readonly id?: string },
): Promise<StoredPicture | Failure> {
  await files.write(id, bytes)
  const upload = { id, userId: owner.id, mime, bytes: bytes.byteLength, width, height }
  try {
    const limit = plans[storageTierOf(owner, new Date())].quotas.storageBytes
    if (await insertUpload(queries, upload, limit)) {
      return { id, url: `/api/uploads/${id}`, width, height }
    }
  } catch (error) {
    await files.remove(id)
    throw error
  }
  await files.remove(id)
  // Pictures that no deck shows are cleared away every day.
  return new Failure('quota_exceeded', 'Your storage is full. Delete pictures or decks first.', {
    retryAfter: dayInSeconds,
  })
}
