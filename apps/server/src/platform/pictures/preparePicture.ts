import { uploadLimits } from '@deckloom/contract'
import type { Metadata, Sharp } from 'sharp'
import { FairQueue } from '../jobs/FairQueue.ts'
import { pictureKind } from './pictureKind.ts'

/** A picture that every renderer can draw: upright, in sRGB, without metadata. */
export interface PreparedPicture {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Why a file is rejected: unsupported kind, too many pixels, broken. */
export type PictureFault = 'kind' | 'pixels' | 'broken'

/** The whole picture, or its center square, for avatars. */
export type PictureShape = 'whole' | 'square'

// Decoding takes memory per pixel; a third picture waits.
const gate = new FairQueue({ parallel: 2, queue: 48, queuePerCaller: 24 })
const timeLimitSeconds = 10

/**
 * Decodes a picture and re-encodes it, so that what is stored was written by this server: no hidden
 * payload, no location. Only the first frame of an animation is kept. Throws `Overloaded`.
 */
export async function preparePicture(
  bytes: Uint8Array,
  shape: PictureShape = 'whole',
): Promise<PreparedPicture | PictureFault> {
  const kind = pictureKind(bytes)
  if (!kind) return 'kind'
  return await gate.run(async () => {
    try {
      // Loaded with the first picture: the start is faster and smaller without it.
      const { default: sharp } = await import('sharp')
      const image = sharp(bytes, {
        limitInputPixels: uploadLimits.pixels,
        failOn: 'error',
      }).timeout({ seconds: timeLimitSeconds })
      const metadata = await image.metadata()
      // Magic bytes and decoder disagree: a polyglot file.
      if (metadata.format !== kind) return 'kind'
      if (isTooLarge(metadata)) return 'pixels'
      return await encode(image, metadata, shape)
    } catch (error) {
      return /pixel limit/i.test(String(error)) ? 'pixels' : 'broken'
    }
  })
}

function isTooLarge({ width, height, pages = 1 }: Metadata): boolean {
  const { side, pixels, frames } = uploadLimits
  return width > side || height > side || width * height > pixels || pages > frames
}

async function encode(
  image: Sharp,
  { format, hasAlpha }: Metadata,
  shape: PictureShape,
): Promise<PreparedPicture> {
  const upright = resizePicture(image.autoOrient(), shape).toColourspace('srgb')
  const isPhoto = format === 'jpeg' || (format === 'webp' && !hasAlpha)
  const encoded = isPhoto
    ? upright.jpeg({ quality: 88 })
    : upright.png({ compressionLevel: 8, palette: format === 'gif' })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    mime: isPhoto ? 'image/jpeg' : 'image/png',
    width: info.width,
    height: info.height,
  }
}

function resizePicture(image: Sharp, shape: PictureShape): Sharp {
  const { storedSide, avatarSide } = uploadLimits
  return shape === 'square'
    ? image.resize(avatarSide, avatarSide, { fit: 'cover' })
    : image.resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
}
