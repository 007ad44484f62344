import { layouts, splitLeadIn, type LayoutTemplate } from '@deckloom/deck'
import type { Frames } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { capitalise } from '../language/letterCase.ts'
import { cutSentence } from '../text/clauses.ts'
import { countWords, widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import type { Point } from '../weigh/point.ts'
import { cleanHeading, isTitle, standsAlone, titleWidth } from '../weigh/titles.ts'
import type { CellForm, Page } from './cell.ts'
import { layoutsFor } from './layoutsFor.ts'
import { type Body, bodyOf } from './pageBody.ts'
import { type Detail, roomFor } from './room.ts'

export interface ComposeContext {
  readonly tree: SourceTree
  readonly language: Language
  readonly frames: Frames | undefined
  readonly deckTitle: string
  readonly detail: Detail
  /** Titles that are taken, in lower case. */
  readonly taken: Set<string>
}

/** A page before its notes. */
export interface Composed extends Omit<PlannedSlide, 'notes'> {
  readonly page: Page
}

const eyebrowWidth = 40
const longestTitle = 120
/** Latin letters of the names of parts that a page has no room for. */
const mostNames = 190

/** The slide of a page: what matters most of its points, in the form that they have. */
export function composePage(
  page: Page,
  chapterName: string | undefined,
  context: ComposeContext,
): Composed {
  const { cell } = page
  const heading = cleanHeading(context.tree.sections[cell.section]?.heading ?? '')
  const body = bodyFor(page, heading, context)
  const { title, claim } = titleOf(body, { page, heading, chapterName, context })
  context.taken.add(title.toLowerCase())
  const points = body.points.filter((point) => point !== claim)
  const naming = { title, names: [heading, chapterName ?? ''], context }
  const told = body.own ?? ledPoints(points, naming)
  const path = [chapterName ?? '', heading].filter((name) => name !== '' && name !== title)
  const eyebrow = eyebrowOf(title, [[...new Set(path)].join(' · '), chapterName, heading])
  const named = [title, eyebrow ?? '']
  const shown = withNames(told, page, { named, context, room: namesRoom(body) })
  return {
    page,
    role: 'content',
    title,
    ...(eyebrow !== undefined && { eyebrow }),
    points: shown,
    layouts: layoutsFor(shown.length === told.length ? formOf(cell) : undefined, shown, body),
    picture: `${heading} ${shown.join(' ')}`,
    ...(body.isEvidence && evidenceOf(cell.table)),
  }
}

/** What the page shows; a chart, a table or a quotation gives way, and stands in the notes, where it leaves no room for the names of all parts. */
function bodyFor(page: Page, heading: string, { tree, detail }: ComposeContext): Body {
  const body = bodyOf(page, detail)
  const room = namesRoom(body)
  const lines = inLines(missingNames(page, heading, tree), room.longest)
  if (lines.length <= room.points) return body
  return { points: choosePoints(page.points, roomFor('list', detail)), isEvidence: false }
}

/** Names of the parts of a page that are not said on it. */
function missingNames({ blocks }: Page, said: string, tree: SourceTree): readonly string[] {
  const sections = [...new Set(blocks.map(({ section }) => section))]
  const names = sections.map((section) => cleanHeading(tree.sections[section]?.heading ?? ''))
  return names.filter((name) => name !== '' && !said.includes(name))
}

/** Steps, dates and cards have a form; with a line of names below them they are a list. */
function formOf({ table, form }: Page['cell']): CellForm | undefined {
  return table?.kind === 'timeline' ? 'dates' : form
}

function evidenceOf(page: Page['cell']['table']): Pick<PlannedSlide, 'chart' | 'table'> {
  return { ...(page?.chart && { chart: page.chart }), ...(page?.table && { table: page.table }) }
}

interface Room {
  /** Points that the page holds, lines of names included. */
  readonly points: number
  /** Latin letters of a line of names. */
  readonly longest: number
}

/** What is left on a page for the names of its other parts. */
function namesRoom({ isEvidence, isChart, isQuote }: Body): Room {
  if (isQuote) return { points: 0, longest: 0 }
  if (!isEvidence) return { points: 6, longest: mostNames }
  return isChart ? layoutRoom('title + chart + bullets') : layoutRoom('table')
}

function layoutRoom(layout: LayoutTemplate): Room {
  const { items, item } = layouts[layout].limits
  return { points: items[1], longest: item }
}

interface Naming {
  readonly title: string
  readonly names: readonly string[]
  readonly context: ComposeContext
}

/** Points of several sections say which: 'Costs: the land cost …'. */
function ledPoints(points: readonly Point[], { title, names, context }: Naming): readonly string[] {
  const sections = new Set(points.map(({ section }) => section))
  const said = new Set([title, ...names])
  return points.map(({ text, section }) => {
    const heading = cleanHeading(context.tree.sections[section]?.heading ?? '')
    if (sections.size < 2 || heading === '' || said.has(heading)) return text
    said.add(heading)
    const isLed = splitLeadIn(text, 1) !== undefined || widthOf(heading) > eyebrowWidth
    return isLed || widthOf(text) + widthOf(heading) > 198 ? text : `${heading}: ${text}`
  })
}

/** Parts of which nothing is shown are named, so that nobody misses them; the last points give way to them. */
function withNames(
  points: readonly string[],
  page: Page,
  {
    named,
    context,
    room,
  }: {
    /** What stands above the points. */
    readonly named: readonly string[]
    readonly context: ComposeContext
    readonly room: Room
  },
): readonly string[] {
  let shown = points
  for (;;) {
    const missing = missingNames(page, [...named, ...shown].join('\n'), context.tree)
    const lines = inLines(missing, room.longest).slice(0, room.points)
    const kept = points.slice(0, lines.length === 0 ? points.length : room.points - lines.length)
    // A point that gives way may have been led by the name of its part.
    if (kept.length >= shown.length) return [...shown, ...lines]
    shown = kept
  }
}

/** Names that stand in one line together, as few lines as hold them. */
function inLines(names: readonly string[], longest: number): readonly string[] {
  const lines: string[] = []
  for (const name of names) {
    const both = `${lines.at(-1) ?? ''} · ${name}`
    if (lines.length > 0 && widthOf(both) <= longest) lines.splice(-1, 1, both)
    else lines.push(name)
  }
  return lines
}

interface TitleContext {
  readonly page: Page
  readonly heading: string
  readonly chapterName: string | undefined
  readonly context: ComposeContext
}

interface Titled {
  readonly title: string
  /** The point that became the title. */
  readonly claim?: Point
}

/** Its own claim, its heading, its best sentence, what it leads with: the first that is whole and not taken. */
function titleOf(body: Body, naming: TitleContext): Titled {
  const { page, heading, chapterName, context } = naming
  const isFree = (text: string | undefined): text is string =>
    text !== undefined && /[\p{L}\p{Nd}]/u.test(text) && !context.taken.has(text.toLowerCase())
  // The name of a chapter that is too long to stand over a title is the title of its first page.
  const isNamed = !isFree(chapterName) || widthOf(chapterName) <= eyebrowWidth
  if (isNamed && isFree(body.title)) return { title: body.title }
  const claim = claimOf(body, context)
  if (claim && isNamed && isStrong(claim, heading, body)) return { title: claim.text, claim }
  const candidates = [
    isNamed ? '' : chapterName,
    heading,
    page.cell.lead,
    chapterName,
    ...rowNames(page),
  ]
  const named = candidates.find((text) => isFree(text) && widthOf(text) <= titleWidth + 26)
  return named === undefined ? saidTitle(body, naming, claim) : { title: named }
}

/** What a table is called by: what it measures, its first column, its first row and its last. */
function rowNames({ cell: { table } }: Page): readonly string[] {
  if (!table) return []
  const [head, ...rows] = table.table?.rows ?? []
  const leads = head
    ? rows.flatMap(([first = '']) => first)
    : table.points.flatMap((point) => splitLeadIn(point, 1)?.lead ?? '')
  const ends = [leads[0] ?? '', leads.at(-1) ?? ''].filter((lead) => lead !== '')
  const names = [table.chart?.title, head?.[0], ends.length === 2 ? ends.join(' – ') : undefined]
  return names.filter((name) => name !== undefined)
}

/** A heading of a word or two is a label, and a sentence says more; one that says something gives way to a figure. */
function isStrong(claim: Point, heading: string, { points }: Body): boolean {
  if (heading === '') return points.length >= 2
  const isLabel = countWords(heading) <= 3
  return isLabel
    ? claim.value >= 0.3 && points.length >= 2
    : claim.value >= 0.55 && points.length >= 3
}

/** For a page without a name of its own: a sentence of it, or a clause, or what it leads with. */
function saidTitle(
  body: Body,
  { page, heading, chapterName, context }: TitleContext,
  claim: Point | undefined,
): Titled {
  const { language, taken, frames, tree } = context
  if (claim) return { title: claim.text, claim }
  const isFree = (text: string): boolean => !taken.has(text.toLowerCase())
  const free = [...body.points, ...page.points].filter(
    ({ text, isTorn }) => !isTorn && isFree(text),
  )
  const whole = free.find(({ text, isWhole }) => isWhole && isTitle(text, language, longestTitle))
  if (whole) return { title: whole.text, claim: whole }
  const parts = free.flatMap(({ text }) => [
    splitLeadIn(text, 1)?.lead ?? '',
    (cutSentence(text, titleWidth, language)[0] ?? '').replace(/[,;:]$/u, ''),
  ])
  const part = parts.find((text) => isTitle(text, language) && isFree(text))
  if (part !== undefined) return { title: part }
  // Notes begin small, and say more than that they go on.
  const note = free.find(({ text }) => isTitle(capitalise(text, language), language, longestTitle))
  if (note) return { title: capitalise(note.text, language), claim: note }
  // What stands before the first heading tells what the document is.
  if (heading === '' && chapterName === undefined && frames && isFree(frames.aboutDocument)) {
    return { title: frames.aboutDocument }
  }
  const name = [heading, chapterName, tree.title, context.deckTitle].find(
    (text) => text !== undefined && /[\p{L}\p{Nd}]/u.test(text),
  )
  return { title: furtherTitle(name ?? '–', frames, taken) }
}

/** 'More on costs': for what goes on under a heading whose parts have no names. */
function furtherTitle(
  heading: string,
  frames: Frames | undefined,
  taken: ReadonlySet<string>,
): string {
  const more = frames?.more.replace('{title}', () => heading)
  return freeTitle([more ?? heading, heading], taken)
}

/** The first title that no slide has; where all are taken, the first with a mark of its own. */
export function freeTitle(titles: readonly string[], taken: ReadonlySet<string>): string {
  const free = titles.find((title) => !taken.has(title.toLowerCase()))
  if (free !== undefined) return free
  let marked = titles[0] ?? '–'
  while (taken.has(marked.toLowerCase())) marked = `${marked} ·`
  return marked
}

/** The sentence of a page that says the most by itself. */
function claimOf({ points }: Body, { tree, language, taken }: ComposeContext): Point | undefined {
  return points
    .filter((point) => !isListed(point, tree))
    .filter(({ text, isWhole }) => isWhole && isTitle(text, language) && !/[?？]$/u.test(text))
    .filter(
      ({ text }) =>
        standsAlone(text, language) &&
        !taken.has(text.toLowerCase()) &&
        splitLeadIn(text, 1) === undefined,
    )
    .toSorted((a, b) => b.value - a.value || a.order - b.order)[0]
}

/** One of several items: above the others it would leave them without their head, and out of their order. */
function isListed({ section, block }: Point, tree: SourceTree): boolean {
  const node = tree.sections[section]?.blocks[block]
  return node?.kind === 'list' && node.items.length > 1
}

function eyebrowOf(title: string, names: readonly (string | undefined)[]): string | undefined {
  return names.find(
    (name) => name !== undefined && name !== '' && name !== title && widthOf(name) <= eyebrowWidth,
  )
}
