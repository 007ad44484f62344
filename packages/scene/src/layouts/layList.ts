import type { Box } from '@deckloom/deck'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addList, addLists } from '../parts/list.ts'
import type { ListRequest, ListStyle } from '../parts/listRequest.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { addSidePanel } from './layAgenda.ts'
import { layoutSlots } from './layoutSlots.ts'

/** Title above, ruled list below. */
export function layList(stage: Stage, sheet: Sheet): void {
  layTopList(stage, sheet, 'ruled')
}

/** The same with large numerals, for what has an order. */
export function layNumberedList(stage: Stage, sheet: Sheet): void {
  layTopList(stage, sheet, 'numbered')
}

function layTopList(stage: Stage, sheet: Sheet, style: ListStyle): void {
  const slots = layoutSlots.list
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, slots.bullets.box)(slots.bullets.box),
    style,
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: slots.bullets.box },
  })
  addFooter(stage, sheet, { parts: 'both' })
}

/** Title in a surface panel on the left third, list beside it. */
export function laySideList(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.listSide
  addSidePanel(stage, sheet)
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, slots.bullets.box)(slots.bullets.box),
    style: 'ruled',
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: slots.bullets.box },
  })
  addFooter(stage, sheet, { parts: 'both', nameWidth: 344 })
}

/** The rescue of long lists: two or three columns of plain text over the whole width. */
export function layListColumns(columns: 2 | 3): (stage: Stage, sheet: Sheet) => void {
  return (stage, sheet) => {
    const slots = layoutSlots.list
    const zone: Box = { ...slots.bullets.box, width: 1080 }
    const place = bodyBox(stage, sheet, zone)
    const perColumn = Math.ceil(stage.items.length / columns)
    const gap = 36
    const width = (zone.width - gap * (columns - 1)) / columns
    sheet.decoration = 'content'
    addEyebrow(stage, sheet, { slot: slots.eyebrow })
    addTitle(stage, sheet, { slot: slots.title })
    const lists = Array.from({ length: columns }, (_, column): ListRequest => {
      const box = { ...zone, x: zone.x + column * (width + gap), width }
      return {
        id: `bullets-${stage.slide.id}-${column + 1}`,
        box: place(box),
        style: 'plain',
        size: 20,
        gap: 14,
        grows: true,
        items: stage.items.slice(column * perColumn, (column + 1) * perColumn),
        placeholder: { type: 'body', index: column + 1, box },
      }
    })
    addLists(stage, sheet, lists)
    addFooter(stage, sheet, { parts: 'both' })
  }
}
