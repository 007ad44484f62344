import type { UploadPorts } from './storePicture.ts'
import { findAnyUpload } from './uploadsRepository.ts'

/** An upload, for a caller that has checked access. */
export async function readPicture({ queries, files }: UploadPorts, id: string) {
  const found = await findAnyUpload(queries, id)
  const bytes = found && (await files.read(found.id))
  return found && bytes ? { mime: found.mime, bytes } : undefined
}
