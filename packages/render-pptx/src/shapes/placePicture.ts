import type { Box } from '@deckloom/deck'
import { type ImageMark, pictureBox } from '@deckloom/scene'

/** Fractions of the picture's width and height to crop on each side. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PlacedPicture {
  readonly box: Box
  readonly crop: Crop
}

const nothing: Crop = { left: 0, top: 0, right: 0, bottom: 0 }

/** Returns where a picture of this pixel size goes in its mark's box, and its crop. */
export function placePicture(
  mark: Pick<ImageMark, 'box' | 'fit' | 'focus' | 'whole'>,
  picture: { readonly width: number; readonly height: number },
): PlacedPicture {
  const { box, fit, focus } = mark
  const { width, height } = picture
  if (fit === 'fill' || width === 0 || height === 0) return { box, crop: nothing }
  const across = box.width / width
  const down = box.height / height
  if (fit === 'contain') {
    const scale = Math.min(across, down)
    const size = { width: width * scale, height: height * scale }
    return {
      box: {
        ...size,
        x: box.x + (box.width - size.width) / 2,
        y: box.y + (box.height - size.height) / 2,
      },
      crop: nothing,
    }
  }
  if (mark.whole) {
    const whole = { box: pictureBox(mark, picture), crop: nothing }
    return cropPicture(whole, box) ?? { box, crop: nothing }
  }
  const scale = Math.max(across, down)
  const hidden = { x: 1 - across / scale, y: 1 - down / scale }
  const left = hidden.x * focusShare(focus[0])
  const top = hidden.y * focusShare(focus[1])
  return { box, crop: { left, top, right: hidden.x - left, bottom: hidden.y - top } }
}

function focusShare(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}

/** Returns a picture in a frame that may be larger: there it is cropped by negative shares, as office programs do. */
export function inFrame({ box, crop }: PlacedPicture, frame: Box): PlacedPicture {
  const seen = { x: 1 - crop.left - crop.right, y: 1 - crop.top - crop.bottom }
  return {
    box: frame,
    crop: {
      left: crop.left + (seen.x * (frame.x - box.x)) / box.width,
      top: crop.top + (seen.y * (frame.y - box.y)) / box.height,
      right: crop.right + (seen.x * (box.x + box.width - frame.x - frame.width)) / box.width,
      bottom: crop.bottom + (seen.y * (box.y + box.height - frame.y - frame.height)) / box.height,
    },
  }
}

/** Returns the part of a placed picture inside `clip`; undefined if there is none. */
export function cropPicture({ box, crop }: PlacedPicture, clip: Box): PlacedPicture | undefined {
  const left = Math.max(box.x, clip.x)
  const top = Math.max(box.y, clip.y)
  const right = Math.min(box.x + box.width, clip.x + clip.width)
  const bottom = Math.min(box.y + box.height, clip.y + clip.height)
  if (right <= left || bottom <= top) return undefined
  const seen = { x: left, y: top, width: right - left, height: bottom - top }
  return inFrame({ box, crop }, seen)
}

/** Returns a box as a path. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`
}
