import { addNumeral } from '../../parts/addNumeral.ts'
import { paint } from '../../colors/look.ts'
import { addColumns, columnStep } from '../../parts/columns.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { bulletStyle } from '../../parts/bulletStyle.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { capitalize, figureParts, type ItemParts } from '../../parts/itemParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import { addList } from '../../parts/list.ts'
import { n } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { ListItem } from '../../listItems.ts'
import type { Stage } from '../../stage.ts'
import { roleParagraph } from '../../type/roleParagraph.ts'
import { oneLine, tidyText } from '../../type/tidyText.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, textSlot, type SlotTable, type TextSlot } from '../slot.ts'

const bigNumberSlots = {
  eyebrow: contentHead.eyebrow,
  number: textSlot('number', [54, 150, 712, 186], { size: 200, floor: 104, anchor: 'bottom' }),
  title: textSlot('title', [60, 354, 620, 104], { size: 36, floor: 28 }),
  body: textSlot('body', [60, 480, 620, 126], { size: 22, floor: 18 }),
  side: areaSlot([808, 168, 332, 432]),
} as const satisfies SlotTable
const bigNumberAloneSlots = {
  number: textSlot('number', [54, 120, 528, 400], { size: 200, floor: 104, anchor: 'middle' }),
  title: textSlot('title', [630, 72, 510, 192], { size: 44, floor: 28, anchor: 'bottom' }),
  body: textSlot('body', [630, 294, 510, 312], { size: 26, floor: 18 }),
} as const satisfies SlotTable

const mostSideFigures = 3

/** Returns whether the first bullet contains a figure that can stand alone. */
function hasBigNumber(stage: Stage): boolean {
  const [first] = stage.items
  return first !== undefined && bigFigure(first).lead.length <= 14
}

/** Lays out the one figure to remember, the sentence that completes it, and up to three supporting figures. */
function layBigNumber(stage: Stage, sheet: Sheet): void {
  const [first, ...others] = stage.items
  if (!first) return
  const slots = bigNumberSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  const figure = bigFigure(first)
  const side: ItemParts[] = []
  const rest: ListItem[] =
    figure.detail === '' ? [] : [{ text: tidyText(capitalize(figure.detail)), runs: figure.runs }]
  for (const item of others) {
    const parts = figureParts(item)
    if (parts && side.length < mostSideFigures) side.push(parts)
    else rest.push(item)
  }
  // Without supporting figures, the explanation gets the other half of the page.
  const alone = side.length === 0 && stage.slide.slotBoxes === undefined
  const { number, title, body } = alone ? bigNumberAloneSlots : slots
  addFigure(stage, sheet, { figure, number })
  const id = `bullets-${stage.slide.id}-body`
  if (alone && rest.length > 0) {
    addTitle(stage, sheet, { slot: title })
    const placeholder = { type: 'body', index: 2, box: body.box } as const
    addList(stage, sheet, { id, box: body.box, style: 'ruled', items: rest, placeholder })
  } else {
    addTitle(stage, sheet, { slot: alone ? { ...title, ...beside(number) } : title })
    addBodyText(stage, sheet, {
      slot: body,
      id,
      items: rest,
      token: 'muted',
      placeholder: { type: 'body', index: 2 },
    })
  }
  addSideFigures(stage, sheet, side)
  addFooter(stage, sheet, { parts: 'both' })
}

/** Returns the position of a title with nothing below it: level with the figure. */
function beside({ box: { y, height }, anchor }: TextSlot): Pick<TextSlot, 'box' | 'anchor'> {
  const { x, width } = bigNumberAloneSlots.title.box
  return { box: { x, y, width, height }, anchor }
}

function bigFigure(item: ListItem): ItemParts {
  return figureParts(item) ?? { ...item, lead: item.text.replaceAll('\n', ' '), detail: '' }
}

interface FigureRequest {
  readonly figure: ItemParts
  readonly number: TextSlot
}

function addFigure(stage: Stage, sheet: Sheet, { figure, number }: FigureRequest): void {
  const elementId = `bullets-${stage.slide.id}`
  const paragraph = roleParagraph(stage, {
    role: 'number',
    text: oneLine(figure.lead),
    size: number.size,
    floor: 60,
    color: figure.color,
    runs: figure.runs,
    style: bulletStyle(stage, 'number'),
  })
  addNumeral(stage, sheet, {
    id: elementId,
    origin: { elementId, role: 'bullets' },
    box: number.box,
    edge: number.box.x + 6,
    anchor: number.anchor,
    paragraph,
    placeholder: { type: 'body', index: 1, box: number.box },
  })
}

/** The fewer supporting figures there are, the larger they are: together they fill the height of the page. */
const sideRhythms = [
  { pitch: 432, size: 104, label: 26 },
  { pitch: 216, size: 72, label: 23 },
  { pitch: 144, size: 48, label: 20 },
] as const

function addSideFigures(stage: Stage, sheet: Sheet, figures: readonly ItemParts[]): void {
  const { box } = bigNumberSlots.side
  const place = bodyBox(stage, sheet, box)
  const { pitch, size, label } = sideRhythms[figures.length - 1] ?? sideRhythms[2]
  for (const [index, figure] of figures.entries()) {
    const row = place({ ...box, y: box.y + index * pitch, height: pitch })
    sheet.add({
      mark: 'path',
      id: `side-rule-${index + 1}`,
      box: { ...row, height: 0 },
      d: `M${n(row.x)} ${n(row.y)}L${n(row.x + row.width)} ${n(row.y)}`,
      stroke: { paint: paint(stage.look, 'line'), width: 1.25 },
      alt: '',
      step: columnStep(index),
    })
    addColumns(stage, sheet, {
      id: `bullets-${stage.slide.id}-side-${index + 1}`,
      rows: [
        { role: 'kpi', size, floor: 28, token: 'title' },
        { role: 'label', size: label, floor: 15, spaceBefore: 8 },
      ],
      columns: [
        {
          box: { ...row, y: row.y + 20, height: row.height - 26 },
          cells: [oneLine(figure.lead), tidyText(figure.detail)],
          color: figure.color,
          runs: figure.runs,
        },
      ],
      placeholder: index + 3,
      firstStep: index,
    })
  }
}

/** One figure that carries the slide. */
export const bigNumber = component('big number', { layOut: layBigNumber, suits: hasBigNumber })
