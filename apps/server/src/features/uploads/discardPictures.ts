import { removeFiles } from '../../platform/files/removeFiles.ts'
import type { UploadPorts } from './storePicture.ts'
import { deleteUploads } from './uploadsRepository.ts'

/** Deletes pictures that were stored for a deck that was not created after all. */
export async function discardPictures(
  { queries, files }: UploadPorts,
  ids: readonly string[],
): Promise<void> {
  await deleteUploads(queries, ids)
  await removeFiles(files, ids)
}
