import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { widthOf } from '../text/width.ts'
import claims from './claims.json' with { type: 'json' }
import type { Fact, Measure, ReadTable } from './columns.ts'
import type { TablePage } from './tablePage.ts'

/** Latin letters of a claim that is a title. */
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
      : [{ row, name, value, text: spelled(rows[row]?.[column] ?? '') }]
  })
}

/** A number alone is no name: 'Week 12'. */
function calledBy(cell: string, head: string): string {
  return /\p{L}/u.test(cell) || head === '' || /^\p{Nd}{4}\b/u.test(cell) ? cell : `${head} ${cell}`
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
  if (first <= 0 || last <= 0 || change >= 10 || change < 0.005) return ''
  const percent = new Intl.NumberFormat(language === 'other' ? 'en' : language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return ` (${percent.format(last / first - 1).replace('-', '−')})`
}

type Form = keyof (typeof claims)['en']

/** A claim in the words of the table; its names come in any gender, case and number, so that nothing is inflected around them. */
export function sayFact(
  form: Form,
  language: Language,
  words: Readonly<Record<string, string>>,
): string {
  const said = claims[language === 'other' ? 'en' : language][form]
  return said.replace(/\{(\p{Ll})\}/gu, (_, slot: string) => words[slot] ?? '')
}

/** 'Sales rose from 300 to 342 (+14 %)'; shares change by points, not by percent of themselves. */
export function sayMove(
  name: string,
  [first, last]: readonly [Fact, Fact],
  { language, isShare }: { readonly language: Language; readonly isShare: boolean },
): string {
  const form = last.value < first.value ? 'fell' : 'rose'
  const change = isShare ? '' : changeOf(first.value, last.value, language)
  return `${sayFact(form, language, { x: name, a: first.text, b: last.text })}${change}`
}

/** A claim that a title has room for. */
export function claimed(claim: string): Pick<TablePage, 'claim'> {
  return widthOf(claim) <= longestClaim ? { claim } : {}
}
