import {
  bulletText,
  deckLimits,
  layouts,
  mergeAt,
  mergesInRows,
  readContent,
  writeContent,
  type Bullet,
  type Slide,
  type SlideContent,
  type TableData,
} from '@deckloom/deck'
import { hasSoundPlan } from '../layouts/bestSheet.ts'
import { stageFor, type SceneContext } from '../stage.ts'
import { tableOfItems } from '../tables/tableText.ts'
import { wordsOf } from '../wordsOf.ts'
import { canCutTitle, canSplit } from './canSplit.ts'
import { halvesOfBullet } from './halvesOfBullet.ts'
import { halvesOfTitle } from './halvesOfTitle.ts'
import { ownTitle } from './ownTitle.ts'

/**
 * Divides a slide into parts that fit at sizes that the art direction allows; returns just the slide if it fits or
 * cannot be divided. Pure: a slide's parts always have the same IDs and titles. The first part keeps title, notes,
 * pictures and free elements; every later one gets a title from its own content.
 */
export function splitSlide(slide: Slide, context: SceneContext): readonly Slide[] {
  return splitContent(readContent(slide), context).map(writeContent)
}

function splitContent(slide: SlideContent, context: SceneContext): readonly SlideContent[] {
  if (!canSplit(slide) || fits(slide, context)) return [slide]
  const { title, tail } = titleParts(slide, context)
  const whole = withTable(title)
  const cut = tail === '' ? whole : { ...whole, bullets: [tail, ...whole.bullets] }
  const parts = cut.table ? tableParts(cut, context) : bulletParts(cut, context)
  if (parts.length === 0 || parts.length > mostParts) return [slide]
  // If the slide fits once its title is cut, it is divided after the cut text.
  return parts.length === 1 && tail !== '' ? tailParts(whole, tail) : parts
}

interface TitleParts {
  /** The slide with a title that fits. */
  readonly title: SlideContent
  /** The part of the title that moves below it, or an empty string. */
  readonly tail: string
}

/** Cuts a title that does not fit even without bullets; the rest of it becomes the first bullet. */
function titleParts(slide: SlideContent, context: SceneContext): TitleParts {
  const halves = canCutTitle(slide) ? halvesOfTitle(slide.title) : undefined
  if (!halves || fits(withoutBody(slide), context)) return { title: slide, tail: '' }
  const { titleRuns: _, ...plain } = slide
  return { title: { ...plain, title: halves.head }, tail: halves.tail }
}

function withoutBody(slide: SlideContent): SlideContent {
  const { table } = slide
  return {
    ...slide,
    bullets: [],
    ...(table && { table: rowsOf(table, { start: 0, count: 1 }) }),
  }
}

function tailParts(slide: SlideContent, tail: string): readonly SlideContent[] {
  const { bullets } = slide
  return bullets.length === 0
    ? [slide, partWith(slide, 1, [tail])]
    : [partWith(slide, 0, [tail]), partWith(slide, 1, bullets)]
}

/** Nobody expects more parts than this from one click. */
const mostParts = 64

function fits(slide: SlideContent, context: SceneContext): boolean {
  if (mostReadable(slide.bullets) < slide.bullets.length) return false
  const fonts = context.fonts.reading(wordsOf([context.deckTitle, slide]))
  return hasSoundPlan(stageFor(slide, { ...context, fonts }))
}

/** Turns rows written as bullets into a real table, because each of its parts needs the header row. */
function withTable(slide: SlideContent): SlideContent {
  if (slide.table || layouts[slide.layout].points !== 'cells') return slide
  const table = tableOfItems(slide.bullets.map((bullet) => ({ text: bulletText(bullet) })))
  return table ? { ...slide, bullets: [], table } : slide
}

/** Divides a slide's bullets into parts; `after` is the number of parts before them. */
function bulletParts(
  slide: SlideContent,
  context: SceneContext,
  after = 0,
): readonly SlideContent[] {
  const parts: SlideContent[] = []
  let rest: readonly Bullet[] = slide.bullets.filter((bullet) => bulletText(bullet).trim() !== '')
  while (rest.length > 0 && parts.length <= mostParts) {
    const from = rest
    const partOf = (count: number): SlideContent =>
      partWith(slide, after + parts.length, from.slice(0, count))
    const count = mostThatFit(mostReadable(from), (most) => fits(partOf(most), context))
    if (count === 0 && (after + parts.length > 0 || isBare(slide))) {
      // Not even one bullet fits: it is divided, or kept as it is if it has no second half.
      const [first, ...others] = from
      const halves = first === undefined ? [] : halvesOfBullet(first)
      if (halves.length === 2) {
        rest = [...halves, ...others]
        continue
      }
      parts.push(partOf(1))
      rest = others
      continue
    }
    const evenly = evenCount(from.length, count)
    const chosen = evenly < count && fits(partOf(evenly), context) ? evenly : count
    parts.push(partOf(chosen))
    rest = from.slice(chosen)
  }
  return parts
}

/** Returns whether the slide would be empty without its bullets. */
function isBare(slide: SlideContent): boolean {
  const { title, texts, visuals, table } = slide
  const others = texts.length + visuals.length
  return title.trim() === '' && others === 0 && !table
}

/** Characters that fit on a page at 18 units in the narrowest letters; an ideograph counts as six. */
const pageRoom = 8_000
const wide = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/gu

