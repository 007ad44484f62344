import { splitLeadIn, type TextRunStyle } from '@deckloom/deck'
import { paint } from '../../colors/look.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addColumns, type ColumnRow } from '../../parts/columns.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import { addList } from '../../parts/list.ts'
import { n } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { ListItem } from '../../listItems.ts'
import type { Stage } from '../../stage.ts'
import { spillPlans } from '../component.ts'
import { type LayoutDrawing, noPictures, plan } from '../layOut.ts'
import { areaSlot, textSlot, type SlotTable, type TextSlot } from '../slot.ts'

const closingSlots = {
  eyebrow: textSlot('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
  title: textSlot('section', [60, 150, 596, 240], { size: 64, floor: 40, anchor: 'bottom' }),
  lead: textSlot('lead', [60, 414, 552, 100], { size: 31, floor: 20 }),
  contact: areaSlot([60, 540, 596, 80]),
} as const satisfies SlotTable
const closingPointsSlots = {
  eyebrow: textSlot('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
  title: textSlot('section', [60, 90, 596, 174], { size: 64, floor: 40, anchor: 'bottom' }),
  points: areaSlot([60, 294, 596, 312]),
} as const satisfies SlotTable

const gap = 24
const mostColumns = 3
/** Longest title that may take a second line in order to grow to poster size. */
const posterLength = 24

/** Longest text that is set in small type like contact details, with and without a label. */
const contactLength = { labeled: 60, alone: 24 }

/** Returns whether anything after the first bullet is not contact details. */
function hasClosingPoints({ items }: Stage): boolean {
  return items.slice(1).some(({ text }) => !isContact(text))
}

function isContact(text: string): boolean {
  if (/\S@\S|\w\/\w/u.test(text)) return true
  const isLabeled = splitLeadIn(text, 1) !== undefined
  const longest = isLabeled ? contactLength.labeled : contactLength.alone
  return text.length <= longest && !/[?？؟]$/u.test(text)
}

/** Lays out a closing with several sentences: a recap or next steps, as a list below the title. */
function layClosingPoints(stage: Stage, sheet: Sheet): void {
  const { eyebrow, title, points } = closingPointsSlots
  addClosingHead(stage, sheet, { eyebrow, title })
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, points.box)(points.box),
    style: 'ruled',
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: points.box },
  })
}

function addClosingHead(
  stage: Stage,
  sheet: Sheet,
  { eyebrow, title }: Readonly<Record<'eyebrow' | 'title', TextSlot>>,
): void {
  sheet.decoration = 'closing'
  addEyebrow(stage, sheet, { slot: eyebrow })
  const poster = stage.title.length <= posterLength
  addTitle(stage, sheet, { slot: title, ...(poster && { grow: 104, growLines: 1 }) })
}

/** Lays out a closing with the call to action, the reason for it, and contact details. */
function layClosing(stage: Stage, sheet: Sheet): void {
  const slots = closingSlots
  addClosingHead(stage, sheet, slots)
  const [lead, ...contacts] = stage.items
  if (lead) {
    addBodyText(stage, sheet, {
      slot: slots.lead,
      items: [lead],
      placeholder: { type: 'subTitle', index: 1 },
    })
  }
  addContacts(stage, sheet, contacts)
}

function addContacts(stage: Stage, sheet: Sheet, contacts: readonly ListItem[]): void {
  const { box } = closingSlots.contact
  const count = Math.min(contacts.length, mostColumns)
  const width = (box.width - gap * (count - 1)) / Math.max(2, count)
  const columns = Array.from({ length: count }, (_, index) => ({
    box: { x: box.x + index * (width + gap), y: box.y + 14, width, height: box.height - 14 },
    cells: contactCells(contacts, index, count),
    runs: contactRuns(contacts, index, count),
  }))
  for (const [index, column] of columns.entries()) {
    sheet.add({
      mark: 'path',
      id: `contact-rule-${index + 1}`,
      box: { ...column.box, y: box.y, height: 0 },
      d: `M${n(column.box.x)} ${n(box.y)}L${n(column.box.x + width)} ${n(box.y)}`,
      stroke: { paint: paint(stage.look, 'line'), width: 1.25 },
      alt: '',
    })
  }
  const pairs = Math.ceil(contacts.length / Math.max(1, count))
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}-contact`,
    rows: Array.from({ length: pairs }, (_, pair) => contactRows(pair)).flat(),
    columns,
    placeholder: 2,
  })
}

function contactRows(pair: number): readonly ColumnRow[] {
  return [
    { role: 'label', size: 16, floor: 14, spaceBefore: pair === 0 ? 0 : 6 },
    { role: 'bullets', font: 'strong', size: 19, floor: 15, leading: 1.3, spaceBefore: 2 },
  ]
}

// The runs of the contacts in one column, if any of them has runs.
function contactRuns(
  contacts: readonly ListItem[],
  column: number,
  columns: number,
): readonly TextRunStyle[] | undefined {
  const own = contacts.filter((_, index) => index % columns === column)
  if (own.every(({ runs }) => runs === undefined)) return undefined
  return own.flatMap(({ text, runs }) => runs ?? [{ text }])
}

// The contacts of one column, with label above value; a shorter column is padded with blanks.
function contactCells(
  contacts: readonly ListItem[],
  column: number,
  columns: number,
): readonly string[] {
  const pairs = Math.ceil(contacts.length / columns)
  return Array.from({ length: pairs }, (_, pair) => {
    const text = contacts[column + pair * columns]?.text.replaceAll('\n', ' ') ?? ''
    const parts = splitLeadIn(text, 1)
    return parts ? [parts.lead, parts.detail] : ['', text]
  }).flat()
}

/** The last slide: what listeners should do. */
export const closing: LayoutDrawing = {
  plans: (stage) => [
    hasClosingPoints(stage)
      ? plan('closing', layClosingPoints, 'points')
      : plan('closing', layClosing),
    ...spillPlans(stage),
  ],
  mostPictures: noPictures,
  loneTitle: 'section',
}
