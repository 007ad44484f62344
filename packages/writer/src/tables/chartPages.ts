import { type ChartData, deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { widthOf } from '../text/width.ts'
import claims from './claims.json' with { type: 'json' }
import { comparePages } from './comparePages.ts'
import type { Fact, Measure, ReadTable } from './columns.ts'
import { changeOf, factsOf, leftOut, longestClaim, nameOfChart } from './facts.ts'
import type { TablePage } from './tablePage.ts'
import { timeColumn } from './times.ts'

const { chartPoints, chartTitleLength, chartLabelLength } = deckLimits
const mostCharts = 6
/** Rows that are followed over time. */
const mostCourses = 3
const mostParts = 5
/** Months up to the year 1500: what is less has no year. */
const yearsBegin = 12 * 1_500

/** Charts of a table, the most telling first; none where nothing in it can be measured. */
export function chartPages(table: ReadTable, language: Language): readonly TablePage[] {
  const planned = comparePages(table, { language, likes: false })
  const across = planned.told.size > 0 ? undefined : acrossTime(table, language)
  if (across) return across
  const { pages: compared, told } =
    planned.told.size > 0 ? planned : comparePages(table, { language, likes: true })
  const single = table.measures
    .filter((measure) => !told.has(measure) && (!measure.isTarget || table.measures.length === 1))
    .flatMap((measure) => measurePage(table, measure, { language }) ?? [])
  return [...compared, ...single].toSorted((a, b) => b.worth - a.worth).slice(0, mostCharts)
}

function measurePage(
  table: ReadTable,
  measure: Measure,
  { language, row }: { readonly language: Language; readonly row?: number | undefined },
): TablePage | undefined {
  const facts = factsOf(table, measure)
  if (facts.length < chartPoints.min || facts.some(({ value }) => value < 0)) return undefined
  const told = table.times ? timeFacts(facts, table.times) : undefined
  const claim = told ? courseClaim(measure, told, language) : rankClaim(measure, facts, language)
  const shown = told ? thinned(told) : ranked(facts, row)
  return {
    kind: 'chart',
    ...(widthOf(claim) <= longestClaim && { claim }),
    points: told
      ? peakPoints(told, measure, language)
      : [...rankPoints(facts, measure, language), ...leftOut(facts, shown)],
    chart: {
      type: chartType(shown, measure, told !== undefined),
      title: chartTitle(measure, told ? facts.length : shown.length, facts.length),
      data: shown.map(dataOf),
      colors: [],
    },
    worth: Math.min(1, 0.5 + effectOf(facts, told !== undefined) / 2),
  }
}

/** The rows in the order of time; months without a year stay as they stand, since a winter begins in November. */
function timeFacts(facts: readonly Fact[], times: readonly number[]): readonly Fact[] {
  if (times.some((time) => time < yearsBegin)) return facts
  const placed = facts.map((fact, index) => ({ fact, time: times[index] ?? 0 }))
  return placed.toSorted((a, b) => a.time - b.time).map(({ fact }) => fact)
}

/** The rows by size; of too many the first, with the last and that of the claim, which the page speaks of. */
function ranked(facts: readonly Fact[], claimed?: number): readonly Fact[] {
  const sorted = facts.toSorted((a, b) => b.value - a.value)
  const isNamed = (fact: Fact): boolean => fact === sorted.at(-1) || fact.row === claimed
  const others = sorted.filter((fact) => !isNamed(fact))
  const shown = new Set(others.slice(0, chartPoints.max - (sorted.length - others.length)))
  return sorted.filter((fact) => isNamed(fact) || shown.has(fact))
}

/** As many points as a chart holds, the first and the last among them, at even distances. */
function thinned(facts: readonly Fact[]): readonly Fact[] {
  if (facts.length <= chartPoints.max) return facts
  const step = (facts.length - 1) / (chartPoints.max - 1)
  return Array.from(
    { length: chartPoints.max },
    (_, index) => facts[Math.round(index * step)],
  ).filter((fact) => fact !== undefined)
}

function chartType(facts: readonly Fact[], { unit }: Measure, isTime: boolean): ChartData['type'] {
  if (isTime) return facts.length >= 4 ? 'line' : 'bar'
  const sum = facts.reduce((total, { value }) => total + value, 0)
  if (/[%％]/u.test(unit) && Math.abs(sum - 100) <= 1.5 && facts.length <= mostParts) return 'donut'
  const isLong = facts.some(({ name }) => widthOf(name) > 14)
  return isLong || facts.length > mostParts ? 'horizontal-bar' : 'bar'
}

function dataOf({ name, value }: Fact): { readonly label: string; readonly value: number } {
  return { label: name.slice(0, chartLabelLength), value }
}

/** The name of the measure with its unit, where the name does not say it. */
function chartTitle({ name, unit }: Measure, shown: number, all: number): string {
  const isSaid = unit === '' || name.includes(unit)
  const own = (isSaid ? name : `${name} (${unit})`) || unit || '–'
  return nameOfChart(own, shown, all)
}

/** How much there is to see: 0 for a flat line. */
function effectOf(facts: readonly Fact[], isTime: boolean): number {
  const values = facts.map(({ value }) => value)
  const [first = 0, last = 0] = isTime
    ? [values[0], values.at(-1)]
    : [Math.min(...values), Math.max(...values)]
  return Math.abs(last - first) / Math.max(1e-9, Math.abs(first), Math.abs(last))
}

function courseClaim({ name, unit }: Measure, facts: readonly Fact[], language: Language): string {
  const [first, last] = [facts[0], facts.at(-1)]
  if (!first || !last) return name
  // Shares change by points, not by percent of themselves.
  const change = /[%％]/u.test(unit) ? '' : changeOf(first.value, last.value, language)
  return `${name}: ${first.text} → ${last.text}${change}`
}

function rankClaim(measure: Measure, facts: readonly Fact[], language: Language): string {
  const sorted = facts.toSorted((a, b) => b.value - a.value)
  const [top, low] = [sorted[0], sorted.at(-1)]
  if (!top || !low) return measure.name
  if (areAlike(top, low)) return say('equal', language, { measure, fact: top })
  return say('highest', language, { measure, fact: top })
}

/** Nobody leads where the least is hardly less than the most. */
function areAlike(top: Fact, low: Fact): boolean {
  return top.value > 0 && (top.value - low.value) / top.value < 0.03
}

function rankPoints(
  facts: readonly Fact[],
  measure: Measure,
  language: Language,
): readonly string[] {
  const sorted = facts.toSorted((a, b) => b.value - a.value)
  const [top, low] = [sorted[0], sorted.at(-1)]
  if (!top || !low || sorted.length < 3 || areAlike(top, low)) return []
  return [say('lowest', language, { measure, fact: low })]
}

function peakPoints(
  facts: readonly Fact[],
  measure: Measure,
  language: Language,
): readonly string[] {
  const inner = facts.slice(1, -1).toSorted((a, b) => b.value - a.value)[0]
  const most = Math.max(facts[0]?.value ?? 0, facts.at(-1)?.value ?? 0)
  return inner && inner.value > most ? [say('highest', language, { measure, fact: inner })] : []
}

interface Said {
  readonly measure: Pick<Measure, 'name'>
  readonly fact: Fact
}

/** Names of a table come in any gender, case and number, so that nothing is inflected around them. */
function say(
  claim: 'highest' | 'lowest' | 'equal',
  language: Language,
  { measure, fact }: Said,
): string {
  const form = language === 'other' ? '{m}: {x} ({v})' : claims[language][claim]
  return form
    .replace('{m}', () => measure.name)
    .replace('{x}', () => fact.name)
    .replace('{v}', () => fact.text)
}

/** Columns that are points in time: what moved most, and who stands where at the end. */
function acrossTime(table: ReadTable, language: Language): readonly TablePage[] | undefined {
  const order = table.times
    ? []
    : inTime(
        table.measures.filter(({ isTarget }) => !isTarget),
        language,
      )
  const [first, last] = [order[0], order.at(-1)]
  if (!first || !last || order.length < 2) return undefined
  const moved = mostMoved(table, { first, last, language })
  const courses =
    order.length < 3
      ? []
      : moved
          .slice(0, mostCourses)
          .flatMap((row, index) => coursePage(table, order, { ...row, index }) ?? [])
  const [top] = moved
  const end = measurePage(table, last, { language, row: top?.row })
  const isSaid = top && courses.length === 0 && widthOf(top.claim) <= longestClaim
  const pages = [end && isSaid ? { ...end, claim: top.claim } : end, ...courses].filter(
    (page) => page !== undefined,
  )
  return pages.length > 0 ? pages.toSorted((a, b) => b.worth - a.worth) : undefined
}

/** Measures of one unit whose names are times, in their order; none where they are something else. */
function inTime(measures: readonly Measure[], language: Language): readonly Measure[] {
  const isOne = new Set(measures.map(({ unit }) => unit)).size === 1
  const times = isOne
    ? timeColumn(
        measures.map(({ name }) => lastWords(name)),
        language,
      )
    : undefined
  const placed = (times ?? []).map((time, index) => ({ measure: measures[index], time }))
  return placed.toSorted((a, b) => a.time - b.time).flatMap(({ measure }) => measure ?? [])
}

/** 'Pairs in 2024' is a column of 2024. */
function lastWords(name: string): string {
  const bare = name.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '')
  return widthOf(bare) <= 24 ? bare.replace(/^.*?(?=(?:\p{L}+\s)?\d{4}\s*$)/u, '') : bare
}

