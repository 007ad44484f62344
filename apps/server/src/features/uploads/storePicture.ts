import type { StoredPicture } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
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
 * Stores a picture within a person's storage quota. The file is written before its row, so that no
 * row is ever without its file.
 */
export async function storePicture(
  { queries, files, entitlements, now }: StorePorts,
  owner: PictureOwner,
  // The name is unguessable.
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
  // Unreferenced pictures are deleted daily.
  return new Failure('quota_exceeded', 'Your storage is full. Delete pictures or decks first.', {
    retryAfter: dayInSeconds,
  })
}
