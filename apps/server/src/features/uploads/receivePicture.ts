import { pictureMessages, type StoredPicture, uploadLimits } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import {
  type PictureFault,
  type PictureShape,
  preparePicture,
} from '../../platform/pictures/preparePicture.ts'
import { type PictureOwner, storePicture, type StorePorts } from './storePicture.ts'

const faults: Readonly<Record<PictureFault, () => Failure>> = {
  kind: () => new Failure('unsupported_media_type', pictureMessages.notAnImage),
  pixels: () =>
    new Failure(
      'too_large',
      `Images can be at most ${uploadLimits.side} pixels wide and high and have 40 million pixels, animations ${uploadLimits.frames} frames`,
    ),
  broken: () => new Failure('unreadable_file', 'This image could not be read'),
}

/** Validates, re-encodes and stores an uploaded file. */
export async function receivePicture(
  ports: StorePorts,
  owner: PictureOwner,
  { bytes, shape = 'whole' }: { readonly bytes: Uint8Array; readonly shape?: PictureShape },
): Promise<StoredPicture | Failure> {
  if (bytes.byteLength > uploadLimits.bytes) {
    return new Failure('too_large', pictureMessages.tooLarge)
  }
  const prepared = await preparePicture(bytes, shape)
  if (typeof prepared === 'string') return faults[prepared]()
  return await storePicture(ports, owner, prepared)
}

/** Stores avatars: the center square. */
export function avatarKeeper(ports: StorePorts) {
  return (owner: PictureOwner, bytes: Uint8Array) =>
    receivePicture(ports, owner, { bytes, shape: 'square' })
}
