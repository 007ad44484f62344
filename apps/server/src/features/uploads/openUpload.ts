import { Failure } from '../../http/errors/failure.ts'
import { uploadId } from '../../platform/pictures/ownPictures.ts'
import type { StorePorts } from './storePicture.ts'
import { findUpload } from './uploadsRepository.ts'

/** A stored picture that a person may see. Without `bytes` if the client already has them, according to `isKnown`. */
export async function openUpload(
  { queries, files }: Pick<StorePorts, 'queries' | 'files'>,
  {
    id: name,
    userId,
    isKnown,
  }: {
    readonly id: string
    readonly userId: string
    readonly isKnown: (id: string) => boolean
  },
) {
  const id = uploadId(`/api/uploads/${name}`)
  const found = id === undefined ? undefined : await findUpload(queries, { id, userId })
  if (!found) return new Failure('not_found')
  if (isKnown(found.id)) return { ...found, bytes: undefined }
  const bytes = await files.read(found.id)
  return bytes ? { ...found, bytes } : new Failure('not_found')
}
