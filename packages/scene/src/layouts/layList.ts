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
import { hasOwnElements } from './hasOwnElements.ts'
import type { LayOut } from './layOut.ts'
import type { TextSlot } from './slot.ts'

/** Title above, list below: ruled, or with large numerals for what has an order. */
export function layList(style: ListStyle): LayOut {
  return (stage, sheet) => {
    const slots = layoutSlots.list
    sheet.decoration = 'content'
    addHeadedList(stage, sheet, { slots, style })
    addFooter(stage, sheet, { parts: 'both' })
  }
}

/** Title in a surface panel on the left third, list beside it. */
export function laySideList(style: ListStyle): LayOut {
  return (stage, sheet) => {
    addSidePanel(stage, sheet)
    addHeadedList(stage, sheet, { slots: layoutSlots.listSide, style })
    addFooter(stage, sheet, { parts: 'both', nameWidth: 344 })
  }
}

interface HeadedList {
  readonly slots: Readonly<Record<'eyebrow' | 'title' | 'bullets', TextSlot>>
  readonly style: ListStyle
}

function addHeadedList(stage: Stage, sheet: Sheet, { slots, style }: HeadedList): void {
  const { box } = slots.bullets
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, box)(box),
    style,
    items: stage.items,
    leavesRoom: hasOwnElements(stage),
    placeholder: { type: 'body', index: 1, box },
  })
}

/** The rescue of long lists: two or three columns of plain text over the whole width. */
export function layListColumns(columns: 2 | 3): LayOut {
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
