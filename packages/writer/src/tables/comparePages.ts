import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { changeOf, makeClaim, factsOf, leftOut, nameOfChart, sayFact, sayMove } from './facts.ts'
import type { Fact, Measure, ReadTable } from './columns.ts'
import { localeOf } from './numbers.ts'
import type { TablePage } from './tablePage.ts'
import words from './words.json' with { type: 'json' }

const { chartPoints, chartLabelLength } = deckLimits
/** Maximum ratio between values that are shown side by side. */
const likeSize = 5
/** Maximum rows of a table of pairs, without the header and the totals. */
const mostRows = deckLimits.table.rows.max - 2
const before = new Set(words.before)
const after = new Set(words.after)
const forecasts = new Set(words.forecast)

interface CompareContext {
  readonly language: Language
  /** Columns that are points in time, in chronological order. */
  readonly order: readonly Measure[]
  readonly isSheet: boolean
}

interface Pair {
  readonly own: Measure
  readonly other: Measure
  /** Whether the other measure is a target, so that the share reached can be shown. */
  readonly isTarget: boolean
  /** Whether the pair is a change over time. */
  readonly isMove?: boolean
}

interface Gap {
  readonly own: Fact
  readonly other: Fact
  readonly change: number
}

/**
 * Pairs two columns of one kind in one chart, a result against its target or one group against another, and claims the
 * greatest gap. Also returns the measures that are shown this way, which need no chart of their own.
 */
export function comparePages(
  table: ReadTable,
  context: CompareContext,
): { readonly pages: readonly TablePage[]; readonly told: ReadonlySet<Measure> } {
  const usable = table.measures.filter(({ values }) => values.every((value) => (value ?? 0) >= 0))
  const like = table.times ? undefined : likePair(usable)
  const order = context.order.filter((one) => usable.includes(one))
  const moved = timePair(order) ?? changePair(usable)
  const planned = targetPair(usable)
  const pairs = planned ? [planned, moved] : [moved ?? like]
  const made = pairs.flatMap((pair) => {
    const page = pair && pairPage(table, pair, context)
    return pair && page ? [{ pair, page }] : []
  })
  const told = made.flatMap(({ pair }) => [pair.own, pair.other, ...alikeTo(pair, usable)])
  return { pages: made.map(({ page }) => page), told: new Set(told) }
}

/** Returns measures that show the same as a pair with a target, for another year. */
function alikeTo({ own, isTarget }: Pair, measures: readonly Measure[]): readonly Measure[] {
  return measures.filter(
    (one) => isTarget && one.unit === own.unit && sharedWords(one.name, own.name).length > 0,
  )
}

/** Pairs a measure before an event with the one after it. */
function changePair(measures: readonly Measure[]): Pair | undefined {
  const other = measures.find(({ name }) => wordsIn(name).some((word) => before.has(word)))
  const own = measures.find(({ name }) => wordsIn(name).some((word) => after.has(word)))
  return own && other && own.unit === other.unit
    ? { own, other, isTarget: false, isMove: true }
    : undefined
}

function isForecast({ name }: Measure): boolean {
  return wordsIn(name).some((word) => forecasts.has(word))
}

function targetPair(measures: readonly Measure[]): Pair | undefined {
  const planned = measures.filter((one) => one.isTarget && !isForecast(one))
  const targets = planned.length > 0 ? planned : measures.filter(({ isTarget }) => isTarget)
  for (const other of targets) {
    const [own] = measures
      .filter((one) => !targets.includes(one) && one.unit === other.unit && isLikeSize(one, other))
      .toSorted(
        (a, b) =>
          // A year-end forecast says more than the spending so far.
          Number(isForecast(b)) - Number(isForecast(a)) ||
          sharedWords(b.name, other.name).length - sharedWords(a.name, other.name).length ||
          Math.abs(a.column - other.column) - Math.abs(b.column - other.column),
      )
    if (own) return { own, other, isTarget: true }
  }
  return undefined
}

/** Pairs the last of the columns that are points in time with the first. */
function timePair([other, own]: readonly Measure[]): Pair | undefined {
  return own && other && { own, other, isTarget: false, isMove: true }
}

/** Pairs the first two neighbors that measure the same for two groups. */
function likePair(measures: readonly Measure[]): Pair | undefined {
  for (const [index, other] of measures.entries()) {
    const own = measures[index + 1]
    const isOne = own?.unit === other.unit && isLikeSize(own, other)
    // Having the same unit does not make two measures a pair.
    if (own && isOne && sharedWords(bareName(own), bareName(other)).length > 0)
      return { own, other, isTarget: false }
  }
  return undefined
}

