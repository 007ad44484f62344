import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import { type LayoutDrawing, noPictures, plan } from '../layOut.ts'
import { listPlans } from '../lists/titleBullets.ts'
import { textSlot, type SlotTable } from '../slot.ts'

const statementSlots = {
  eyebrow: textSlot('eyebrow', [152, 180, 804, 22], { size: 16, floor: 14 }),
  title: textSlot('statement', [152, 216, 804, 286], { size: 62, floor: 36 }),
} as const satisfies SlotTable

const lead = textSlot('lead', [152, 518, 804, 96], { size: 30, floor: 18 })

/** Lays out a single claim that is the whole slide. Bullets, if any, appear below it as a lead. */
export function layStatement(stage: Stage, sheet: Sheet): void {
  const slots = statementSlots
  sheet.decoration = 'statement'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  const title = addTitle(stage, sheet, { slot: slots.title })
  const bottom = title?.lines.at(-1)
  const top = bottom ? bottom.top + bottom.height + 24 : slots.title.box.y
  const box = { ...lead.box, y: top, height: lead.box.y + lead.box.height - top }
  addBodyText(stage, sheet, {
    slot: { ...lead, box: bodyBox(stage, sheet, box)(box) },
    items: stage.items,
    gap: 10,
    placeholder: { type: 'body', index: 1 },
    movable: false,
  })
  addFooter(stage, sheet, { parts: 'page' })
}

/** One claim that has the page to itself. */
export const titleOnly: LayoutDrawing = {
  plans: (stage) => [plan('title only', layStatement), ...listPlans(stage)],
  mostPictures: noPictures,
  loneTitle: 'section',
}
