import {
  type ChartData,
  layouts,
  type LayoutTemplate,
  splitLeadIn,
  type TableData,
} from '@deckloom/deck'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { widthOf } from '../text/width.ts'
import type { Claim } from '../weigh/claims.ts'
import { isBeside } from '../weigh/choosePoints.ts'
import type { Point } from '../weigh/point.ts'
import { cleanHeading } from '../weigh/titles.ts'
import type { CellForm, Page } from './cell.ts'
import { layoutsFor } from './layoutsFor.ts'
import { type Body, bodyOf, toldBody } from './pageBody.ts'
import { type ComposeContext, eyebrowWidth, titleOf } from './titleOf.ts'

/** A slide before its notes are added. */
export interface Composed extends Omit<PlannedSlide, 'notes'> {
  /** Blocks that the notes contain in full. */
  readonly blocks: Page['blocks']
}

/** Separator between the names of two parts. */
const joint = ' · '
/** Maximum width, in Latin letters, of the names of parts that a page has no room for. */
const mostNames = 190

/** Makes a page's slide: its most important points, in their form. */
export function composePage(
  page: Page,
  chapterName: string | undefined,
  context: ComposeContext,
): Composed {
  const { cell } = page
  const heading = cleanHeading(context.tree.sections[cell.section]?.heading ?? '')
  const body = bodyFor(page, heading, context)
  // The name of a chapter merged from several parts adds nothing to the parts' own names.
  const named = isFused(chapterName, heading) ? undefined : chapterName
  const { title, claim } = titleOf(body, { page, heading, chapterName: named, context })
  context.taken.add(title.toLowerCase())
  const path = pathOf(claim?.point.section ?? cell.section, chapterName, context)
  const eyebrow = eyebrowOf(title, [path.filter((name) => name !== title).join(' · '), ...path])
  const above = [title, eyebrow ?? '']
  const kept = withoutClaim(body.points, claim).slice(0, body.shown)
  const rest = restOf([claim?.point, ...kept], page, {
    frames: context.frames,
    formed: body.formed,
  })
  const beside = [body.title ?? ''].filter((name) => name !== '' && name !== title)
  const said = [...ledPoints(kept, { named: above, context }), ...rest, ...beside]
  const told = [...said, ...body.own].slice(0, body.most)
  const shown = withNames(told, page, { named: above, context, room: namesRoom(body) })
  return {
    blocks: page.blocks,
    role: 'content',
    isProse: true,
    title,
    ...(eyebrow !== undefined && { eyebrow }),
    points: shown,
    layouts: layoutsFor(shown.length === told.length ? formOf(cell) : undefined, shown, body),
    picture: `${heading} ${shown.join(' ')}`,
    ...(body.isEvidence && evidenceOf(cell.table, title)),
  }
}

/** Returns the names above a page: its chapter, unless that is merged from several parts, and its own part. */
function pathOf(
  section: number,
  chapterName: string | undefined,
  { tree }: ComposeContext,
): readonly string[] {
  const heading = cleanHeading(tree.sections[section]?.heading ?? '')
  const names = [isFused(chapterName, heading) ? '' : (chapterName ?? ''), heading]
  return [...new Set(names)].filter(Boolean)
}

/** Whether a chapter is merged from several parts, including this one. */
function isFused(chapterName: string | undefined, heading: string): boolean {
  return chapterName?.includes(joint) === true && chapterName.split(joint).includes(heading)
}

/** Returns a line with the number of remaining items of the list that the last item on the page belongs to. */
function restOf(
  kept: readonly (Point | undefined)[],
  { points }: Page,
  { frames, formed = [] }: Pick<ComposeContext, 'frames'> & { readonly formed: Body['formed'] },
): readonly string[] {
  const last = kept.findLast((point) => point?.isItem === true)
  const all = points.filter((point) => last && isBeside(point, last))
  const told = new Set([...kept, ...formed].map((point) => point?.sentence))
  const left = all.filter(({ sentence }) => !told.has(sentence))
  const count = new Set(left.map(({ sentence }) => sentence)).size
  const said = frames?.moreItems ?? '+ {n}'
  return count > 0 ? [said.replace('{n}', String(count))] : []
}

/**
 * Returns what the page shows. A chart, a table or a quotation moves to the notes if it leaves no room for the names of
 * all parts.
 */
function bodyFor(page: Page, heading: string, { tree, detail }: ComposeContext): Body {
  const body = bodyOf(page, detail)
  const room = namesRoom(body)
  const lines = inLines(missingNames(page, heading, tree), room.longest)
  if (lines.length <= room.points) return body
  return toldBody(page, detail)
}

