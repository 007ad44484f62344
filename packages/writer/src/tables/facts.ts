import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import type { Fact, Measure, ReadTable } from './columns.ts'

/** Latin letters of a claim that is a title. */
export const longestClaim = 96

export function factsOf(
  { rows, names, beside }: ReadTable,
  { values, column }: Measure,
): readonly Fact[] {
  return values.flatMap((value, row) => {
    const name = [names, ...(beside === undefined ? [] : [beside])]
      .map((at) => rows[row]?.[at]?.trim() ?? '')
      .filter(Boolean)
      .join(' · ')
    return value === undefined || name === ''
      ? []
      : [{ row, name, value, text: spelled(rows[row]?.[column] ?? '') }]
  })
}

/** '652400' as '652,400': a sheet's digits as they are read. */
function spelled(cell: string): string {
  const text = cell.trim()
  return /^\d{5,12}(?:\.\d+)?$/u.test(text) ? Number(text).toLocaleString('en') : text
}

/** The name of a chart, and how many of the rows it shows where that is not all of them: 'Visits (8 / 12)'. */
export function nameOfChart(name: string, shown: number, all: number): string {
  const count = shown < all ? ` (${shown} / ${all})` : ''
  return `${name.slice(0, deckLimits.chartTitleLength - count.length)}${count}`
}

const mostLeft = 6

/** What a chart has no bar for, so that it is not lost: 'San Roque: 12,300 · Las Eras: 9,840'. */
export function leftOut(all: readonly Fact[], shown: readonly Fact[]): readonly string[] {
  const left = all.filter((fact) => !shown.includes(fact))
  return left.length === 0 || left.length > mostLeft
    ? []
    : [left.map(({ name, text }) => `${name}: ${text}`).join(' · ')]
}

/** ' (+18 %)'; nothing where there is no whole to compare with. */
export function changeOf(first: number, last: number, language: Language): string {
  const change = Math.abs(last / first - 1)
  if (first <= 0 || change >= 10 || change < 0.005) return ''
  const percent = new Intl.NumberFormat(language === 'other' ? 'en' : language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return ` (${percent.format(last / first - 1).replace('-', '−')})`
}