function isLikeSize(a: Measure, b: Measure): boolean {
  const [first, second] = [a, b].map(({ values }) =>
    values.reduce((sum: number, value) => sum + (value ?? 0), 0),
  )
  const [low, high] = [Math.min(first ?? 0, second ?? 0), Math.max(first ?? 0, second ?? 0)]
  return low > 0 && high / low <= likeSize
}

function wordsIn(name: string): readonly string[] {
  return (
    name
      .replace('Σ', '')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{Nd}+|[%€$£¥]/gu) ?? []
  )
}

function sharedWords(a: string, b: string): readonly string[] {
  const others = new Set(wordsIn(b))
  return wordsIn(a).filter((word) => others.has(word))
}

function pairPage(
  table: ReadTable,
  pair: Pair,
  { language, isSheet }: CompareContext,
): TablePage | undefined {
  const gaps = gapsOf(table, pair)
  const sizeOf = ({ own, other, change }: Gap): number =>
    Math.abs(pair.isMove === true ? own.value - other.value : change)
  // A row that has not started yet differs most, but means nothing.
  const begun = gaps.filter(({ own }) => own.value > 0 || pair.isMove === true)
  const ranked = begun.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const [most] = ranked
  if (!most || gaps.length < chartPoints.min) return undefined
  const say = (gap: Gap): string => sayGap(gap, pair, { language, isSheet })
  const opposite = ranked.find(({ change }) => change * most.change < 0) ?? ranked.at(-1)
  const sum = totalGap(table, pair)
  const points = [sum, opposite === most ? undefined : opposite].flatMap((gap) =>
    gap ? say(gap) : [],
  )
  const isLong = gaps.length * 2 > chartPoints.max && gaps.length <= mostRows
  if (isLong && !pair.isTarget)
    return { ...pairTable(table, { gaps, pair, sum }, language), ...makeClaim(say(most)) }
  const { chart, left, ...shown } = gapChart(table, { gaps, pair, sum }, language)
  return {
    kind: 'chart',
    ...makeClaim(say(most)),
    isTelling: true,
    points: [...points, ...left],
    chart,
    ...shown,
    worth: 1,
  }
}

/** Returns bars for both values, or for the share of the target reached, and the rows without a bar. */
function gapChart(
  table: ReadTable,
  { gaps, pair }: Compared,
  language: Language,
): Pick<TablePage, 'columns'> & {
  readonly chart: NonNullable<TablePage['chart']>
  readonly left: readonly string[]
} {
  if (pair.isTarget && gaps.length * 2 > chartPoints.max)
    return { chart: shareChart(table, gaps, pair), left: [] }
  const left = leftOut(
    gaps.map(({ own }) => own),
    widest(gaps).map(({ own }) => own),
  )
  return {
    chart: { ...pairChart(gaps, pair), ...localeOf(pair.own, language) },
    left,
    ...(left.length === 0 && { columns: [pair.own.column, pair.other.column] }),
  }
}

function gapsOf(table: ReadTable, { own, other, isMove }: Pair): readonly Gap[] {
  const others = new Map(factsOf(table, other).map((fact) => [fact.row, fact]))
  return factsOf(table, own).flatMap((fact) => {
    const beside = others.get(fact.row)
    return beside && (beside.value > 0 || isMove === true)
      ? [{ own: fact, other: beside, change: fact.value / Math.max(1e-9, beside.value) - 1 }]
      : []
  })
}

/** Returns the gap in the row of totals, as given in the table. */
function totalGap({ total }: ReadTable, { own, other }: Pair): Gap | undefined {
  const [mine, theirs] = [total?.facts.get(own.column), total?.facts.get(other.column)]
  return mine && theirs && theirs.value > 0
    ? { own: mine, other: theirs, change: mine.value / theirs.value - 1 }
    : undefined
}

interface Compared {
  readonly gaps: readonly Gap[]
  readonly pair: Pair
  /** The gap of the totals. */
  readonly sum: Gap | undefined
}

/** Returns a table of all rows with both values and the difference, if there is no room for all bars. */
function pairTable(
  { header, names }: ReadTable,
  { gaps, pair, sum }: Compared,
  language: Language,
): TablePage {
  const rows = [...gaps, ...(sum ? [sum] : [])].map(({ own, other }) => [
    own.name,
    other.text,
    own.text,
    changeOf(other.value, own.value, language).replace(/[ ()]/gu, ''),
  ])
  const head = [header[names] ?? '', pair.other.name, pair.own.name, 'Δ']
  const isShare = isShareOf(pair)
  return {
    kind: 'table',
    isTelling: true,
    points: [],
    // Percentages differ by points, not by percent.
    table: { rows: [head, ...rows].map((row) => (isShare ? row.slice(0, -1) : row)) },
    columns: [pair.own.column, pair.other.column],
    worth: 1,
  }
}

