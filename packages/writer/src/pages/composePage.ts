import { splitLeadIn, type LayoutTemplate } from '@deckloom/deck'
import type { Frames } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { cutSentence } from '../text/clauses.ts'
import { figuresIn } from '../text/figures.ts'
import { countWords, widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import type { Point } from '../weigh/point.ts'
import { cleanHeading, isTitle, standsAlone, titleWidth } from '../weigh/titles.ts'
import type { Page } from './cell.ts'
import { roomFor } from './room.ts'

export interface ComposeContext {
  readonly tree: SourceTree
  readonly language: Language
  readonly frames: Frames | undefined
  readonly deckTitle: string
  readonly detail: 'brief' | 'balanced' | 'detailed'
  /** Titles that are taken, in lower case. */
  readonly taken: Set<string>
}

/** A page before its notes. */
export interface Composed extends Omit<PlannedSlide, 'notes'> {
  readonly page: Page
}

const pictured = ['title + bullets + image', 'side-by-side image + bullets'] as const
const eyebrowWidth = 40
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
  const body = bodyOf(page, context)
  const { title, claim } = titleOf(body, { page, heading, chapterName, context })
  context.taken.add(title.toLowerCase())
  const points = body.points.filter((point) => point !== claim)
  const names = [heading, chapterName ?? '']
  const shown =
    body.own ??
    withNames(ledPoints(points, { title, names, context }), page, { title, names, context })
  const eyebrow = eyebrowOf(title, [chapterName, heading])
  const form = cell.table?.kind === 'timeline' ? 'dates' : cell.form
  return {
    page,
    role: 'content',
    title,
    ...(eyebrow !== undefined && { eyebrow }),
    points: shown,
    layouts: layoutsFor(form, shown, body),
    picture: `${heading} ${shown.join(' ')}`,
    ...(body.isEvidence && evidenceOf(cell.table)),
  }
}

