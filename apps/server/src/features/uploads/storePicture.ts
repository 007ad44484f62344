import type { StoredPicture } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import { removeFiles } from '../../platform/files/removeFiles.ts'
import type { PreparedPicture } from '../../platform/pictures/preparePicture.ts'
import type { PlanHolder } from '../../platform/plans/planStanding.ts'
import { createSecret } from '../../platform/secrets/secretToken.ts'
import { insertUpload } from './uploadsRepository.ts'

export interface UploadPorts {
  readonly queries: Queries
  readonly files: FileStore
}

export interface StorePorts extends UploadPorts {
  readonly entitlements: Entitlements
  readonly now: () => Date
}

export interface PictureOwner extends PlanHolder {
  readonly id: string
}

const dayInSeconds = 24 * 60 * 60

/**
 * Keeps a picture for a person within what they may store. The file is kept before its row is written, so that no
 * row ever points to nothing.
 */
export async function storePicture(
  { queries, files, entitlements, now }: StorePorts,
  owner: PictureOwner,
  // Nobody can guess its name.
  { bytes, mime, width, height, id = createSecret() }: PreparedPicture & { readonly id?: string },
): Promise<StoredPicture | Failure> {
  await files.write(id, bytes)
  const upload = { id, userId: owner.id, mime, bytes: bytes.byteLength, width, height }
  try {
    const { storageBytes } = (await entitlements.load())(owner, now())
    if (await insertUpload(queries, upload, storageBytes ?? Infinity)) {
      return { id, url: `/api/uploads/${id}`, width, height }
    }
  } catch (error) {
    await removeFiles(files, [id])
    throw error
  }
  await removeFiles(files, [id])
  // Pictures that no deck shows are cleared away every day.
  return new Failure('quota_exceeded', 'Your storage is full. Delete pictures or decks first.', {
    retryAfter: dayInSeconds,
  })
}
