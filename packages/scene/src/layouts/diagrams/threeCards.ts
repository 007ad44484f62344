import type { Box } from '@deckloom/deck'
import { iconsFor } from '@deckloom/themes'
import { onSurface, paint } from '../../colors/look.ts'
import { addColumns, type ColumnRow, columnStep } from '../../parts/columns.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { ideaCells, ideaParts, type ItemParts } from '../../parts/itemParts.ts'
import { roundedPath } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { iconTile } from '../../icons/iconTile.ts'
import { roleParagraph } from '../../type/roleParagraph.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'

const zone = { x: 60, y: 192, width: 1080, height: 402 }
const gap = 24
const tileSize = 84

const cardForm = { fewest: 2, most: 4, longestSentence: 160 }

function hasCards({ items }: Stage): boolean {
  return ideaParts(items, cardForm) !== undefined
}

interface CardType {
  readonly rows: readonly ColumnRow[]
  /** Largest size that the first row may grow to. */
  readonly grow: number
}

/**
 * Returns the sizes of names with sentences below them; if there is only one of the two, it is larger. Cards in a
 * two-by-two grid are smaller.
 */
function cardType(parts: readonly ItemParts[], isFlat: boolean): CardType {
  const name: ColumnRow = { role: 'cardTitle', size: isFlat ? 27 : 31, floor: 20 }
  if (parts.every(({ detail }) => detail === '')) return { rows: [name], grow: isFlat ? 40 : 56 }
  if (parts.every(({ lead }) => lead === '')) {
    return {
      rows: [{ role: 'cardBody', size: isFlat ? 25 : 28, floor: 18 }],
      grow: isFlat ? 32 : parts.length === 2 ? 52 : 40,
    }
  }
  return {
    rows: [
      name,
      { role: 'cardBody', size: isFlat ? 21 : 23, floor: 18, spaceBefore: isFlat ? 6 : 12 },
    ],
    grow: isFlat ? 38 : 50,
  }
}

/** Lays out parallel ideas, each with a sign and a name, a sentence or both. Four ideas form a two-by-two grid. */
function layCards(stage: Stage, sheet: Sheet): void {
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: contentHead.eyebrow })
  addTitle(stage, sheet, { slot: contentHead.title })
  const parts = ideaParts(stage.items, cardForm) ?? []
  const place = bodyBox(stage, sheet, zone)
  const boxes = cardBoxes(parts.length).map(place)
  const flat = parts.length === 4
  const type = cardType(parts, flat)
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
  }
  addSigns(stage, sheet, { parts, boxes, flat })
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    ...type,
    columns: parts.map((part, index) => ({
      box: textBox(boxes[index] ?? zone, flat),
      cells: ideaCells(part, parts),
      look: surface,
      color: part.color,
      runs: part.runs,
    })),
    growLines: 3,
    // A single row of text is anchored at the bottom, so that the card does not end in an empty half.
    ...(type.rows.length === 1 && { anchor: flat ? 'middle' : 'bottom' }),
    placeholder: 1,
  })
  addFooter(stage, sheet, { parts: 'both' })
}

interface Signs {
  readonly parts: readonly ItemParts[]
  readonly boxes: readonly Box[]
  readonly flat: boolean
}

/** Adds an icon to each card if every name matches an icon of its own, or else the card's number. */
function addSigns(stage: Stage, sheet: Sheet, { parts, boxes, flat }: Signs): void {
  const icons = iconsFor(parts.map(({ lead }) => lead))
  const lettering = { book: stage.book, look: onSurface(stage.look) }
  for (const [index, box] of boxes.entries()) {
    const icon = icons?.[index]
    const at = { x: box.x + 30, y: box.y + (flat ? 30 : 36), size: tileSize }
    const step = columnStep(index)
    if (icon) {
      const tile = iconTile(stage.look, { icon, index, at })
      sheet.addUpright(...tile.map((mark) => ({ ...mark, step })))
    } else {
      sheet.text({
        id: `card-${index + 1}-number`,
        box: { x: at.x, y: at.y, width: tileSize, height: tileSize },
        steps: { whole: step },
        paragraphs: [
          roleParagraph(lettering, {
            role: 'kpi',
            text: String(index + 1),
            size: flat ? 60 : 84,
            floor: 28,
          }),
        ],
      })
    }
  }
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

/** A few ideas of equal weight, each on a card. */
export const threeCards = component('three cards', { layOut: layCards, suits: hasCards })