function evidenceOf(page: Page['cell']['table']): Pick<PlannedSlide, 'chart' | 'table'> {
  return { ...(page?.chart && { chart: page.chart }), ...(page?.table && { table: page.table }) }
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

/** Parts of which nothing is shown are named, so that nobody misses them. */
function withNames(
  points: readonly string[],
  page: Page,
  { title, names, context }: Naming,
): readonly string[] {
  const said = [title, ...names, ...points].join('\n')
  const sections = [...new Set(page.blocks.map(({ section }) => section))]
  const missing = sections
    .map((section) => cleanHeading(context.tree.sections[section]?.heading ?? ''))
    .filter((heading) => heading !== '' && !said.includes(heading))
  const list: string[] = []
  for (const heading of missing) {
    if (widthOf([...list, heading].join(' · ')) <= mostNames) list.push(heading)
  }
  return list.length === 0 || points.length > 5 ? points : [...points, list.join(' · ')]
}

interface Body {
  readonly points: readonly Point[]
  /** What stands on the page in place of points. */
  readonly own?: readonly string[]
  /** A title that the form itself has. */
  readonly title?: string
  /** The chart or table is shown. */
  readonly isEvidence: boolean
  readonly isQuote?: boolean
  readonly isChart?: boolean
}

function bodyOf(page: Page, { detail }: ComposeContext): Body {
  const { cell, points } = page
  const own = points.filter((point) => cell.blocks.some((ref) => isIn(point, ref)))
  const beside = points.filter((point) => !own.includes(point))
  if (cell.table) return tableBody(cell.table, choosePoints(points, roomFor('chart', detail)))
  if (cell.quote) {
    const by = cell.quote.by === undefined ? [] : [cell.quote.by]
    const isShort = widthOf(cell.quote.text) <= 200
    if (isShort)
      return { points: [], own: by, title: cell.quote.text, isEvidence: false, isQuote: true }
  }
  if (cell.form && cell.form !== 'quote') {
    const heads = own.filter(({ part }) => part === 0)
    return {
      points: beside,
      own: heads.map(({ sentence, text }) =>
        heads.length === own.length ? text : plain(sentence),
      ),
      isEvidence: false,
    }
  }
  return { points: choosePoints(points, roomFor('list', detail)), isEvidence: false }
}

function plain(sentence: string): string {
  return sentence.replace(/[.。।]$/u, '')
}

function tableBody(table: NonNullable<Page['cell']['table']>, beside: readonly Point[]): Body {
  const title = table.claim === undefined ? {} : { title: table.claim }
  if (table.kind === 'chart') {
    const said = beside
      .map(({ text }) => text)
      .slice(0, Math.max(1, 3 - Math.min(2, table.points.length)))
    const points = [...table.points.slice(0, 2), ...said].slice(0, 4)
    return { points: [], own: points, ...title, isEvidence: true, isChart: true }
  }
  if (table.kind === 'table')
    return {
      points: [],
      own: beside.slice(0, 1).map(({ text }) => text),
      ...title,
      isEvidence: true,
    }
  return { points: [], own: table.points, ...title, isEvidence: false }
}

function isIn(
  { section, block }: Point,
  ref: { readonly section: number; readonly block: number },
): boolean {
  return section === ref.section && block === ref.block
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
  const whole = free.find(({ text, isWhole }) => isWhole && isTitle(text, language, 120))
  if (whole) return { title: whole.text, claim: whole }
  const parts = free.flatMap(({ text }) => [
    splitLeadIn(text, 1)?.lead ?? '',
    (cutSentence(text, titleWidth, language)[0] ?? '').replace(/[,;:]$/u, ''),
  ])
  const part = parts.find((text) => isTitle(text, language) && isFree(text))
  if (part !== undefined) return { title: part }
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
function claimOf({ points }: Body, { language, taken }: ComposeContext): Point | undefined {
  return points
    .filter(({ text, isWhole }) => isWhole && isTitle(text, language) && !/[?？]$/u.test(text))
    .filter(
      ({ text }) =>
        standsAlone(text, language) &&
        !taken.has(text.toLowerCase()) &&
        splitLeadIn(text, 1) === undefined,
    )
    .toSorted((a, b) => b.value - a.value || a.order - b.order)[0]
}

function eyebrowOf(title: string, names: readonly (string | undefined)[]): string | undefined {
  return names.find(
    (name) => name !== undefined && name !== '' && name !== title && widthOf(name) <= eyebrowWidth,
  )
}

/** Layouts that hold this content, the best first. */
export function layoutsFor(
  form: Page['cell']['form'],
  points: readonly string[],
  body: Pick<Body, 'isEvidence' | 'isQuote' | 'isChart'>,
): readonly LayoutTemplate[] {
  if (body.isQuote)
    return points.length > 0
      ? ['quote with portrait', 'centered quote']
      : ['centered quote', 'title only']
  if (body.isEvidence) return body.isChart === true ? ['title + chart + bullets'] : ['table']
  const formed = formLayouts(form, points)
  const lists: readonly LayoutTemplate[] =
    points.length === 0
      ? ['full image background', 'title only']
      : points.length === 1
        ? ['full image background', ...pictured, 'title + bullets']
        : points.length <= 4
          ? [...pictured, 'title + bullets', 'two column']
          : ['title + bullets', 'two column', pictured[0]]
  return [...formed, ...lists]
}

function formLayouts(
  form: Page['cell']['form'],
  points: readonly string[],
): readonly LayoutTemplate[] {
  if (form === 'dates') return ['timeline']
  if (form === 'steps') return ['process']
  if (form === 'people') return ['team', 'three cards']
  const leads = points.map((point) => splitLeadIn(point, 1)?.lead)
  const areLed =
    points.length >= 2 &&
    points.length <= 4 &&
    leads.every((lead) => lead !== undefined && widthOf(lead) <= 40)
  if (!areLed) return []
  const areFigures = leads.every(
    (lead) => figuresIn(lead ?? '').length === 1 && widthOf(lead ?? '') <= 14,
  )
  return areFigures && points.length >= 3 ? ['kpi row', 'three cards'] : ['three cards']
}
