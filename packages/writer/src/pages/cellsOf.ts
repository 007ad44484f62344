import { splitLeadIn } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import type { ListItem, SourceBlock, SourceSection } from '../read/sourceTree.ts'
import { pagesOf } from '../tables/pagesOf.ts'
import { widthOf } from '../text/width.ts'
import { headingKind } from '../weigh/cues.ts'
import type { Point } from '../weigh/point.ts'
import { type Cell, type CellForm, headingAlone } from './cell.ts'
import { groupBy } from './groupBy.ts'

interface CellContext {
  readonly number: number
  readonly language: Language
  readonly points: readonly Point[]
}

/** Items, and Latin letters of all, of a numbered list that stays on one page. */
const whole = { items: 6, width: 560 }
/** Sentences that stand beside a chart, and beside rows. */
const mostBeside = { chart: 3, rows: 1 }

/** Worth of a slide that has a form: as much as a good sentence or two. */
const formWeight = 0.9

/** The cells of a section, in its order; every block of it is in one of them. */
export function cellsOf(section: SourceSection, context: CellContext): readonly Cell[] {
  const points = groupBy(context.points, ({ block }) => block)
  const cells: Cell[] = []
  // What has no form of its own goes on in one cell.
  let told: Cell[] = []
  const endTold = (): void => {
    if (told.length > 0) cells.push(joined(told))
    told = []
  }
  for (const [block, node] of section.blocks.entries()) {
    const made = cellsFor(node, {
      ...context,
      own: points.get(block) ?? [],
      block,
      section,
      before: section.blocks[block - 1],
    })
    for (const cell of made) {
      if (cell.form || made.length > 1) endTold()
      if (cell.form) cells.push(cell)
      else told.push(cell)
    }
  }
  endTold()
  return cells.length > 0 ? besideTable(cells) : [empty(context.number)]
}

/** A sentence or two before and behind the only table of a part speak of it. */
function besideTable(cells: readonly Cell[]): readonly Cell[] {
  const tables = cells.filter(({ table }) => table)
  const told = cells.filter(({ form }) => !form)
  const [first] = tables
  const points = told.flatMap((cell) => cell.points)
  const most = first?.table?.kind === 'chart' ? mostBeside.chart : mostBeside.rows
  const isOne = first && tables.length + told.length === cells.length && points.length <= most
  if (!isOne || told.length === 0) return cells
  const blocks = [...told.flatMap((cell) => cell.blocks), ...first.blocks]
  return tables.map((cell) => (cell === first ? { ...first, blocks, points } : cell))
}

/** A heading with nothing below it is kept by its name. */
function empty(section: number): Cell {
  return { section, blocks: [{ section, block: headingAlone }], points: [], weight: 0 }
}

function joined(cells: readonly Cell[]): Cell {
  const [first] = cells
  if (!first) throw new Error('There are no cells to join')
  return {
    ...first,
    blocks: cells.flatMap(({ blocks }) => blocks),
    points: cells.flatMap(({ points }) => points),
    weight: cells.reduce((sum, { weight }) => sum + weight, 0),
  }
}

interface BlockContext extends CellContext {
  readonly own: readonly Point[]
  readonly block: number
  readonly section: SourceSection
  readonly before: SourceBlock | undefined
}

function cellsFor(node: SourceBlock, context: BlockContext): readonly Cell[] {
  const { number, block, own } = context
  const told: Cell = {
    section: number,
    blocks: [{ section: number, block }],
    points: own,
    weight: weightOf(own),
  }
  if (node.kind === 'table') return tableCells(node, told, context)
  if (node.kind === 'quote' && node.by !== undefined)
    return [{ ...told, form: 'quote', quote: node, weight: 0.7 }]
  if (node.kind !== 'list') return [told]
  const form = formOf(node.items, node.ordered, context.section.heading)
  const lead = leadTo(context.before)
  const shaped = { ...told, ...(lead !== undefined && { lead }) }
  if (form) return [{ ...shaped, form, weight: told.weight + formWeight }]
  return [
    node.ordered && isWhole(node.items, own) ? { ...shaped, ...counted(node.items, own) } : shaped,
  ]
}

/** Whether all items of a list stand on one page. */
function isWhole(items: readonly ListItem[], own: readonly Point[]): boolean {
  const width = own.reduce((sum, { text }) => sum + widthOf(text), 0)
  return (
    items.length > 2 &&
    items.length <= whole.items &&
    own.length === items.length &&
    width <= whole.width &&
    items.every(({ level }) => level === 0)
  )
}

/** Items that count keep their numbers. */
function counted(items: readonly ListItem[], own: readonly Point[]): Pick<Cell, 'form' | 'points'> {
  const points = own.map((point, index) => ({
    ...point,
    text: `${items[index]?.label ?? `${index + 1}.`} ${point.text}`,
  }))
  return { form: 'numbered list', points }
}

function tableCells(
  node: Extract<SourceBlock, { kind: 'table' }>,
  told: Cell,
  { language, section, before }: BlockContext,
): readonly Cell[] {
  const caption = leadTo(before)
  const pages = pagesOf(
    { header: node.header, rows: node.rows, ...(caption !== undefined && { caption }) },
    { language, heading: section.heading ?? '' },
  )
  // The notes of the first tell the whole table.
  return pages.map((table, index) => ({
    ...told,
    blocks: index === 0 ? told.blocks : [],
    form: 'table' as const,
    table,
    weight: formWeight + table.worth,
  }))
}

function weightOf(points: readonly Point[]): number {
  return points.reduce((sum, { value }) => sum + Math.max(0.05, value), 0)
}

/** The line that leads to a list or a table: 'We recommend:'. */
function leadTo(before: SourceBlock | undefined): string | undefined {
  if (before?.kind !== 'paragraph' || !/[:：]$/u.test(before.text)) return undefined
  const text = before.text.replace(/\s*[:：]$/u, '')
  return widthOf(text) <= 84 ? text : undefined
}

/** How a day, a month, a quarter or a year begins, or a span of months: 'July to September 2026'. */
const dated =
  /^\(?(?:\p{L}{1,4}\.?\s)?(?:\p{Nd}{1,4}[./\s:-]?|\p{L}{3,12}\.?(?:(?:\s\p{L}{1,5}\s|\s?[–-]\s?)\p{L}{3,12}\.?)?\s\p{Nd}{1,4}|Q[1-4]\b|\p{Nd}{1,4}\s?[年月日년월일])/u

function formOf(
  items: readonly ListItem[],
  ordered: boolean,
  heading: string | undefined,
): CellForm | undefined {
  const leads = leadsOf(items)
  if (!leads) return undefined
  const isRow = leads.length >= 3 && leads.length <= 6
  if (isRow && leads.every((lead) => dated.test(lead))) return 'dates'
  if (headingKind(heading) === 'people' && leads.length <= 4) return 'people'
  if (ordered && isRow && leads.length <= 5) return 'steps'
  return leads.length <= 4 ? 'cards' : undefined
}

/** What the items begin with, where all of them are a short name and a short text. */
function leadsOf(items: readonly ListItem[]): readonly string[] | undefined {
  if (items.length < 2 || items.some(({ level, text }) => level > 0 || widthOf(text) > 150))
    return undefined
  const leads = items.flatMap(({ text }) => splitLeadIn(text, 1)?.lead ?? [])
  return leads.length === items.length && leads.every((lead) => widthOf(lead) <= 40)
    ? leads
    : undefined
}
