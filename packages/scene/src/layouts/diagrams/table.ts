import type { Box, TableData } from '@deckloom/deck'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle, keepSlotOnPage } from '../../parts/headParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import { addVisuals } from '../../pictures/addVisuals.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { tableMark } from '../../tables/tableMark.ts'
import { tableOfItems } from '../../tables/tableText.ts'
import { component } from '../component.ts'
import { type LayoutDrawing, plan } from '../layOut.ts'
import { textSlot } from '../slot.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const tableSlots = {
  ...contentHead,
  table: areaSlot([60, 186, 1080, 420]),
} as const satisfies SlotTable

/** Number of rows above which the motif is dropped: decoration beside much data is noise. */
const quietFrom = 5
/** Width of a table that shares the page with a chart or a picture. */
const besideVisuals = 700
/** Slot below a table for the slide's bullets, which interpret it. */
const reading = textSlot('lead', [60, 546, 988, 60], { size: 20, floor: 18 })

/** Returns the slide's table, or the one written in its bullets with bars: 'North | € 61m | +12 %'. */
function tableOf(stage: Stage): TableData | undefined {
  return stage.slide.table ?? tableOfItems(stage.items)
}

/** Lays out a table that proves the finding in its title; bullets, if any, interpret the table. */
function layTable(stage: Stage, sheet: Sheet): void {
  const table = tableOf(stage)
  if (!table) return
  const slots = tableSlots
  sheet.decoration = table.rows.length - 1 > quietFrom ? 'none' : 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const read = stage.slide.table !== undefined && stage.items.length > 0
  const visuals = hasVisuals(stage)
  const zone = visuals ? { ...slots.table.box, width: besideVisuals } : slots.table.box
  const wanted = read ? { ...zone, height: reading.box.y - 18 - zone.y } : zone
  if (visuals) addVisuals(stage, sheet, { ...wanted, ...visualsBeside(zone) })
  const own = ownBox(stage)
  const elementId = `table-${stage.slide.id}`
  const box = own ? keepSlotOnPage(sheet, own, elementId) : wanted
  const { mark, rescue } = tableMark(stage, {
    elementId,
    table,
    box,
    direction: sheet.direction,
  })
  sheet.add(mark)
  if (rescue !== 'none')
    sheet.notice(rescue === 'overflow' ? 'overflow' : 'floor-reached', elementId)
  if (read) {
    addBodyText(stage, sheet, {
      slot: { ...reading, box: bodyBox(stage, sheet, reading.box)(reading.box) },
      items: stage.items,
      placeholder: { type: 'body', index: 1 },
      movable: false,
    })
  }
  addFooter(stage, sheet, { parts: 'both' })
}

function hasVisuals({ charts, pictures }: Stage): boolean {
  return charts.length + pictures.length > 0
}

/** Returns the box that the user gave the table. If there are visuals, the stored box is theirs. */
function ownBox(stage: Stage): Box | undefined {
  return hasVisuals(stage) ? undefined : stage.slide.slotBoxes?.visual
}

function visualsBeside(table: Box): Pick<Box, 'x' | 'width'> {
  const { box } = tableSlots.table
  const x = table.x + table.width + 36
  return { x, width: box.x + box.width - x }
}

const written = component('table', { layOut: layTable, suits: hasTable })

function hasTable(stage: Stage): boolean {
  return tableOf(stage) !== undefined
}

/** Rows and columns. A slide with a real table has no other layout to fall back to. */
export const table: LayoutDrawing = {
  ...written,
  plans: (stage) => (stage.slide.table ? [plan('table', layTable)] : written.plans(stage)),
  hasEvidence: hasTable,
}
