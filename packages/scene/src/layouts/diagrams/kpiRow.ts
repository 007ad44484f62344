import { paint } from '../../colors/look.ts'
import { addColumns, columnStep } from '../../parts/columns.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { figureParts, itemParts, nameAndNote, type ItemParts } from '../../parts/itemParts.ts'
import { rectPath } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { oneLine, tidyText } from '../../type/tidyText.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const kpiRowSlots = {
  ...contentHead,
  kpis: areaSlot([60, 234, 1080, 342]),
} as const satisfies SlotTable

const gap = 24
/** Minimum space between neighboring figures; the rules above them may be closer together. */
const figureGap = 36
const ruleHeight = 4
const figureSizes = [0, 0, 132, 104, 76]

/** Returns the bullets as figures, or undefined if one of them is too long to be a figure. */
function figures(stage: Stage): readonly ItemParts[] | undefined {
  const parts = stage.items.flatMap((item) => figureParts(item) ?? itemParts(item) ?? [])
  const fit = parts.length === stage.items.length && parts.length >= 2 && parts.length <= 4
  return fit && parts.every(({ lead }) => lead.length <= 14) ? parts : undefined
}

function hasKpis(stage: Stage): boolean {
  return figures(stage) !== undefined
}

/** Lays out figures of equal weight; the first gets the accent. */
function layKpiRow(stage: Stage, sheet: Sheet): void {
  const slots = kpiRowSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const parts = figures(stage) ?? []
  const box = bodyBox(stage, sheet, slots.kpis.box)(slots.kpis.box)
  const width = (box.width - gap * (parts.length - 1)) / parts.length
  const columns = parts.map((part, index) => {
    const [name, note] = nameAndNote(part.detail)
    return {
      box: {
        x: box.x + index * (width + gap),
        y: box.y + 36,
        width: width - (figureGap - gap),
        height: box.height - 36,
      },
      cells: [oneLine(part.lead), tidyText(name), note],
      color: part.color,
      runs: part.runs,
    }
  })
  for (const [index, column] of columns.entries()) {
    const rule = { ...column.box, y: box.y, width, height: ruleHeight }
    sheet.add({
      mark: 'path',
      id: `rule-${index + 1}`,
      box: rule,
      d: rectPath(rule),
      fill: paint(stage.look, index === 0 ? 'accent1' : 'line'),
      alt: '',
      step: columnStep(index),
    })
  }
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: [
      { role: 'kpi', size: figureSizes[parts.length] ?? 76, floor: 40 },
      { role: 'cardTitle', size: 29, floor: 20, spaceBefore: 40 },
      { role: 'label', size: 23, floor: 18, spaceBefore: 10 },
    ],
    columns,
    grow: (figureSizes[parts.length] ?? 76) * 1.25,
    growLines: 1,
    placeholder: 1,
  })
  addFooter(stage, sheet, { parts: 'both' })
}

/** A few figures of equal weight. */
export const kpiRow = component('kpi row', { layOut: layKpiRow, suits: hasKpis })
