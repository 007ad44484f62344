import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { widthOf } from '../text/width.ts'
import type { Measure, ReadTable } from './columns.ts'
import { makeClaim, factsOf, sayMove } from './facts.ts'
import type { TablePage } from './tablePage.ts'
import { timeColumn } from './times.ts'

const { chartPoints, chartTitleLength, chartLabelLength } = deckLimits
/** Maximum rows that are followed over time. */
const mostCourses = 3

/**
 * Returns measures with the same unit in chronological order, or an empty list unless their names are points in time.
 */
export function inTime({ measures, times }: ReadTable, language: Language): readonly Measure[] {
  const own = measures.filter(({ isTarget }) => !isTarget)
  const isOne = times === undefined && new Set(own.map(({ unit }) => unit)).size === 1
  const found = isOne
    ? timeColumn(
        own.map(({ name }) => lastWords(name)),
        language,
      )
    : undefined
  const placed = (found ?? []).map((time, index) => ({ measure: own[index], time }))
  return placed.toSorted((a, b) => a.time - b.time).flatMap(({ measure }) => measure ?? [])
}

/** Returns the time at the end of a column name: 'Pairs in 2024' is a column for 2024. */
function lastWords(name: string): string {
  const bare = name.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '')
  return widthOf(bare) <= 24 ? bare.replace(/^.*?(?=(?:\p{L}+\s)?\d{4}\s*$)/u, '') : bare
}

/** Returns a chart over time for each of the rows that changed most, if the columns are points in time. */
export function coursePages(
  table: ReadTable,
  order: readonly Measure[],
  language: Language,
): readonly TablePage[] {
  const columns = order.map((measure) => ({ measure, facts: factsOf(table, measure) }))
  const courses = table.rows.flatMap((_, row) => {
    const facts = columns.flatMap(({ facts: own }) => own.find((fact) => fact.row === row) ?? [])
    const [first, last] = [facts[0], facts.at(-1)]
    const isDrawn = facts.length >= chartPoints.min && facts.every(({ value }) => value >= 0)
    return first && last && isDrawn
      ? [{ facts, first, last, moved: Math.abs(last.value - first.value) }]
      : []
  })
  return courses
    .toSorted((a, b) => b.moved - a.moved)
    .slice(0, mostCourses)
    .map(({ facts, first, last }, index) => ({
      kind: 'chart',
      ...makeClaim(
        sayMove(first.name, [first, last], {
          language,
          isShare: /[%％]/u.test(order[0]?.unit ?? ''),
        }),
      ),
      isTelling: true,
      points: [],
      chart: {
        type: facts.length >= 4 ? 'line' : 'bar',
        title: first.name.slice(0, chartTitleLength),
        data: thinOut(
          columns.flatMap(({ measure, facts: own }) => {
            const fact = own.find(({ row }) => row === first.row)
            return fact ? { label: measure.name.slice(0, chartLabelLength), value: fact.value } : []
          }),
        ),
        colors: [],
      },
      worth: 0.9 - index * 0.15,
    }))
}

/** Returns as many evenly spaced points as a chart holds, including the first and the last. */
export function thinOut<T>(points: readonly T[]): T[] {
  if (points.length <= chartPoints.max) return [...points]
  const step = (points.length - 1) / (chartPoints.max - 1)
  return Array.from({ length: chartPoints.max }, (_, index) =>
    points.slice(Math.round(index * step)).slice(0, 1),
  ).flat()
}
