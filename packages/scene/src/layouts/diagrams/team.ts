import type { Box } from '@deckloom/deck'
import { addColumns } from '../../parts/columns.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { allParts, capitalize, type ItemParts } from '../../parts/itemParts.ts'
import { addPortrait } from '../../pictures/addPortrait.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { tidyText } from '../../type/tidyText.ts'
import { component } from '../component.ts'
import { hasShape } from '../isGround.ts'
import type { LayoutDrawing } from '../layOut.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const teamSlots = {
  ...contentHead,
  team: areaSlot([60, 192, 1080, 408]),
} as const satisfies SlotTable

const gap = 24
const inOneRow = 4
const most = 6

function hasTeam(stage: Stage): boolean {
  const parts = allParts(stage.items)
  return (
    parts !== undefined &&
    parts.length >= 2 &&
    parts.length <= most &&
    parts.every(({ lead }) => lead.length <= 40)
  )
}

/** Lays out people with the same crop and eye line: the slide's pictures in order, then drawn portraits. */
function layTeam(stage: Stage, sheet: Sheet): void {
  const slots = teamSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const people = allParts(stage.items) ?? []
  const place = bodyBox(stage, sheet, slots.team.box)
  const cells = people.length > inOneRow ? rowCells(people.length) : columnCells(people.length)
  for (const [index, person] of people.entries()) {
    const cell = cells[index]
    if (cell) addPortrait(stage, sheet, { index, name: person.lead, box: place(cell.portrait) })
  }
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: [
      { role: 'cardTitle', size: 25, floor: 20 },
      { role: 'label', size: 20, floor: 18, spaceBefore: 6 },
    ],
    columns: people.flatMap((person, index) => personColumn(person, place, cells[index])),
    anchor: people.length > inOneRow ? 'middle' : 'top',
    placeholder: 1,
  })
  addFooter(stage, sheet, { parts: 'both' })
}

interface Cell {
  readonly portrait: Box
  readonly words: Box
}

function personColumn(
  { lead, detail, color, runs }: ItemParts,
  place: (box: Box) => Box,
  cell: Cell | undefined,
) {
  if (!cell) return []
  const cells = [tidyText(lead), tidyText(capitalize(detail))]
  return [{ box: place(cell.words), cells, color, runs }]
}

const portraitHeight = 288

/** Returns portraits of equal width with the text below; two or three people get wider ones. */
function columnCells(count: number): readonly Cell[] {
  const zone = teamSlots.team.box
  const width = (zone.width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index): Cell => {
    const x = zone.x + index * (width + gap)
    return {
      portrait: { x, y: zone.y, width, height: portraitHeight },
      words: {
        x,
        y: zone.y + portraitHeight + 18,
        width,
        height: zone.height - portraitHeight - 18,
      },
    }
  })
}

/** Returns two rows of small portraits with the text beside them. */
function rowCells(count: number): readonly Cell[] {
  const zone = teamSlots.team.box
  const perRow = Math.ceil(count / 2)
  const width = (zone.width - gap * (perRow - 1)) / perRow
  const height = (zone.height - gap) / 2
  const portrait = 138
  return Array.from({ length: count }, (_, index): Cell => {
    const x = zone.x + (index % perRow) * (width + gap)
    const y = zone.y + Math.floor(index / perRow) * (height + gap)
    return {
      portrait: { x, y: y + 12, width: portrait, height: height - 24 },
      words: { x: x + portrait + 18, y, width: width - portrait - 18, height },
    }
  })
}

/** People and their roles. The slide may have as many pictures as people; they become the portraits. */
export const team: LayoutDrawing = {
  ...component('team', { layOut: layTeam, suits: hasTeam }),
  mostPictures: (stage) => (!hasShape(stage) && hasTeam(stage) ? stage.items.length : 0),
}