interface Moved {
  readonly row: number
  readonly claim: string
  readonly change: number
}

function mostMoved(
  { rows, names }: ReadTable,
  {
    first,
    last,
    language,
  }: { readonly first: Measure; readonly last: Measure; readonly language: Language },
): readonly Moved[] {
  const moved = rows.flatMap((cells, row) => {
    const [from, to] = [first.values[row], last.values[row]]
    if (from === undefined || to === undefined) return []
    const change = Math.abs(to - from) / Math.max(1e-9, Math.abs(from), Math.abs(to))
    const texts = [cells[first.column] ?? '', cells[last.column] ?? '']
    const claim = `${cells[names] ?? ''}: ${texts[0] ?? ''} → ${texts[1] ?? ''}${changeOf(from, to, language)}`
    return [{ row, claim, change: change * Math.max(from, to) }]
  })
  return moved.toSorted((a, b) => b.change - a.change)
}

/** One row over time. */
function coursePage(
  { rows, names }: ReadTable,
  order: readonly Measure[],
  { row, claim, index }: Moved & { readonly index: number },
): TablePage | undefined {
  const facts = order.flatMap(({ name, values, column }) => {
    const value = values[row]
    return value === undefined ? [] : [{ row, name, value, text: rows[row]?.[column] ?? '' }]
  })
  if (facts.length < chartPoints.min || facts.some(({ value }) => value < 0)) return undefined
  const shown = thinned(facts)
  const title = rows[row]?.[names] ?? ''
  return {
    kind: 'chart',
    ...(widthOf(claim) <= longestClaim && { claim }),
    points: [],
    chart: {
      type: shown.length >= 4 ? 'line' : 'bar',
      title: title.slice(0, chartTitleLength) || '–',
      data: shown.map(dataOf),
      colors: [],
    },
    worth: 0.9 - index * 0.15,
  }
}
