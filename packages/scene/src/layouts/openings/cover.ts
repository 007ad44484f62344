import { addPictures } from '../../pictures/addPicture.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import type { Sheet } from '../../sheet.ts'
import type { ListItem } from '../../listItems.ts'
import type { Stage } from '../../stage.ts'
import { spillPlans } from '../component.ts'
import { anyPictures, type LayoutDrawing, plan } from '../layOut.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'

const coverSlots = {
  eyebrow: textSlot('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
  title: textSlot('display', [60, 138, 596, 276], { size: 76, floor: 46, anchor: 'bottom' }),
  lead: textSlot('lead', [60, 432, 528, 110], { size: 26, floor: 20 }),
  meta: textSlot('label', [60, 594, 620, 24], { size: 18, floor: 15 }),
} as const satisfies SlotTable
const coverPictureSlots = {
  image: areaSlot([704, 0, 496, 675]),
  eyebrow: textSlot('eyebrow', [60, 60, 528, 22], { size: 18, floor: 14 }),
  title: textSlot('display', [60, 150, 596, 258], { size: 68, floor: 46, anchor: 'bottom' }),
  lead: textSlot('lead', [60, 432, 528, 110], { size: 26, floor: 20 }),
  meta: textSlot('label', [60, 594, 528, 24], { size: 18, floor: 15 }),
} as const satisfies SlotTable

/** Longest title that may take a second line in order to grow to poster size. */
const posterLength = 24

/** Lays out a cover: the title is directly above its lead; the motif or a picture fills the right side. */
export function layCover(stage: Stage, sheet: Sheet): void {
  const pictured = stage.pictures.length > 0
  const slots = pictured ? coverPictureSlots : coverSlots
  sheet.decoration = pictured ? 'none' : 'cover'
  if (pictured) addPictures(stage, sheet, { slot: coverPictureSlots.image.box, treatment: 'half' })
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, {
    slot: slots.title,
    growLines: stage.title.length <= posterLength ? 1 : 0,
  })
  const [lead, ...meta] = stage.items
  if (lead) {
    addBodyText(stage, sheet, {
      slot: slots.lead,
      items: [lead],
      placeholder: { type: 'subTitle', index: 1 },
    })
  }
  addBodyText(stage, sheet, {
    slot: slots.meta,
    id: `bullets-${stage.slide.id}-meta`,
    items: meta.length > 0 ? [inOneLine(meta)] : [],
    placeholder: { type: 'body', index: 2 },
    movable: false,
  })
}

const separator = ' · '

function inOneLine(items: readonly ListItem[]): ListItem {
  const text = items.map((item) => item.text).join(separator)
  if (items.every(({ runs }) => runs === undefined)) return { text }
  const runs = items.flatMap((item, index) => [
    ...(index > 0 ? [{ text: separator }] : []),
    ...(item.runs ?? [{ text: item.text }]),
  ])
  return { text, runs }
}

/** The first slide: what the talk is about and who gives it. */
export const cover: LayoutDrawing = {
  plans: (stage) => [plan('cover', layCover), ...spillPlans(stage)],
  mostPictures: anyPictures,
  loneTitle: 'section',
}
