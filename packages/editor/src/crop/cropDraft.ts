import { type Box, type Crop, deckLimits, page } from '@deckloom/deck'
import { type ImageMark, keepOnPage, pictureBox, sharedBox, type TurnedBox } from '@deckloom/scene'
import { type Handle, resizeBox } from '../canvas/resizeBox.ts'
import { turnPoint } from '../canvas/turning.ts'

/** A frame over its whole picture while it is cropped: page units along the frame's own axes, before it is turned. */
export interface CropDraft {
  readonly frame: Box
  readonly picture: Box
  /** The box that was there before: what is turned turns around its center. */
  readonly around: TurnedBox
}

interface Move {
  /** Page units along the page's axes. */
  readonly dx: number
  readonly dy: number
}

/** Returns what a picture of this pixel size shows now. A frame larger than the picture ends where the picture does. */
export function cropDraft(
  mark: ImageMark,
  pixels: { readonly width: number; readonly height: number },
): CropDraft {
  const picture = pictureBox(mark, pixels)
  const around = { box: mark.box, rotation: mark.rotation ?? 0 }
  return { frame: sharedBox(mark.box, picture), picture, around }
}

/** Moves sides of the frame while the picture stands still; undefined where the frame would leave the page. */
export function moveCropSides(
  draft: CropDraft,
  { handle, keepAspect, ...move }: Move & { readonly handle: Handle; readonly keepAspect: boolean },
): CropDraft | undefined {
  const { frame, picture, around } = draft
  const { x, y } = turnPoint({ x: move.dx, y: move.dy }, -around.rotation)
  const { image, cropSide } = deckLimits
  const room = around.rotation % 360 === 0 ? sharedBox(picture, page0) : picture
  const inRoom = resizeBox(
    { ...frame, x: frame.x - room.x, y: frame.y - room.y },
    {
      handle,
      dx: x,
      dy: y,
      min: {
        width: Math.max(image.minWidth, picture.width * cropSide),
        height: Math.max(image.minHeight, picture.height * cropSide),
      },
      max: room,
      page: room,
      keepAspect,
    },
  )
  const next = { ...draft, frame: { ...inRoom, x: inRoom.x + room.x, y: inRoom.y + room.y } }
  const box = croppedBox(next)
  return keepOnPage(box, around.rotation) === box ? next : undefined
}

const page0: Box = { x: 0, y: 0, ...page }

/** Moves the picture under the frame, as far as it still fills it. */
export function moveCropPicture(draft: CropDraft, move: Move): CropDraft {
  const { frame, picture, around } = draft
  const { x, y } = turnPoint({ x: move.dx, y: move.dy }, -around.rotation)
  return {
    ...draft,
    picture: {
      ...picture,
      x: within(picture.x + x, frame.x + frame.width - picture.width, frame.x),
      y: within(picture.y + y, frame.y + frame.height - picture.height, frame.y),
    },
  }
}

function within(at: number, low: number, high: number): number {
  return Math.min(Math.max(at, low), high)
}

/** Returns the frame as it is stored: turned around its own center instead of that of the box before. */
export function croppedBox({ frame, around: { box, rotation } }: CropDraft): Box {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const shift = turnPoint(
    { x: frame.x + frame.width / 2 - x, y: frame.y + frame.height / 2 - y },
    rotation,
  )
  return { ...frame, x: x + shift.x - frame.width / 2, y: y + shift.y - frame.height / 2 }
}

/** Returns the region of the picture inside the frame. */
export function cropRegion({ frame, picture }: CropDraft): Crop {
  const width = side(frame.width / picture.width)
  const height = side(frame.height / picture.height)
  return {
    x: start((frame.x - picture.x) / picture.width, width),
    y: start((frame.y - picture.y) / picture.height, height),
    width,
    height,
  }
}

function side(share: number): number {
  return round(Math.min(1, Math.max(deckLimits.cropSide, share)))
}

function start(share: number, size: number): number {
  return round(Math.min(Math.max(0, share), 1 - size))
}

function round(share: number): number {
  return Math.round(share * 1e6) / 1e6
}

/** Returns the frame around the whole picture, where it is now, made smaller if it would leave the page. */
export function wholeDraft(draft: CropDraft): CropDraft {
  const { picture, around } = draft
  const box = croppedBox({ ...draft, frame: picture })
  const kept = keepInProportion(box, around.rotation)
  return { frame: kept, picture: kept, around: { box: kept, rotation: around.rotation } }
}

function keepInProportion(box: Box, rotation: number): Box {
  const kept = keepOnPage(box, rotation)
  const scale = Math.min(kept.width / box.width, kept.height / box.height)
  const [width, height] = [box.width * scale, box.height * scale]
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  return keepOnPage({ x, y, width, height }, rotation)
}
