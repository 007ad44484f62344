import { addPictures } from '../pictures/addPicture.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addBodyText } from '../parts/leadParts.ts'
import type { Sheet } from '../sheet.ts'
import type { ListItem, Stage } from '../stage.ts'
import { layoutSlots } from './layoutSlots.ts'

/** Longest title that may take a second line in order to grow into a poster. */
const posterLength = 24

/** Cover: the title stands on its lead, the motif or a picture carries the right. */
export function layCover(stage: Stage, sheet: Sheet): void {
  const pictured = stage.pictures.length > 0
  const slots = pictured ? layoutSlots.coverPicture : layoutSlots.cover
  sheet.decoration = pictured ? 'none' : 'cover'
  if (pictured)
    addPictures(stage, sheet, { slot: layoutSlots.coverPicture.image.box, treatment: 'half' })
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
