import { addPictures } from '../../pictures/addPicture.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addList } from '../../parts/list.ts'
import type { Sheet } from '../../sheet.ts'
import { slideHash, type Stage } from '../../stage.ts'
import { anyPictures, type LayoutDrawing, plan, type Plan } from '../layOut.ts'
import { lettersIn, longTitlePlans } from '../layLongTitle.ts'
import { areaSlot, textSlot, type SlotTable, type TextSlot } from '../slot.ts'
import { layStatement } from '../statements/titleOnly.ts'
import { listPlans } from './titleBullets.ts'

const listPictureSlots = {
  eyebrow: textSlot('eyebrow', [60, 36, 528, 20], { size: 16, floor: 14 }),
  title: textSlot('title', [60, 60, 596, 138], { size: 40, floor: 28 }),
  bullets: textSlot('bullets', [60, 222, 584, 384], { size: 24, floor: 18 }),
  image: areaSlot([704, 0, 496, 675]),
} as const satisfies SlotTable
const listBandSlots = {
  image: areaSlot([0, 0, 1200, 276]),
  title: textSlot('title', [60, 312, 436, 186], { size: 40, floor: 28 }),
  bullets: textSlot('bullets', [520, 312, 620, 294], { size: 24, floor: 18 }),
} as const satisfies SlotTable

/** Lets the picture bleed off the right edge. */
function layPictureList(stage: Stage, sheet: Sheet): void {
  const slots = listPictureSlots
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'half' })
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addPlainList(stage, sheet, slots.bullets)
  addFooter(stage, sheet, { parts: 'name', nameWidth: 528 })
}

/** Puts a wide picture across the top. */
function layBandList(stage: Stage, sheet: Sheet): void {
  const slots = listBandSlots
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'band' })
  // The list starts right beside the title, so a title that grew would touch it.
  addTitle(stage, sheet, { slot: slots.title, grows: false })
  addPlainList(stage, sheet, slots.bullets)
  addFooter(stage, sheet, { parts: 'both' })
}

export function addPlainList(stage: Stage, sheet: Sheet, slot: TextSlot): void {
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, slot.box)(slot.box),
    style: 'plain',
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: slot.box },
  })
}

const template = 'title + bullets + image'

/**
 * Returns the plans for a list with or without pictures. `own` are the plans of another layout, which are tried first.
 */
export function picturePlans(stage: Stage, own = bandPlans(stage)): readonly Plan[] {
  if (stage.pictures.length === 0) return wordPlans(stage)
  return [...own, plan(template, layPictureList), ...longTitlePlans(stage, template)]
}

function wordPlans(stage: Stage): readonly Plan[] {
  return stage.items.length === 0 ? [plan('title only', layStatement)] : listPlans(stage)
}

function bandPlans(stage: Stage): readonly Plan[] {
  return wantsBand(stage) ? [plan(template, layBandList, 'band')] : []
}

/** Number of characters that fill the page below a picture across the top. */
const fullBand = 100

function wantsBand(stage: Stage): boolean {
  const [picture] = stage.pictures
  if (!picture || stage.eyebrow !== '' || stage.items.length > 4) return false
  if (lettersIn(stage) < fullBand) return false
  const { size } = picture
  if (size && size.height > 0) return size.width / size.height >= 2.4
  return slideHash(stage) % 4 === 0
}

/** Parallel points beside a picture that runs off the page, or below one that spans its top. */
export const titleBulletsImage: LayoutDrawing = {
  plans: (stage) => picturePlans(stage),
  mostPictures: anyPictures,
}
