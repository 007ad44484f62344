import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addPictures } from '../../pictures/addPicture.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { anyPictures, type LayoutDrawing, plan } from '../layOut.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'
import { addPlainList, picturePlans } from './titleBulletsImage.ts'

const sideBySideSlots = {
  image: areaSlot([60, 60, 528, 546]),
  eyebrow: textSlot('eyebrow', [624, 60, 400, 20], { size: 16, floor: 14 }),
  title: textSlot('title', [624, 90, 516, 138], { size: 40, floor: 28 }),
  bullets: textSlot('bullets', [624, 246, 516, 360], { size: 24, floor: 18 }),
} as const satisfies SlotTable

/** Lays out a framed picture on the left and text on the right, with tops and bottoms aligned. */
function laySideBySide(stage: Stage, sheet: Sheet): void {
  const slots = sideBySideSlots
  sheet.decoration = 'content'
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'framed' })
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addPlainList(stage, sheet, slots.bullets)
  addFooter(stage, sheet, { parts: 'both' })
}

/** Parallel points beside a framed picture. */
export const sideBySideImageBullets: LayoutDrawing = {
  plans: (stage) => picturePlans(stage, [plan('side-by-side image + bullets', laySideBySide)]),
  mostPictures: anyPictures,
}
