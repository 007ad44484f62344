import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addBodyText } from '../parts/leadParts.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { addNumeral } from '../parts/addNumeral.ts'
import { roleParagraph } from '../type/roleParagraph.ts'
import { layoutSlots } from './layoutSlots.ts'

/** Chapter opener: a number large enough to see from the door, the chapter's name, one sentence. */
export function laySection(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.section
  sheet.decoration = 'section'
  if (isChapterNumber(stage.eyebrow)) addChapterNumber(stage, sheet)
  else addEyebrow(stage, sheet, { slot: layoutSlots.closing.eyebrow })
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
  const { number } = layoutSlots.section
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
    edge: layoutSlots.section.title.box.x,
    paragraph,
  })
}
