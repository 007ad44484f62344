import type { Box } from '@deckloom/deck'
import { onSurface, paint } from '../colors/look.ts'
import { addColumns, columnStep } from '../parts/columns.ts'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { allParts } from '../parts/itemParts.ts'
import { roundedPath } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { tidyText } from '../type/tidyText.ts'
import { iconTile } from '../icons/iconTile.ts'
import { layoutSlots } from './layoutSlots.ts'

const zone = { x: 60, y: 192, width: 1080, height: 402 }
const gap = 24
const tileSize = 84

export function hasCards(stage: Stage): boolean {
  const parts = allParts(stage.items)
  return (
    parts !== undefined &&
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.every(({ lead }) => lead.length <= 40)
  )
}

/** Parallel ideas, each with a sign, a name and a sentence; four of them stand two by two. */
export function layCards(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.cards
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const parts = allParts(stage.items) ?? []
  const place = bodyBox(stage, sheet, zone)
  const boxes = cardBoxes(parts.length).map(place)
  const flat = parts.length === 4
  const surface = onSurface(stage.look)
  for (const [index, box] of boxes.entries()) {
    sheet.add({
      mark: 'path',
      id: `card-${index + 1}`,
      box,
      d: roundedPath(box, stage.look.theme.radius),
      fill: paint(stage.look, 'surface'),
      alt: '',
      step: columnStep(index),
    })
    const words = `${parts[index]?.lead ?? ''} ${parts[index]?.detail ?? ''}`
    const at = { x: box.x + 30, y: box.y + (flat ? 30 : 36), size: tileSize }
    const tile = iconTile(stage.look, { words, index, at })
    sheet.addUpright(...tile.map((mark) => ({ ...mark, step: columnStep(index) })))
  }
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: [
      { role: 'cardTitle', size: flat ? 27 : 31, floor: 20 },
      { role: 'cardBody', size: flat ? 21 : 23, floor: 18, spaceBefore: flat ? 6 : 12 },
    ],
    columns: parts.map((part, index) => ({
      box: textBox(boxes[index] ?? zone, flat),
      cells: [tidyText(part.lead), tidyText(part.detail)],
      look: surface,
      color: part.color,
      runs: part.runs,
    })),
    grow: flat ? 32 : 42,
    growLines: 2,
    placeholder: 1,
  })
  addFooter(stage, sheet, { parts: 'both' })
}

function cardBoxes(count: number): readonly Box[] {
  const perRow = count === 4 ? 2 : count
  const rows = Math.ceil(count / perRow)
  const width = (zone.width - gap * (perRow - 1)) / perRow
  const height = (zone.height - gap * (rows - 1)) / rows
  return Array.from({ length: count }, (_, index) => ({
    x: zone.x + (index % perRow) * (width + gap),
    y: zone.y + Math.floor(index / perRow) * (height + gap),
    width,
    height,
  }))
}

function textBox(card: Box, flat: boolean): Box {
  if (flat) {
    const left = 30 + tileSize + 24
    return {
      x: card.x + left,
      y: card.y + 26,
      width: card.width - left - 30,
      height: card.height - 44,
    }
  }
  const top = 36 + tileSize + 30
  return {
    x: card.x + 30,
    y: card.y + top,
    width: card.width - 60,
    height: card.height - top - 24,
  }
}
