import { deckDefaults, type Box, type ImageItem } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import { keepOnPage } from '../elements/keepOnPage.ts'
import { keepSlotOnPage } from '../parts/headParts.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { shapePlace } from '../shapes/shapePlace.ts'
import { pictureCrop, type Treatment } from './pictureCrop.ts'
import { isIllustration, pictureMark } from './pictureMark.ts'

/** The slide's slotted pictures in the layout's media slot, or in the box that the person gave it. */
export function addPictures(
  stage: Stage,
  sheet: Sheet,
  { slot, treatment }: { readonly slot: Box; readonly treatment: Treatment },
): void {
  const own = stage.slide.slot_boxes?.visual
  const [first] = stage.pictures
  if (!first) return
  const box = own ? keepSlotOnPage(sheet, own, first.id) : slot
  if (stage.pictures.length === 1) {
    addPicture(stage, sheet, { image: first, box, treatment: own ? 'framed' : treatment })
    return
  }
  for (const [index, image] of stage.pictures.entries()) {
    const share = shareOf(box, index, stage.pictures.length)
    addPicture(stage, sheet, { image, box: share, treatment: 'band' })
  }
}

/** One picture in a box, in the crop of its theme. */
export function addPicture(
  stage: Stage,
  sheet: Sheet,
  picture: { readonly image: ImageItem; readonly box: Box; readonly treatment: Treatment },
): void {
  const { look } = stage
  const { image } = picture
  const sign = signSize(image)
  if (sign) {
    sheet.shapePlaces.set(image.id, shapePlace(image, sign, picture.box))
    return
  }
  const turned = isTurned(image)
  const turn = turned ? { rotation: image.rotation } : {}
  const place = turned ? keepOnPage(picture.box, image.rotation) : picture.box
  const crop = pictureCrop(look.theme, place, turned ? 'framed' : picture.treatment)
  const alt = image.alt ?? image.title ?? stage.slide.visual_description
  sheet.add(
    pictureMark({
      image: { ...image, alt },
      box: crop.box,
      origin: { elementId: image.id, role: 'image' },
      look,
      fit: 'cover',
      ...turn,
      ...(crop.clip !== undefined && { clip: crop.clip }),
    }),
  )
  if (crop.cutAway !== undefined && isIllustration(image)) {
    sheet.add({
      mark: 'path',
      id: `${image.id}-cut`,
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
      id: `${image.id}-outline`,
      // What belongs to a turned picture turns about its middle.
      box: turned ? crop.box : place,
      d: crop.outline.d,
      stroke: { paint: paint(look, crop.outline.token), width: 1.25 },
      ...turn,
      alt: '',
    })
  }
}

function signSize({ iconData, shapeData }: ImageItem) {
  return iconData ? deckDefaults.newIconSize : shapeData
}

function isTurned(image: ImageItem): image is ImageItem & { readonly rotation: number } {
  return image.rotation !== undefined && image.rotation % 360 !== 0
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
