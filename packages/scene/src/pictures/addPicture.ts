import type { Box, Picture } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import { keepOnPage } from '../elements/keepOnPage.ts'
import { keepSlotOnPage } from '../parts/headParts.ts'
import type { Sheet } from '../sheet.ts'
import type { SlottedPicture, Stage } from '../stage.ts'
import { shapePlace } from '../shapes/shapePlace.ts'
import { pictureCrop, type PictureCrop, type Treatment } from './pictureCrop.ts'
import { isIllustration, pictureMark } from './pictureMark.ts'

/** Adds the slide's slotted pictures to the layout's media slot, or to the box that the user gave it. */
export function addPictures(
  stage: Stage,
  sheet: Sheet,
  { slot, treatment }: { readonly slot: Box; readonly treatment: Treatment },
): void {
  const own = stage.slide.slotBoxes?.visual
  const [first] = stage.pictures
  if (!first) return
  const box = own ? keepSlotOnPage(sheet, own, first.id) : slot
  if (stage.pictures.length === 1) {
    addPicture(stage, sheet, { visual: first, box, treatment: own ? 'framed' : treatment })
    return
  }
  for (const [index, visual] of stage.pictures.entries()) {
    const share = shareOf(box, index, stage.pictures.length)
    addPicture(stage, sheet, { visual, box: share, treatment: 'band' })
  }
}

/** A picture, shape or icon in a picture slot, with its box on the page. */
export interface PlacedPicture<T extends SlottedPicture = SlottedPicture> {
  readonly visual: T
  readonly box: Box
  readonly treatment: Treatment
}

/** Adds one picture to a box, cropped as its theme does; a shape or an icon goes in the middle. */
export function addPicture(stage: Stage, sheet: Sheet, placed: PlacedPicture): void {
  const { visual, ...place } = placed
  switch (visual.kind) {
    case 'shape':
    case 'icon':
      sheet.shapePlaces.set(visual.id, shapePlace(visual, place.box))
      return
    case 'picture':
      addCropped(stage, sheet, { visual, ...place })
  }
}

function addCropped(stage: Stage, sheet: Sheet, request: PlacedPicture<Picture>): void {
  const { look } = stage
  const { visual: picture } = request
  const turned = isTurned(picture)
  const turn = turned ? { rotation: picture.rotation } : {}
  const place = turned ? keepOnPage(request.box, picture.rotation) : request.box
  const crop = edgeOf(stage, { ...request, box: place })
  const alt = picture.alt ?? picture.title ?? stage.slide.visualDescription
  sheet.add(
    pictureMark({
      picture: { ...picture, alt },
      box: crop.box,
      origin: { elementId: picture.id, role: 'image' },
      look,
      fit: 'cover',
      ...turn,
      ...(crop.clip !== undefined && { clip: crop.clip }),
    }),
  )
  if (crop.cutAway !== undefined && isIllustration(picture)) {
    sheet.add({
      mark: 'path',
      id: `${picture.id}-cut`,
      box: crop.box,
      d: crop.cutAway,
      fill: paint(look, 'bg'),
      ...turn,
      alt: '',
    })
  }
  if (crop.outline !== undefined) {
    sheet.add({
      mark: 'path',
      id: `${picture.id}-outline`,
      // The outline of a rotated picture turns around the picture's center.
      box: turned ? crop.box : place,
      d: crop.outline.d,
      stroke: { paint: paint(look, crop.outline.token), width: 1.25 },
      ...turn,
      alt: '',
    })
  }
}

/** A shape or corners of its own take the place of the theme's edge; what the illustrator draws has none. */
function edgeOf({ look }: Stage, { visual, box, treatment }: PlacedPicture<Picture>): PictureCrop {
  const isCut = visual.mask !== undefined || visual.borderRadius !== undefined
  if (isCut && !isIllustration(visual)) return { box }
  return pictureCrop(look.theme, box, isTurned(visual) ? 'framed' : treatment)
}

function isTurned(picture: Picture): picture is Picture & { readonly rotation: number } {
  return picture.rotation !== undefined && picture.rotation % 360 !== 0
}

// Pictures that share a slot have equal sizes and gaps of 24, along the slot's longer side.
function shareOf(box: Box, index: number, count: number): Box {
  const gap = 24
  if (box.width >= box.height) {
    const width = (box.width - gap * (count - 1)) / count
    return { ...box, x: box.x + index * (width + gap), width }
  }
  const height = (box.height - gap * (count - 1)) / count
  return { ...box, y: box.y + index * (height + gap), height }
}
