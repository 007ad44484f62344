import { layouts, splitLeadIn } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { fitsLayout } from '../plan/fitsLayout.ts'
import type { ListItem, SourceBlock, SourceSection } from '../read/sourceTree.ts'
import { evenParts } from '../tables/evenParts.ts'
import { pagesOf } from '../tables/pagesOf.ts'
import type { TableInput } from '../tables/tablePage.ts'
import { widthOf } from '../text/width.ts'
import { headingKind } from '../weigh/cues.ts'
import type { Point } from '../weigh/point.ts'
import { type Cell, headingAlone } from './cell.ts'
import { groupBy } from './groupBy.ts'
import { isFigure } from './layoutsFor.ts'
import { isDated, ledByTime } from './ledByTime.ts'
import { listTable } from './listTable.ts'

interface CellContext {
  readonly number: number
  readonly language: Language
  readonly points: readonly Point[]
  /** Whether the source consists only of rows. */
  readonly isSheet: boolean
}

type List = Extract<SourceBlock, { kind: 'list' }>

/** Maximum items of a long list on one page, and their total width in Latin letters. */
const whole = { items: 6, width: 560 }
const listed = ['title + bullets', 'two column'] as const
/** Maximum sentences beside a chart, and beside a table. */
const mostBeside = { chart: 3, rows: 1 }

/** Weight of a slide that has a form: as much as one or two good sentences. */
const formWeight = 0.9

