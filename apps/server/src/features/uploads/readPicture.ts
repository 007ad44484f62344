import type { UploadPorts } from './storePicture.ts'
import { findAnyUpload } from './uploadsRepository.ts'

/** A stored picture, for a caller that has found out that it may be seen. */
export async function readPicture({ queries, files }: UploadPorts, id: string) {
  const found = await findAnyUpload(queries, id)
  const bytes = found && (await files.read(found.id))
  return found && bytes ? { mime: found.mime, bytes } : undefined
}
