import { type Box, mayBeDrawn, type Picture } from '@deckloom/deck'
import { paintColor, type Look } from '../colors/look.ts'
import { drawIllustration } from '../illustrations/drawIllustration.ts'
import type { Mark, Origin } from '../marks.ts'

export interface PictureRequest {
  readonly picture: Picture
  readonly box: Box
  readonly origin: Origin
  readonly look: Look
  readonly fit: 'cover' | 'contain' | 'fill'
  readonly clip?: string
  readonly rotation?: number
}

/** A URL without a picture, which causes no request. */
const noPicture = 'data:,'
const illustrationUrl = /^illustration:([a-z-]+)\/(\d+)$/

/** Creates the mark of a picture: drawn if it is one of the embedded illustrations, otherwise left to the renderer. */
export function pictureMark(request: PictureRequest): Mark {
  const { picture, box, origin, look, rotation } = request
  const base = {
    id: picture.id,
    box,
    origin,
    alt: picture.alt ?? picture.title ?? '',
    ...(rotation !== undefined && { rotation }),
  }
  const drawn = illustration(request)
  if (drawn) return { ...base, mark: 'group', children: drawn, clip: true }
  return {
    ...base,
    mark: 'image',
    // A URL of our own of another kind might trigger an action when requested.
    src: mayBeDrawn(picture.url) ? picture.url : noPicture,
    fit: picture.fit ?? request.fit,
    // Slightly above the middle, where faces and horizons usually are.
    focus: [0.5, 0.42],
    ...(request.clip !== undefined && { clip: request.clip }),
    ...(picture.backgroundColor !== undefined && {
      background: paintColor(look, picture.backgroundColor),
    }),
  }
}

/** Returns whether the embedded illustrator draws the picture. */
export function isIllustration(picture: Picture): boolean {
  return illustrationUrl.test(picture.url)
}

function illustration({ picture, box, look }: PictureRequest): readonly Mark[] | undefined {
  const [, name, seed] = illustrationUrl.exec(picture.url) ?? []
  if (name === undefined) return undefined
  return drawIllustration({
    name,
    seed: Number(seed),
    box,
    palette: look.palette,
    idPrefix: `${picture.id}-`,
  })
}