/** Returns how many bullets are worth trying: laying out more than a page of them is slow and tells nothing new. */
function mostReadable(bullets: readonly Bullet[]): number {
  let taken = 0
  const beyond = bullets.findIndex((bullet) => {
    const text = bulletText(bullet)
    taken += text.length + (text.match(wide)?.length ?? 0) * 5
    return taken > pageRoom
  })
  return Math.min(deckLimits.bullets, beyond === -1 ? bullets.length : beyond)
}

/** Returns the size of equal parts: as few parts as possible, but none nearly empty. */
function evenCount(total: number, most: number): number {
  return most === 0 ? 0 : Math.ceil(total / Math.ceil(total / most))
}

function mostThatFit(total: number, fit: (count: number) => boolean): number {
  let low = 0
  let high = total
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fit(middle)) low = middle
    else high = middle - 1
  }
  return low
}

// If a table with bullets does not fit, the bullets get slides of their own after it.
function tableParts(whole: SlideContent, context: SceneContext): readonly SlideContent[] {
  const slide = { ...whole, bullets: [] }
  const { table } = slide
  if (!table) return [slide]
  const least = leastRows(table)
  const total = table.rows.length - headsOf(table)
  const parts: SlideContent[] = []
  let from = 0
  while (from < total) {
    const start = from
    const left = total - start
    const partOf = (count: number): SlideContent => tablePart(slide, parts.length, { start, count })
    const most = Math.max(
      least,
      mostThatFit(left, (count) => count > 0 && fits(partOf(count), context)),
    )
    const even = evenCount(left, most)
    // What is left must be a table too.
    const count = left - even > 0 && left - even < least ? left : even
    parts.push(partOf(count))
    from += count
  }
  return [...parts, ...bulletParts(whole, context, parts.length)]
}

interface RowRange {
  readonly start: number
  readonly count: number
}

function tablePart(slide: SlideContent, part: number, range: RowRange): SlideContent {
  if (!slide.table) return slide
  const table = rowsOf(slide.table, range)
  if (part === 0) return { ...slide, table }
  const names = [table.rows[headsOf(table)]?.[0] ?? '', table.rows.at(-1)?.[0] ?? '']
  const title = [...new Set(names.filter((name) => name.trim() !== ''))].join(' – ')
  return { ...laterPart(slide, part), title: title, layout: 'table', table }
}

function headsOf({ header = true }: TableData): 0 | 1 {
  return header ? 1 : 0
}

/** Rows that a part needs below its header, if it has one. */
function leastRows(table: TableData): number {
  return deckLimits.table.rows.min - headsOf(table)
}

/**
 * Returns some rows of a table, below its header if it has one; the emphasis stays on its row. The part of a merged
 * cell that is continued says what the whole cell said.
 */
function rowsOf(whole: TableData, range: RowRange): TableData {
  const { emphasis, merges, totalRow, ...table } = whole
  const heads = headsOf(whole)
  const start = range.start + heads
  const { count } = range
  const rows = whole.rows.slice(start, start + count).map((cells, index) =>
    cells.map((cell, column) => {
      const merge = index === 0 ? mergeAt(merges, { row: start, column }) : undefined
      const isContinued = merge?.column === column && merge.row < start
      return isContinued ? (whole.rows[merge.row]?.[column] ?? cell) : cell
    }),
  )
  const place = emphasis === undefined ? -1 : emphasis - start
  const own = [
    ...mergesInRows(merges, { start: 0, count: heads }),
    ...mergesInRows(merges, { start, count }).map((merge) => ({
      ...merge,
      row: merge.row + heads,
    })),
  ]
  return {
    ...table,
    rows: [...whole.rows.slice(0, heads), ...rows],
    ...(place >= 0 && place < count && { emphasis: place + heads }),
    ...(own.length > 0 && { merges: own }),
    // The total is the last row of the last part.
    ...(totalRow === true && start + count === whole.rows.length && { totalRow }),
  }
}

function partWith(slide: SlideContent, part: number, bullets: readonly Bullet[]): SlideContent {
  if (part === 0) return { ...slide, bullets: [...bullets] }
  const { title, rest } = ownTitle(bullets)
  return { ...laterPart(slide, part), title: title, bullets: [...rest] }
}

const longestId = 60

/** Returns an empty later part that inherits the slide's look but none of the first part's own content. */
function laterPart(slide: SlideContent, part: number): SlideContent {
  const { theme, backgroundColor, textColor, themeColors, eyebrow, hidden, transition } = slide
  const { titleStyle, bulletStyle, layout } = slide
  return {
    id: `${slide.id.slice(0, longestId)}-${part + 1}`,
    title: '',
    bullets: [],
    visualType: 'other',
    visualDescription: '',
    texts: [],
    visuals: [],
    // Layouts that show more than bullets continue as a list.
    layout: layouts[layout].splitsInto === 'itself' ? layout : 'title + bullets',
    ...(theme && { theme }),
    ...(backgroundColor !== undefined && { backgroundColor }),
    ...(textColor !== undefined && { textColor }),
    ...(themeColors && { themeColors }),
    ...(eyebrow !== undefined && { eyebrow }),
    ...(hidden !== undefined && { hidden }),
    ...(transition && { transition }),
    ...(titleStyle && { titleStyle }),
    ...(bulletStyle && { bulletStyle }),
  }
}
