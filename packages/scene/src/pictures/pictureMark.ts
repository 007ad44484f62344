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

/** An address that is no picture, and that nobody is asked for. */
const noPicture = 'data:,'
const illustrationUrl = /^illustration:([a-z-]+)\/(\d+)$/

/** A picture as the deck names it: drawn where it is one of the embedded illustrations, else left to the renderer. */
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
    // An own address of another kind might do something when it is asked for.
    src: mayBeDrawn(picture.url) ? picture.url : noPicture,
    fit: picture.fit ?? request.fit,
    // A little above the middle: where faces and horizons are.
    focus: [0.5, 0.42],
    ...(request.clip !== undefined && { clip: request.clip }),
    ...(picture.backgroundColor !== undefined && {
      background: paintColor(look, picture.backgroundColor),
    }),
  }
}

/** Whether the picture is one that the embedded illustrator draws. */
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
