import type { Box } from '@deckloom/deck'
import type { PaletteToken, Theme } from '@deckloom/themes'
import { archPath, n, roundedPath } from '../paths.ts'
import { around, blobPath, overlap, smoothPath } from './paperCut.ts'

/** How a layout shows its picture: bleeding to the page's edge, framed on the page, or filling the page. */
export type Treatment = 'half' | 'portrait' | 'band' | 'framed' | 'full'

/** A picture's box and outlines after the theme's crop. */
export interface PictureCrop {
  readonly box: Box
  /** Path that clips the picture. */
  readonly clip?: string
  /** Path of what the crop removes, for drawn pictures, which can only be painted over. */
  readonly cutAway?: string
  /** Hairline around the picture. */
  readonly outline?: { readonly d: string; readonly token: PaletteToken }
}

type PictureStyle = Pick<Theme, 'picture' | 'radius'>

/** Applies the theme's picture edge. */
export function pictureCrop(theme: PictureStyle, box: Box, treatment: Treatment): PictureCrop {
  switch (treatment) {
    case 'full':
    case 'band':
      return { box }
    case 'framed':
      return cropFramed(theme, box)
    case 'half':
    case 'portrait':
      return cropBleeding(theme, box, treatment)
  }
}

function cropFramed({ picture, radius }: PictureStyle, box: Box): PictureCrop {
  switch (picture) {
    case 'arch':
      return arch(box, 'framed')
    case 'cut-corner':
      return cutCorner(box)
    case 'hairline':
      return plate(box)
    case 'paper':
      return blob(box)
    case 'plain':
    case 'bowl':
    case 'round-corner':
      return roundAll(box, radius)
  }
}

// A portrait is at the page's left edge, where a bowl or a corner would cut into the person.
function cropBleeding(
  { picture }: PictureStyle,
  box: Box,
  treatment: 'half' | 'portrait',
): PictureCrop {
  if (picture === 'arch') return arch(box, treatment)
  if (picture === 'hairline') return addHairline(box)
  if (picture === 'paper') return wave(box)
  if (treatment === 'portrait') return { box }
  if (picture === 'bowl') return bowl(box)
  if (picture === 'round-corner') return roundCorner(box)
  return picture === 'cut-corner' ? cutCorner(box) : { box }
}

function roundAll(box: Box, radius: number): PictureCrop {
  if (radius === 0) return { box }
  const clip = roundedPath(box, radius)
  return { box, clip, cutAway: around(box, clip) }
}

/** Turns the left edge into a bowl. */
function bowl(box: Box): PictureCrop {
  const { x, y, width, height } = box
  const left = x + 96
  const curve = `C${n(left - 128)} ${n(y + height * 0.28)} ${n(left - 128)} ${n(y + height * 0.72)} ${n(left)} ${n(y + height)}`
  const right = x + width
  return {
    box,
    clip: `M${n(left)} ${n(y)}${curve}L${n(right)} ${n(y + height)}L${n(right)} ${n(y)}Z`,
    cutAway: `M${n(left)} ${n(y)}${curve}L${n(x - overlap)} ${n(y + height)}L${n(x - overlap)} ${n(y)}Z`,
  }
}

/** Rounds the upper left corner by half the width or height, whichever is less. */
function roundCorner(box: Box): PictureCrop {
  const { x, y, width, height } = box
  const r = Math.min(width, height) / 2
  const k = r * (1 - 0.5523)
  const corner = `M${n(x)} ${n(y + r)}C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}`
  return {
    box,
    clip: `${corner}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`,
    cutAway: `${corner}L${n(x + r)} ${n(y - overlap)}L${n(x - overlap)} ${n(y - overlap)}L${n(x - overlap)} ${n(y + r)}Z`,
  }
}

/** Cuts off the lower left corner at 63.4 degrees, the slant of the theme's bands. */
function cutCorner(box: Box): PictureCrop {
  const { x, y, width, height } = box
  const cut = height * 0.36
  const right = x + width
  const bottom = y + height
  return {
    box,
    clip: `M${n(x)} ${n(y)}L${n(right)} ${n(y)}L${n(right)} ${n(bottom)}L${n(x + cut / 2)} ${n(bottom)}L${n(x)} ${n(bottom - cut)}Z`,
    cutAway: `M${n(x - overlap)} ${n(bottom - cut - overlap * 2)}L${n(x + cut / 2)} ${n(bottom)}L${n(x + cut / 2)} ${n(bottom + overlap)}L${n(x - overlap)} ${n(bottom + overlap)}Z`,
  }
}

/** Crops to an arch with a hairline 12 units outside it. Instead of bleeding, it stands on the page's lower edge. */
function arch(box: Box, treatment: Treatment): PictureCrop {
  const frame = treatment === 'framed' ? box : keepOnPage(box)
  const inner = {
    x: frame.x + 12,
    y: frame.y + 12,
    width: frame.width - 24,
    height: frame.height - 12,
  }
  const clip = archPath(inner)
  const beyond = frame.height + (treatment === 'framed' ? 0 : 2)
  return {
    box: inner,
    clip,
    cutAway: around(inner, clip),
    outline: { d: archPath({ ...frame, height: beyond }), token: 'accent1' },
  }
}

function keepOnPage({ x, y, width, height }: Box): Box {
  const left = Math.max(60, x)
  const right = Math.min(1140, x + width)
  return { x: left, y: y + 60, width: right - left, height: height - 60 }
}

/** Between a plate and its hairline. */
const plateGap = 9

/** Frames the picture like a plate in an atlas, with a hairline on all sides. */
function plate(box: Box): PictureCrop {
  return {
    box: {
      x: box.x + plateGap,
      y: box.y + plateGap,
      width: box.width - plateGap * 2,
      height: box.height - plateGap * 2,
    },
    outline: { d: roundedPath(box, 0), token: 'muted' },
  }
}

/** Adds a hairline to a bleeding picture on the side facing the rest of the page, left or right. */
function addHairline({ x, y, width, height }: Box): PictureCrop {
  const atLeft = x <= 0
  const at = atLeft ? x + width : x
  return {
    box: { x: atLeft ? x : x + plateGap, y, width: width - plateGap, height },
    outline: { d: `M${n(at)} ${n(y)}L${n(at)} ${n(y + height)}`, token: 'muted' },
  }
}

/** Scissor-cut edge: shares of the width that it removes, from top to bottom. */
const scissors = [0.05, 0.02, 0.09, 0.15, 0.07, 0.05, 0.13]

function wave(box: Box): PictureCrop {
  const { x, y, width, height } = box
  const atLeft = x <= 0
  const step = height / (scissors.length - 1)
  const edge = smoothPath(
    scissors.map((share, index) => [
      atLeft ? x + width * (1 - share) : x + width * share,
      y + step * index,
    ]),
  )
  const close = (at: number): string => `L${n(at)} ${n(y + height)}L${n(at)} ${n(y)}Z`
  return {
    box,
    clip: `${edge}${close(atLeft ? x : x + width)}`,
    cutAway: `${edge}${close(atLeft ? x + width + overlap : x - overlap)}`,
  }
}

function blob(box: Box): PictureCrop {
  const clip = blobPath(box)
  return { box, clip, cutAway: around(box, clip) }
}
