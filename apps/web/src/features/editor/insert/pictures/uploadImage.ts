import type { StoredPicture } from '@deckloom/contract'
import { sendPicture } from '../../../../shared/pictures/sendPicture.ts'

/** Uploads a picture. Returns undefined if that failed, after a toast with the reason. */
export function uploadImage(file: File): Promise<StoredPicture | undefined> {
  return sendPicture(file, { method: 'POST', address: '/api/uploads' })
}
