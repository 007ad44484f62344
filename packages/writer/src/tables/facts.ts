import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { widthOf } from '../text/width.ts'
import claims from './claims.json' with { type: 'json' }
import type { Fact, Measure, ReadTable } from './columns.ts'
import type { TablePage } from './tablePage.ts'

/** Maximum width, in Latin letters, of a claim used as a title. */
const longestClaim = 96

export function factsOf(
  { header, rows, names, beside }: ReadTable,
  { values, column }: Measure,
): readonly Fact[] {
  return values.flatMap((value, row) => {
    const name = [names, ...(beside === undefined ? [] : [beside])]
      .map((at) => rows[row]?.[at]?.trim() ?? '')
      .filter(Boolean)
      .map((cell, index) => (index === 0 ? calledBy(cell, header[names] ?? '') : cell))
      .join(' · ')
    return value === undefined || name === ''
      ? []
      : [{ row, name, value, text: addSeparators(rows[row]?.[column] ?? '') }]
  })
}

/** Returns the name of a row. A bare number needs the column heading: 'Week 12'. */
function calledBy(cell: string, head: string): string {
  return /\p{L}/u.test(cell) || head === '' || /^\p{Nd}{4}\b/u.test(cell) ? cell : `${head} ${cell}`
}

/** Adds thousands separators to a bare number: '652400' becomes '652,400'. */
function addSeparators(cell: string): string {
  const text = cell.trim()
  return /^\d{5,12}(?:\.\d+)?$/u.test(text) ? Number(text).toLocaleString('en') : text
}

/** Returns the name of a chart, with the number of rows shown if these are not all: 'Visits (8 / 12)'. */
export function nameOfChart(name: string, shown: number, all: number): string {
  const count = shown < all ? ` (${shown} / ${all})` : ''
  return `${name.slice(0, deckLimits.chartTitleLength - count.length)}${count}`
}

const mostLeft = 6

/** Returns a line for the rows without a bar, so that they are not lost: 'San Roque: 12,300 · Las Eras: 9,840'. */
export function leftOut(all: readonly Fact[], shown: readonly Fact[]): readonly string[] {
  const left = all.filter((fact) => !shown.includes(fact))
  return left.length === 0 || left.length > mostLeft
    ? []
    : [left.map(({ name, text }) => `${name}: ${text}`).join(' · ')]
}

/** Returns the relative change, as in ' (+18 %)', or an empty string if it is negligible, too large, or not defined. */
export function changeOf(first: number, last: number, language: Language): string {
  const change = Math.abs(last / first - 1)
  if (first <= 0 || last <= 0 || change >= 10 || change < 0.005) return ''
  const percent = new Intl.NumberFormat(language === 'other' ? 'en' : language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return ` (${percent.format(last / first - 1).replace('-', '−')})`
}

type Form = keyof (typeof claims)['en']

/**
 * Fills a claim with the names in the table. These may have any gender, case and number, so that the claims avoid
 * inflection around them.
 */
export function sayFact(
  form: Form,
  language: Language,
  words: Readonly<Record<string, string>>,
): string {
  const said = claims[language === 'other' ? 'en' : language][form]
  return said.replace(/\{(\p{Ll})\}/gu, (_, slot: string) => words[slot] ?? '')
}

/**
 * Describes a change: 'Sales rose from 300 to 342 (+14 %)'. Percentages change by points, so that they get no
 * percentage.
 */
export function sayMove(
  name: string,
  [first, last]: readonly [Fact, Fact],
  { language, isShare }: { readonly language: Language; readonly isShare: boolean },
): string {
  const form = last.value < first.value ? 'fell' : 'rose'
  const change = isShare ? '' : changeOf(first.value, last.value, language)
  return `${sayFact(form, language, { x: name, a: first.text, b: last.text })}${change}`
}

/** Returns the claim if it fits in a title. */
export function makeClaim(claim: string): Pick<TablePage, 'claim'> {
  return widthOf(claim) <= longestClaim ? { claim } : {}
}
