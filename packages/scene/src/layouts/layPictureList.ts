import { addPictures } from '../pictures/addPicture.ts'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addList } from '../parts/list.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { layoutSlots } from './layoutSlots.ts'
import type { TextSlot } from './slot.ts'

/** The picture bleeds off the right edge. */
export function layPictureList(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.listPicture
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'half' })
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addPlainList(stage, sheet, slots.bullets)
  addFooter(stage, sheet, { parts: 'name', nameWidth: 528 })
}

/** A wide picture lies across the top. */
export function layBandList(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.listBand
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'band' })
  // The list begins right beside the title: a title that grew would touch it.
  addTitle(stage, sheet, { slot: slots.title, grows: false })
  addPlainList(stage, sheet, slots.bullets)
  addFooter(stage, sheet, { parts: 'both' })
}

/** Framed picture left, text right, tops and bottoms aligned. */
export function laySideBySide(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.sideBySide
  sheet.decoration = 'content'
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'framed' })
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addPlainList(stage, sheet, slots.bullets)
  addFooter(stage, sheet, { parts: 'both' })
}

function addPlainList(stage: Stage, sheet: Sheet, slot: TextSlot): void {
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, slot.box)(slot.box),
    style: 'plain',
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: slot.box },
  })
}