/** Returns the cells of a section in order. Every block of the section is in one of them. */
export function cellsOf(section: SourceSection, context: CellContext): readonly Cell[] {
  const points = groupBy(context.points, ({ block }) => block)
  const cells: Cell[] = []
  // Consecutive blocks without a form share one cell.
  let told: Cell[] = []
  const endTold = (): void => {
    if (told.length > 0) cells.push(joinCells(told))
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

/** Merges a few sentences around the only table of a section into its cell: they are about the table. */
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

/** Returns a cell for a heading with nothing below it, so that its name is kept. */
function empty(section: number): Cell {
  return { section, blocks: [{ section, block: headingAlone }], points: [], weight: 0 }
}

function joinCells(cells: readonly Cell[]): Cell {
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
  return node.kind === 'list' ? listCells(node, told, context) : [told]
}

/** Returns the cells of a list, in the form that its items have. A list that is too long for one page is split. */
function listCells(node: List, told: Cell, context: BlockContext): readonly Cell[] {
  const { section, before, own, language } = context
  const lead = leadTo(before)
  const table = listTable(node.items, {
    name: lead ?? section.heading ?? '',
    isToDo: own.every(({ kind }) => kind === 'nextSteps'),
    language,
  })
  if (table) return tableCells(table, { ...told, points: [] }, context)
  const shaped = {
    ...told,
    ...(lead !== undefined && { lead }),
    points: itemPoints(node, own),
    weight: told.weight + formWeight,
  }
  const formed = formOf(node, section.heading, own)
  if (formed) return [{ ...shaped, ...formed }]
  // Without a name above the list, an item would have to serve as the title.
  const isNamed = section.heading !== undefined || lead !== undefined
  const isFlat = isNamed && node.items.every(({ level }) => level === 0)
  if (!isFlat || own.length !== node.items.length || own.length < 2)
    return [{ ...told, points: shaped.points }]
  const form = plainFormOf(node)
  const pages = evenParts(shaped.points, mostOn(shaped.points))
  return pages.map((points, index) => ({
    ...shaped,
    // The notes of the first page contain the whole list.
    blocks: index === 0 ? told.blocks : [],
    points,
    form,
    weight: shaped.weight / pages.length,
  }))
}

/** Returns the form of a flat list, by whether its items are numbered or labeled, or begin with names. */
function plainFormOf({ ordered, items }: List): 'counted list' | 'named list' | 'list' {
  if (ordered || items.some(({ label }) => label !== undefined)) return 'counted list'
  const texts = items.map(({ text }) => text)
  return texts.length > 2 && leadsOf(items, texts) !== undefined ? 'named list' : 'list'
}

/** Returns how many items share a page: all of them if they fit in one or two columns. */
function mostOn(points: readonly Point[]): number {
  const texts = points.map(({ text }) => text)
  if (listed.some((layout) => fitsLayout(layout, '', texts))) return points.length
  const average = texts.reduce((sum, text) => sum + widthOf(text), 0) / texts.length
  return Math.max(2, Math.min(whole.items, Math.floor(whole.width / average)))
}

/** Numbered items keep their numbers. */
function itemPoints({ items, ordered }: List, own: readonly Point[]): readonly Point[] {
  if (!ordered || items.length < 3 || own.length !== items.length) return own
  return own.map((point, index) => ({
    ...point,
    text: `${items[index]?.label ?? `${index + 1}.`} ${point.text}`,
  }))
}

function tableCells(
  { header, rows }: TableInput,
  told: Cell,
  { language, section, before, isSheet }: BlockContext,
): readonly Cell[] {
  const caption = leadTo(before)
  const pages = pagesOf(
    { header, rows, ...(caption !== undefined && { caption }) },
    { language, heading: section.heading ?? '', isSheet },
  )
  // The notes of the first page contain the whole table.
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

/** Returns the line that introduces a list or a table: 'We recommend:'. */
function leadTo(before: SourceBlock | undefined): string | undefined {
  if (before?.kind !== 'paragraph' || !/[:：]$/u.test(before.text)) return undefined
  const text = before.text.replace(/\s*[:：]$/u, '')
  return widthOf(text) <= 84 ? text : undefined
}

function formOf(
  { items, ordered }: List,
  heading: string | undefined,
  own: readonly Point[],
): Pick<Cell, 'form' | 'points'> | undefined {
  const texts = items.map(({ text }) => ledByTime(text))
  const leads = leadsOf(items, texts)
  if (!leads) return undefined
  const isRow = leads.length >= 3 && leads.length <= 6
  if (isRow && leads.every(isDated)) return { form: 'dates', points: rewordPoints(own, texts) }
  if (headingKind(heading) === 'people' && leads.length <= 4) return { form: 'people', points: own }
  if (ordered && isRow && leads.length <= 5) return { form: 'steps', points: own }
  const figures = figuresFirst(texts)
  return figures && figures.length === own.length
    ? { form: 'figures', points: rewordPoints(own, figures) }
    : undefined
}

/** Returns the points with other text, or unchanged if an item is more than one point. */
function rewordPoints(own: readonly Point[], texts: readonly string[]): readonly Point[] {
  if (own.length !== texts.length) return own
  return own.map((point, index) => ({ ...point, text: texts[index] ?? point.text }))
}

/**
 * Turns 'Visitors: 4,200' into '4,200: Visitors' if every item of a short list has this form, so that the figures can
 * be set large.
 */
function figuresFirst(texts: readonly string[]): readonly string[] | undefined {
  const [least, most] = layouts['kpi row'].limits.items
  const figures = texts.flatMap((text) => {
    const { lead = '', detail = '' } = splitLeadIn(text, 1) ?? {}
    if (isFigure(lead)) return text
    return isFigure(detail) ? `${detail}: ${lead}` : []
  })
  const isRow = texts.length >= least && texts.length <= most
  return isRow && figures.length === texts.length ? figures : undefined
}

/** Returns the lead-ins of the items if each of them is a short name with a short text. */
function leadsOf(
  items: readonly ListItem[],
  texts: readonly string[],
): readonly string[] | undefined {
  if (items.length < 2 || items.some(({ level, text }) => level > 0 || widthOf(text) > 150))
    return undefined
  const leads = texts.flatMap((text) => splitLeadIn(text, 1)?.lead ?? [])
  return leads.length === items.length && leads.every((lead) => widthOf(lead) <= 40)
    ? leads
    : undefined
}
