import { splitLeadIn } from '@deckloom/deck'
import type { Frames } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { widthOf } from '../text/width.ts'
import { aboveIn, type Claim, claimsIn, leastClaim } from '../weigh/claims.ts'
import type { Point } from '../weigh/point.ts'
import { likeness, termsOf } from '../weigh/terms.ts'
import { isTitle, titleWidth } from '../weigh/titles.ts'
import type { Page } from './cell.ts'
import type { Body } from './pageBody.ts'
import type { Detail } from './room.ts'

/** Maximum width, in Latin letters, of a name above a title. */
export const eyebrowWidth = 40
/** Maximum widths, in Latin letters, of a name and of a sentence as a title. */
const longest = { name: titleWidth + 26, said: 120 }

export interface ComposeContext {
  readonly tree: SourceTree
  readonly language: Language
  readonly frames: Frames | undefined
  readonly deckTitle: string
  readonly detail: Detail
  /** What the closing slide says, by the order of its points. */
  readonly ending: ReadonlySet<number>
  /** Titles that are taken, in lowercase. */
  readonly taken: Set<string>
}

export interface TitleContext {
  readonly page: Page
  readonly heading: string
  readonly chapterName: string | undefined
  readonly context: ComposeContext
}

interface Titled {
  readonly title: string
  /** The claim that became the title. */
  readonly claim?: Claim
}

/**
 * Returns the title of a page: the sentence or row that says the most on its own, or the name of its part if there is
 * none.
 */
export function titleOf(body: Body, naming: TitleContext): Titled {
  const { page, heading, chapterName, context } = naming
  const { taken, language } = context
  const isFree = (text: string | undefined): text is string =>
    text !== undefined && /[\p{L}\p{Nd}]/u.test(text) && !taken.has(text.toLowerCase())
  // A name that is too long to go above a title becomes the title of its first page.
  const long = [chapterName, heading].find(
    (name) => name !== undefined && isFree(name) && widthOf(name) > eyebrowWidth,
  )
  const isOpen = long === undefined || widthOf(long) > longest.name
  const above = aboveIn(context.tree, context.deckTitle)
  const claims = claimsIn(body.points, above, language).filter(
    ({ title, point }) => isFree(title) && !context.ending.has(point.order),
  )
  const worthy = claims.filter((one) => isWorth(one, body, naming))
  if (body.isQuote && isFree(body.title)) return { title: body.title }
  // Claims from the page's own section take precedence over those beside it.
  const claim = worthy.find(({ point }) => point.section === page.cell.section) ?? worthy[0]
  if (claim && isOpen) return { title: claim.title, claim }
  if (isOpen && body.isTold && isFree(body.title)) return { title: body.title }
  const names = [long, heading, page.cell.lead, chapterName, body.title, ...rowNames(page)]
  const named = names.find((text) => isFree(text) && widthOf(text) <= longest.name)
  return named === undefined ? saidTitle(body, naming, claims[0]) : { title: named }
}

/**
 * Whether a claim can be a title. Beside a form, it must be about the form; before the first heading, about the subject
 * of the deck. In a mail thread, where the alternative is the sender's name, any score will do.
 */
function isWorth(
  { point, score }: Claim,
  body: Body,
  { context: { tree, language, deckTitle } }: TitleContext,
): boolean {
  const isIntro = tree.sections[point.section]?.heading === undefined && tree.sections.length > 1
  if (isIntro && !speaksOf(point, [deckTitle], language)) return false
  const isBeside = body.names.length === 0 || speaksOf(point, body.names, language)
  return isBeside && score >= (tree.isThread === true ? 0 : leastClaim)
}

function speaksOf({ text }: Point, names: readonly string[], language: Language): boolean {
  const own = termsOf(text, language)
  return names.some((name) => likeness(own, termsOf(name, language)) > 0)
}

/** Returns names for a table: what it measures, its first column, and its first and last row. */
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

/** Returns a title for a page without a name: a sentence, a clause, or a lead-in from its text. */
function saidTitle(
  body: Body,
  { page, heading, chapterName, context }: TitleContext,
  claim: Claim | undefined,
): Titled {
  const { language, taken, frames, tree } = context
  if (claim) return { title: claim.title, claim }
  const isFree = (text: string): boolean => !taken.has(text.toLowerCase())
  const free = [...body.points, ...page.points].filter(
    ({ text, isTorn, isItem }) => !isTorn && (!isItem || heading === '') && isFree(text),
  )
  // Notes may begin in lowercase, but are still a better title than 'More on …'.
  const whole = free
    .map((point) => ({ point, title: capitalize(point.text, language), rest: '', score: 0 }))
    .find(
      ({ point, title }) =>
        point.isWhole && isFree(title) && isTitle(title, language, longest.said),
    )
  if (whole) return { title: whole.title, claim: whole }
  const leads = free.map(({ text }) => splitLeadIn(text, 1)?.lead ?? '')
  const lead = leads.find((text) => isTitle(text, language) && isFree(text))
  if (lead !== undefined) return { title: lead }
  // Text before the first heading tells what the document is.
  if (heading === '' && chapterName === undefined && frames && isFree(frames.aboutDocument)) {
    return { title: frames.aboutDocument }
  }
  const name = [heading, chapterName, tree.title, context.deckTitle].find(
    (text) => text !== undefined && /[\p{L}\p{Nd}]/u.test(text),
  )
  return { title: furtherTitle(name ?? '–', frames, taken) }
}

/** Returns a title such as 'More on costs', for a page that continues a section whose parts have no names. */
function furtherTitle(
  heading: string,
  frames: Frames | undefined,
  taken: ReadonlySet<string>,
): string {
  const more = frames?.more.replace('{title}', () => heading)
  return freeTitle([more ?? heading, heading], taken)
}

/** Returns the first title that no slide has, or the first one with a mark added if all are taken. */
export function freeTitle(titles: readonly string[], taken: ReadonlySet<string>): string {
  const free = titles.find((title) => !taken.has(title.toLowerCase()))
  if (free !== undefined) return free
  let marked = titles[0] ?? '–'
  while (taken.has(marked.toLowerCase())) marked = `${marked} ·`
  return marked
}