/** Removes the sentence that became the title; the rest of it that the title has no room for stays. */
function withoutClaim(points: readonly Point[], claim: Claim | undefined): readonly Point[] {
  if (!claim) return points
  const { point, rest } = claim
  return points.flatMap((own) => {
    if (own !== point) return own.sentence === point.sentence ? [] : own
    return rest === '' ? [] : { ...own, text: rest }
  })
}

/** Returns the names of the parts of a page that do not appear on it. */
function missingNames({ blocks }: Page, said: string, tree: SourceTree): readonly string[] {
  const sections = [...new Set(blocks.map(({ section }) => section))]
  const names = sections.map((section) => cleanHeading(tree.sections[section]?.heading ?? ''))
  return names.filter((name) => name !== '' && !said.includes(name))
}

/** Returns the form of a page. Steps, dates and cards become a list if a line of names follows them. */
function formOf({ table, form }: Page['cell']): CellForm | undefined {
  return table?.kind === 'timeline' ? 'dates' : form
}

/** Returns a chart or a table with the subject of the title highlighted. */
function evidenceOf(
  page: Page['cell']['table'],
  title: string,
): Pick<PlannedSlide, 'chart' | 'table'> {
  const { chart, table } = page ?? {}
  return {
    ...(chart && { chart: emphasizeBar(chart, title) }),
    ...(table && { table: emphasizeRow(table, title) }),
  }
}

function emphasizeBar(chart: ChartData, title: string): ChartData {
  const at = namedIn(
    title,
    chart.data.map(({ label }) => label),
  )
  const isBarred = chart.type === 'bar' || chart.type === 'horizontal-bar'
  return isBarred && at >= 0 ? { ...chart, emphasis: at } : chart
}

function emphasizeRow(table: TableData, title: string): TableData {
  const at = namedIn(
    title,
    table.rows.map(([first = '']) => first),
  )
  return at > 0 ? { ...table, emphasis: at } : table
}

/** Returns the index of the name that a title mentions, the last one if it occurs twice, or -1. */
function namedIn(title: string, names: readonly string[]): number {
  const said = names.map((name) =>
    name
      .replace(/: [^:]+$/u, '')
      .toLowerCase()
      .trim(),
  )
  const longest = Math.max(
    ...said.map((name) => (name !== '' && title.toLowerCase().includes(name) ? name.length : 0)),
  )
  return longest > 0
    ? said.findLastIndex((name) => name.length === longest && title.toLowerCase().includes(name))
    : -1
}

interface Room {
  /** Maximum points on the page, including lines of names. */
  readonly points: number
  /** Maximum width of a line of names, in Latin letters. */
  readonly longest: number
}

/** Returns the room that a page has for the names of its other parts. */
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
  /** Names above the points. */
  readonly named: readonly string[]
  readonly context: ComposeContext
}

/** Prefixes points of different sections with the section's name: 'Costs: the land cost …'. */
function ledPoints(points: readonly Point[], { named, context }: Naming): readonly string[] {
  const sections = new Set(points.map(({ section }) => section))
  const said = new Set(named.flatMap((name) => [name, ...name.split(joint)]))
  return points.map(({ text, section }) => {
    const heading = cleanHeading(context.tree.sections[section]?.heading ?? '')
    if (sections.size < 2 || heading === '' || said.has(heading)) return text
    said.add(heading)
    const isLed = splitLeadIn(text, 1) !== undefined || widthOf(heading) > eyebrowWidth
    return isLed || widthOf(text) + widthOf(heading) > 198 ? text : `${heading}: ${text}`
  })
}

/** Adds the names of parts of which nothing is shown, so that none is lost. They replace the last points. */
function withNames(
  points: readonly string[],
  page: Page,
  { named, context, room }: Naming & { readonly room: Room },
): readonly string[] {
  let shown = points
  for (;;) {
    const missing = missingNames(page, [...named, ...shown].join('\n'), context.tree)
    const lines = inLines(missing, room.longest).slice(0, room.points)
    const kept = points.slice(0, lines.length === 0 ? points.length : room.points - lines.length)
    // A removed point may have been the one that named its part.
    if (kept.length >= shown.length) return [...shown, ...lines]
    shown = kept
  }
}

/** Joins names into as few lines as possible. */
function inLines(names: readonly string[], longest: number): readonly string[] {
  const lines: string[] = []
  for (const name of names) {
    const both = `${lines.at(-1) ?? ''} · ${name}`
    if (lines.length > 0 && widthOf(both) <= longest) lines.splice(-1, 1, both)
    else lines.push(name)
  }
  return lines
}

function eyebrowOf(title: string, names: readonly (string | undefined)[]): string | undefined {
  return names.find(
    (name) => name !== undefined && name !== '' && name !== title && widthOf(name) <= eyebrowWidth,
  )
}
