import { splitLeadIn, type TextRunStyle } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import { addColumns, type ColumnRow } from '../parts/columns.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addBodyText } from '../parts/leadParts.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { ListItem, Stage } from '../stage.ts'
import { layoutSlots } from './layoutSlots.ts'

const gap = 24
const mostColumns = 3
/** Longest title that may take a second line in order to grow into a poster. */
const posterLength = 24

/** The ask, why, and whom to reach. */
export function layClosing(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.closing
  sheet.decoration = 'closing'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  const poster = stage.title.length <= posterLength
  addTitle(stage, sheet, { slot: slots.title, ...(poster && { grow: 104, growLines: 1 }) })
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
  const { box } = layoutSlots.closing.contact
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

// What was written in the contacts of one column; only where one of them has runs.
function contactRuns(
  contacts: readonly ListItem[],
  column: number,
  columns: number,
): readonly TextRunStyle[] | undefined {
  const own = contacts.filter((_, index) => index % columns === column)
  if (own.every(({ runs }) => runs === undefined)) return undefined
  return own.flatMap(({ text, runs }) => runs ?? [{ text }])
}

// The contacts of one column, label and value below each other; a column with fewer is filled up with blanks.
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
