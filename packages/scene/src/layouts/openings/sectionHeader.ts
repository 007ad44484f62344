import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { addNumeral } from '../../parts/addNumeral.ts'
import { roleParagraph } from '../../type/roleParagraph.ts'
import { spillPlans } from '../component.ts'
import { type LayoutDrawing, noPictures, plan } from '../layOut.ts'
import { textSlot, type SlotTable } from '../slot.ts'

const sectionSlots = {
  eyebrow: textSlot('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
  number: textSlot('number', [54, 66, 344, 200], { size: 210, floor: 104 }),
  title: textSlot('section', [60, 300, 620, 180], { size: 60, floor: 40, anchor: 'bottom' }),
  lead: textSlot('lead', [60, 504, 528, 90], { size: 26, floor: 20 }),
} as const satisfies SlotTable

/** Lays out a chapter opener: a number large enough to read from the door, the chapter's name and one sentence. */
function laySection(stage: Stage, sheet: Sheet): void {
  const slots = sectionSlots
  sheet.decoration = 'section'
  if (isChapterNumber(stage.eyebrow)) addChapterNumber(stage, sheet)
  else addEyebrow(stage, sheet, { slot: sectionSlots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addBodyText(stage, sheet, {
    slot: slots.lead,
    items: stage.items,
    placeholder: { type: 'subTitle', index: 1 },
  })
}

function isChapterNumber(eyebrow: string): boolean {
  return /^(?:\d{1,2}|[IVX]{1,4})$/u.test(eyebrow)
}

function addChapterNumber(stage: Stage, sheet: Sheet): void {
  const { number } = sectionSlots
  const elementId = `eyebrow-${stage.slide.id}`
  const paragraph = roleParagraph(stage, {
    role: 'number',
    text: stage.eyebrow,
    size: number.size,
    floor: number.floor,
  })
  addNumeral(stage, sheet, {
    id: elementId,
    origin: { elementId, role: 'meta' },
    box: number.box,
    edge: sectionSlots.title.box.x,
    paragraph,
  })
}

/** The slide that opens a chapter. */
export const sectionHeader: LayoutDrawing = {
  plans: (stage) => [plan('section header', laySection), ...spillPlans(stage)],
  mostPictures: noPictures,
  loneTitle: 'section',
}