function isShareOf({ own }: Pair): boolean {
  return /[%％]/u.test(`${own.unit}${own.name}`)
}

/** Describes a gap: 'North: 342 against Plan 400 (−15 %)'. */
function sayGap(
  { own, other }: Gap,
  pair: Pair,
  { language, isSheet }: Pick<CompareContext, 'language' | 'isSheet'>,
): string {
  const isShare = isShareOf(pair)
  // Without a heading, the claim itself must say what is measured.
  const measured = isSheet ? measuredBy(pair) : ''
  const isSum = own.row < 0 || own.name === 'Σ'
  const row = measured === '' ? own.name : isSum ? measured : `${measured} – ${own.name}`
  if (pair.isMove === true) return sayMove(row, [other, own], { language, isShare })
  const name = pair.isTarget ? '' : shortName(pair.own, pair.other)
  const said = sayFact('against', language, {
    x: row,
    v: nameValue(name, own.text),
    o: nameValue(shortName(pair.other, pair.own), other.text),
  })
  return isShare ? said : `${said}${changeOf(other.value, own.value, language)}`
}

/** Returns what both columns measure, or else the name of the first. */
function measuredBy({ own, other, isMove }: Pair): string {
  const bare = bareName(own)
  const shared = new Set(sharedWords(bare, bareName(other)))
  const both = bare.split(/\s+/u).filter((word) => shared.has(word.toLowerCase()))
  return isMove === true && both.length > 0 ? both.join(' ') : bare
}

/** Returns 'Plan 400', but '1,410 (2026)' where the name and the value would read as one number. */
function nameValue(name: string, value: string): string {
  if (name === '') return value
  return /\p{Nd}$/u.test(name) ? `${value} (${name})` : `${name} ${value}`
}

/** Returns a column's name next to the other column, without the unit and the words that both share. */
function shortName(measure: Measure, other: Measure): string {
  const { name } = measure
  const shared = new Set(sharedWords(name, other.name))
  const bare = bareName(measure)
  const own = bare.split(/\s+/u).filter((word) => !wordsIn(word).every((part) => shared.has(part)))
  const short = own.join(' ')
  // 'Year 2' cannot be shortened to '2', but 2026 is a name.
  const isNumbered = /^\p{Nd}{1,3}$/u.test(short)
  return (isNumbered ? '' : short) || bare || name
}

function bareName({ name }: Measure): string {
  return name.replace(/\s*[(（][^()（）]*[)）]/gu, '').trim()
}

/** Returns bars for both values side by side, limited to the rows that differ most. */
function pairChart(gaps: readonly Gap[], pair: Pair): NonNullable<TablePage['chart']> {
  const shown = widest(gaps)
  const data = shown.flatMap(({ own, other }) => [
    bar(`${own.name}: ${shortName(pair.other, pair.own)}`, other.value),
    bar(`${own.name}: ${shortName(pair.own, pair.other)}`, own.value),
  ])
  const name = `${pair.other.name} – ${pair.own.name}`
  const title = nameOfChart(name, shown.length, gaps.length)
  return { type: 'horizontal-bar', title, data, colors: [] }
}

function widest(gaps: readonly Gap[]): readonly Gap[] {
  const most = new Set(
    gaps.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, chartPoints.max / 2),
  )
  return gaps.filter((gap) => most.has(gap)).toSorted((a, b) => b.own.value - a.own.value)
}

/** Returns the results as shares of their targets. */
function shareChart(
  table: ReadTable,
  gaps: readonly Gap[],
  pair: Pair,
): NonNullable<TablePage['chart']> {
  const ordered = table.times ? gaps : gaps.toSorted((a, b) => b.change - a.change)
  const shown =
    ordered.length <= chartPoints.max ? ordered : [...ordered.slice(0, 4), ...ordered.slice(-4)]
  const name = `${shortName(pair.own, pair.other)} / ${shortName(pair.other, pair.own)} (%)`
  return {
    type: table.times && shown.length >= 4 ? 'line' : 'horizontal-bar',
    title: nameOfChart(name, shown.length, gaps.length),
    data: shown.map(({ own, change }) => bar(own.name, Math.round((1 + change) * 1000) / 10)),
    colors: [],
  }
}

function bar(label: string, value: number): { readonly label: string; readonly value: number } {
  return { label: label.slice(0, chartLabelLength), value }
}
