import type { Box } from '@deckloom/deck'
import { checkIcon, ownIcons } from '@deckloom/themes'
import { iconTile } from '../../icons/iconTile.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addColumns, type Column, type ColumnRow, columnStep } from '../../parts/columns.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { ideaCells, ideaParts, type ItemParts } from '../../parts/itemParts.ts'
import { addSidePanel } from '../../parts/sidePanel.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { component } from '../component.ts'
import { contentHead, sideHead } from '../contentHead.ts'
import { type LayoutDrawing, plan } from '../layOut.ts'
import { lettersIn, lettersOf, longTitle } from '../layLongTitle.ts'

const zone = { x: 60, y: 192, width: 1080, height: 414 }
/** Beside the panel with the title. */
const sideZone = { x: 496, y: 66, width: 644, height: 540 }

const form = { fewest: 3, most: 6, longestSentence: 120 }
/** More ideas than this go into two columns. */
const mostInOneColumn = 3
/** Up to this many characters in one column leave half of the page empty below a title. */
const fewLetters = 80
const gap = { column: 48, row: 18 }

/** Lays the ideas out below the title, in one column or two. */
function layIconList(stage: Stage, sheet: Sheet): void {
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: contentHead.eyebrow })
  addTitle(stage, sheet, { slot: contentHead.title })
  addIdeas(stage, sheet, zone)
  addFooter(stage, sheet, { parts: 'both' })
}

/** Lays short text out beside its title. */
function laySideIcons(stage: Stage, sheet: Sheet): void {
  addSidePanel(stage, sheet)
  addEyebrow(stage, sheet, { slot: sideHead.eyebrow })
  addTitle(stage, sheet, { slot: sideHead.title })
  addIdeas(stage, sheet, sideZone)
  addFooter(stage, sheet, { parts: 'both', nameWidth: 344 })
}

function addIdeas(stage: Stage, sheet: Sheet, box: Box): void {
  const ideas = ideaParts(stage.items, form) ?? []
  const cells = cellsFor(ideas.length, box).map(placedBy(bodyBox(stage, sheet, box)))
  const icons = ownIcons(ideas.map(({ lead, detail }) => (lead === '' ? detail : lead)))
  for (const [index, { tile }] of cells.entries()) {
    const icon = icons[index] ?? checkIcon
    const size = Math.min(tile.width, tile.height)
    const at = { x: tile.x, y: tile.y + (tile.height - size) / 2, size }
    const step = columnStep(index)
    sheet.addUpright(
      ...iconTile(stage.look, { icon, index, at }).map((mark) => ({ ...mark, step })),
    )
  }
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    ...wordType(ideas),
    columns: ideas.flatMap((idea, index) => wordsIn(cells[index], idea, ideas)),
    anchor: 'middle',
    placeholder: 1,
  })
}

function wordsIn(
  cell: Cell | undefined,
  idea: ItemParts,
  ideas: readonly ItemParts[],
): readonly Column[] {
  const { color, runs } = idea
  return cell ? [{ box: cell.words, cells: ideaCells(idea, ideas), color, runs }] : []
}

interface WordType {
  readonly rows: readonly ColumnRow[]
  /** Largest size that the first row may grow to. */
  readonly grow: number
  readonly growLines: number
}

/**
 * Returns the sizes of names with a sentence below them. If there is only one of the two, it is larger, and so is text
 * that has the page's full width.
 */
function wordType(ideas: readonly ItemParts[]): WordType {
  const inOne = ideas.length <= mostInOneColumn
  const name: ColumnRow = { role: 'cardTitle', size: inOne ? 34 : 24, floor: 20 }
  const body: ColumnRow = { role: 'cardBody', size: inOne ? 26 : 20, floor: 18, spaceBefore: 4 }
  const growLines = inOne ? 0 : 1
  if (ideas.every(({ detail }) => detail === '')) return { rows: [name], grow: 48, growLines: 0 }
  if (ideas.every(({ lead }) => lead === '')) {
    return { rows: [{ ...body, size: inOne ? 32 : 22 }], grow: inOne ? 44 : 32, growLines }
  }
  return { rows: [name, body], grow: inOne ? 44 : 32, growLines }
}

interface Cell {
  readonly tile: Box
  readonly words: Box
}

/** Divides a zone into rows of equal height, in one column or two. */
function cellsFor(count: number, box: Box): readonly Cell[] {
  const columns = count > mostInOneColumn ? 2 : 1
  const rows = Math.ceil(count / columns)
  const width = (box.width - gap.column * (columns - 1)) / columns
  const height = (box.height - gap.row * (rows - 1)) / rows
  const tile = columns === 1 ? 102 : 78
  const inset = tile + 24
  return Array.from({ length: count }, (_, index): Cell => {
    const x = box.x + (index % columns) * (width + gap.column)
    const y = box.y + Math.floor(index / columns) * (height + gap.row)
    return {
      tile: { x, y, width: tile, height },
      words: { x: x + inset, y, width: width - inset, height },
    }
  })
}

function placedBy(place: (box: Box) => Box): (cell: Cell) => Cell {
  return ({ tile, words }) => ({ tile: place(tile), words: place(words) })
}

const underTitle = component('icon list', {
  layOut: layIconList,
  suits: ({ items }) => ideaParts(items, form) !== undefined,
})

function wantsSide(stage: Stage): boolean {
  const { items, slide, title } = stage
  if (items.length !== mostInOneColumn || lettersIn(stage) > fewLetters) return false
  return title !== '' && lettersOf(title) <= longTitle && slide.slotBoxes === undefined
}

/** A few parallel ideas, each beside an icon that matches its text. */
export const iconList: LayoutDrawing = {
  ...underTitle,
  plans: (stage) => {
    const plans = underTitle.plans(stage)
    return wantsSide(stage) && plans[0]?.template === 'icon list'
      ? [plan('icon list', laySideIcons, 'side'), ...plans]
      : plans
  },
}
