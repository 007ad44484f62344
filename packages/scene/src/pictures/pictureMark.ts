import { type Box, type Crop, mayBeDrawn, type Picture } from '@deckloom/deck'
import { paint, paintColor, type Look } from '../colors/look.ts'
import { drawIllustration } from '../illustrations/drawIllustration.ts'
import type { ImageMark, Mark, Origin } from '../marks.ts'
import { rectPath } from '../paths.ts'
import { borderStroke } from '../shapes/shapeLook.ts'
import { shadowSource } from '../shapes/shapeShadow.ts'
import { framedPicture, type PictureFrame } from './framedPicture.ts'
import { maskPath } from './mask.ts'

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
  const { opacity = 1 } = picture
  const mark = {
    ...base,
    mark: 'image',
    // A URL of our own of another kind might trigger an action when requested.
    src: mayBeDrawn(picture.url) ? picture.url : noPicture,
    ...shownPart(request),
    ...(picture.backgroundColor !== undefined && {
      background: paintColor(look, picture.backgroundColor),
    }),
    ...(opacity < 1 && { alpha: opacity }),
  } as const
  return framedPicture(mark, frameFor(look, picture))
}

/** The border stays opaque, as that of a shape does; the shadow fades with the picture. */
function frameFor(look: Look, picture: Picture): PictureFrame {
  const border = borderStroke(look, picture, paint(look, 'ink'))
  return {
    ...(border && { border }),
    ...(picture.shadow === true && { shadow: shadowSource(picture.opacity) }),
  }
}

type ShownPart = Pick<ImageMark, 'fit' | 'focus' | 'whole' | 'mask' | 'radius' | 'clip'>

/** A crop and a shape fill the frame, whatever the picture's fit. */
function shownPart(request: PictureRequest): ShownPart {
  const { picture, box } = request
  const { crop, mask, fit = request.fit } = picture
  return {
    fit: crop || mask ? 'cover' : fit,
    // Slightly above the middle, where faces and horizons usually are.
    focus: crop ? middleOf(crop) : [0.5, 0.42],
    ...(crop && { whole: wholeFrame(box, crop) }),
    ...cutOf(request),
  }
}

/** A mask has no corners, so it goes before them, and both before the theme's edge. */
function cutOf({
  picture,
  box,
  clip,
}: PictureRequest): Pick<ShownPart, 'mask' | 'radius' | 'clip'> {
  const { crop, mask, borderRadius: radius } = picture
  if (mask) return { mask, clip: maskPath(mask, box) }
  if (radius) return { radius, clip: maskPath('rectangle', box, radius) }
  const edge = clip ?? (crop && rectPath(box))
  return { ...(radius !== undefined && { radius }), ...(edge !== undefined && { clip: edge }) }
}

/**
 * Returns the frame whose whole the picture has to cover, so that `box` shows its region: a picture that covers this frame
 * around the middle of the region shows in `box` the largest part of it that has the box's proportions.
 */
function wholeFrame(box: Box, crop: Crop): Box {
  const width = box.width / crop.width
  const height = box.height / crop.height
  return { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height }
}

function middleOf({ x, y, width, height }: Crop): readonly [number, number] {
  return [x + width / 2, y + height / 2]
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
