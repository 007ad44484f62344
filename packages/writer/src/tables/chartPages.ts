import { type ChartData, deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { widthOf } from '../text/width.ts'
import { coursePages, inTime, thinOut } from './acrossTime.ts'
import { comparePages } from './comparePages.ts'
import type { Fact, Measure, ReadTable } from './columns.ts'
import { makeClaim, factsOf, leftOut, nameOfChart, sayFact, sayMove } from './facts.ts'
import { localeOf } from './numbers.ts'
import type { TableContext, TablePage } from './tablePage.ts'

const { chartPoints, chartLabelLength } = deckLimits
const mostCharts = 6
const mostParts = 5
/** Maximum rows in the table of a measure with negative values, which cannot be a bar chart. */
const mostRanked = 8
/** Months up to the year 1500: a smaller value has no year. */
const yearsBegin = 12 * 1_500
/** Relative spread from which a measure gets the full weight. */
const spread = 0.25

/** Returns charts of a table, the most telling first. Empty if the table has nothing measurable. */
export function chartPages(
  table: ReadTable,
  { language, isSheet = false }: Pick<TableContext, 'language' | 'isSheet'>,
): readonly TablePage[] {
  const order = inTime(table, language)
  const last = order.at(-1)
  if (last && order.length > 2) {
    const end = measurePage(table, last, language) ?? []
    return [end, coursePages(table, order, language)].flat().toSorted(byWorth)
  }
  const { pages, told } = comparePages(table, { language, order, isSheet })
  const single = table.measures
    .filter((measure) => !measure.isTarget || table.measures.length === 1)
    .flatMap((measure) => {
      const page = measurePage(table, measure, language)
      // A measure shown in a pair gets its own page only if the source is nothing but rows.
      if (!page || (told.has(measure) && !isSheet)) return []
      return told.has(measure) ? { ...page, worth: page.worth * toldAgain(measure, table) } : page
    })
  return [...pages, ...single].toSorted(byWorth).slice(0, mostCharts)
}

/**
 * Returns the weight of a measure already shown in a pair: high for the latest result, low for an earlier or planned
 * one.
 */
function toldAgain({ column, isTarget }: Measure, { measures }: ReadTable): number {
  const last = measures.findLast((one) => !one.isTarget)
  return !isTarget && column === last?.column ? 0.7 : 0.2
}

function byWorth(a: TablePage, b: TablePage): number {
  return b.worth - a.worth
}

function measurePage(
  table: ReadTable,
  measure: Measure,
  language: Language,
): TablePage | undefined {
  const facts = factsOf(table, measure)
  if (facts.length < chartPoints.min) return undefined
  if (facts.some(({ value }) => value < 0)) return rankedTable(table, measure, { facts, language })
  const told = table.times ? timeFacts(facts, table.times) : undefined
  const shown = told ? thinOut(told) : rankFacts(facts)
  return {
    kind: 'chart',
    ...makeClaim(told ? courseClaim(measure, told, language) : highest(measure, facts, language)),
    ...(told && { isTelling: true }),
    points: told
      ? peakPoints(told, measure, language)
      : [...lowest(measure, facts, language), ...leftOut(facts, shown)],
    chart: {
      type: chartType(shown, measure, told !== undefined),
      title: chartTitle(measure, told ? facts.length : shown.length, facts.length),
      ...localeOf(measure, language),
      data: shown.map(dataOf),
      colors: [],
    },
    ...(shown.length === facts.length && { columns: [measure.column] }),
    worth: 0.5 + Math.min(spread, effectOf(facts, told !== undefined)) * 2,
  }
}

/** Returns a table, best first, for values below zero, because bars begin at zero. */
function rankedTable(
  { header, names }: ReadTable,
  measure: Measure,
  { facts, language }: { readonly facts: readonly Fact[]; readonly language: Language },
): TablePage {
  const sorted = facts.toSorted((a, b) => b.value - a.value)
  const half = mostRanked / 2
  const shown =
    sorted.length <= mostRanked ? sorted : [...sorted.slice(0, half), ...sorted.slice(-half)]
  const rows = shown.map(({ name, text }) => [name, text])
  const [claim = ''] = lowest(measure, facts, language)
  return {
    kind: 'table',
    ...makeClaim(claim),
    points: [highest(measure, facts, language)],
    table: { rows: [[header[names] ?? '', measure.name], ...rows] },
    ...(shown.length === facts.length && { columns: [measure.column] }),
    worth: 1,
  }
}

/** Sorts rows chronologically. Months without a year keep their order, since a winter season begins in November. */
function timeFacts(facts: readonly Fact[], times: readonly number[]): readonly Fact[] {
  if (times.some((time) => time < yearsBegin)) return facts
  const placed = facts.map((fact, index) => ({ fact, time: times[index] ?? 0 }))
  return placed.toSorted((a, b) => a.time - b.time).map(({ fact }) => fact)
}

/** Sorts rows by size; if there are too many, keeps the first ones and the last. */
function rankFacts(facts: readonly Fact[]): readonly Fact[] {
  const sorted = facts.toSorted((a, b) => b.value - a.value)
  return sorted.length <= chartPoints.max
    ? sorted
    : [...sorted.slice(0, chartPoints.max - 1), ...sorted.slice(-1)]
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

/** Returns the name of the measure with its unit, unless the name includes it. */
function chartTitle({ name, unit }: Measure, shown: number, all: number): string {
  const isSaid = unit === '' || name.includes(unit)
  const own = (isSaid ? name : `${name} (${unit})`) || unit || '–'
  return nameOfChart(own, shown, all)
}

/** Returns the relative change or spread of the values: 0 for a flat line. */
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
  // Percentages change by points, not by percent.
  return sayMove(name, [first, last], { language, isShare: /[%％]/u.test(`${unit}${name}`) })
}

function highest({ name }: Measure, facts: readonly Fact[], language: Language): string {
  const [top, low] = ends(facts)
  if (!top || !low) return name
  return sayFact(areAlike(top, low) ? 'equal' : 'highest', language, {
    m: name,
    x: top.name,
    v: top.text,
  })
}

function lowest({ name }: Measure, facts: readonly Fact[], language: Language): readonly string[] {
  const [top, low] = ends(facts)
  if (!top || !low || facts.length < 3 || areAlike(top, low)) return []
  return [sayFact('lowest', language, { m: name, x: low.name, v: low.text })]
}

function ends(facts: readonly Fact[]): readonly [Fact | undefined, Fact | undefined] {
  const sorted = facts.toSorted((a, b) => b.value - a.value)
  return [sorted[0], sorted.at(-1)]
}

/** Whether the smallest value is hardly less than the largest, so that no row leads. */
function areAlike(top: Fact, low: Fact): boolean {
  return top.value > 0 && (top.value - low.value) / top.value < 0.03
}

function peakPoints(
  facts: readonly Fact[],
  measure: Measure,
  language: Language,
): readonly string[] {
  const inner = facts.slice(1, -1).toSorted((a, b) => b.value - a.value)[0]
  const most = Math.max(facts[0]?.value ?? 0, facts.at(-1)?.value ?? 0)
  return inner && inner.value > most
    ? [sayFact('highest', language, { m: measure.name, x: inner.name, v: inner.text })]
    : []
}
