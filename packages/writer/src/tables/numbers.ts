import type { DeckLanguage } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'

/** A parsed column of numbers. */
export interface NumberColumn {
  /** By row; undefined if a cell is empty or marks a missing value. */
  readonly values: readonly (number | undefined)[]
  /** The unit that all cells share: '%', '€', 'km'; empty for bare numbers. */
  readonly unit: string
  /** The thousands and decimal separators, if the cells show the former. */
  readonly signs?: { readonly group: string; readonly decimal: '.' | ',' }
}

const zeros = [0x30, 0x06_60, 0x06_f0, 0x09_66, 0xff_10] as const
const multipliers: Readonly<Record<string, number>> = {
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
  लाख: 1e5,
  करोड़: 1e7,
}
/** Languages with a decimal comma. */
const commaed: ReadonlySet<Language> = new Set(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr'])
const nothing = /^(?:|[-–—.]|n\/?a|k\. ?a\.|…|\.\.\.|\?)$/iu
const shape =
  /^(?<sign>[-−+(]?)\s?(?<before>[^\d\s(+−-][^\d]{0,5}?)?\s?(?<sign2>[-−]?)(?<number>\d[\d.,'’\u00A0\u202F ]*)(?<after>[^\d]{0,14}?)(?<note>\s?(?:\*{1,3}|(?<!m)[¹²³]|\[\d\]))?\)?$/u

/**
 * Parses a column whose cells are all numbers or empty. The decimal separator is determined once for the column: from
 * its cells, else from those of `table`, else from the language.
 */
export function numberColumn(
  cells: readonly string[],
  language: Language,
  table: readonly string[] = [],
): NumberColumn | undefined {
  const plain = cells.map((cell) => asciiDigits(cell.trim()))
  const read = plain.map((cell) => (nothing.test(cell) ? undefined : shape.exec(cell)))
  if (read.includes(null)) return undefined
  const matches = read.filter((match) => match !== undefined && match !== null)
  if (matches.length < 2 || matches.length < cells.length * 0.6) return undefined
  const mark =
    markOf(matches.map((match) => match.groups?.['number'] ?? '')) ??
    markOf(
      table.flatMap((cell) => shape.exec(asciiDigits(cell.trim()))?.groups?.['number'] ?? []),
    ) ??
    (commaed.has(language) ? ',' : '.')
  // Dates, versions and lists of numbers also consist of digits and punctuation.
  const isNumber = numberTest(mark)
  if (!matches.every((match) => isNumber(match.groups?.['number'] ?? ''))) return undefined
  const units = new Set(matches.map(unitOf))
  // Text after a number is a unit only if all cells share it.
  if (units.size > 1) return undefined
  const group = groupIn(plain, mark)
  return {
    values: read.map((match) => (match ? valueOf(match, mark) : undefined)),
    unit: [...units][0] ?? '',
    ...(group !== undefined && { signs: { group, decimal: mark } }),
  }
}

function groupIn(cells: readonly string[], mark: '.' | ','): string | undefined {
  const found = cells.map((cell) => /\d([.,'’\u00A0\u202F ])\d{3}(?!\d)/u.exec(cell)?.[1])
  return found.find((sign) => sign !== undefined && sign !== mark)?.replace(/\s/u, ' ')
}

/** Formats a computed number like the cells of its column, or by language if these show no separator. */
export function spellNumber(
  value: number,
  { signs, unit }: Pick<NumberColumn, 'signs' | 'unit'>,
  language: Language,
): string {
  const format = new Intl.NumberFormat(signs || language === 'other' ? 'en' : language, {
    maximumFractionDigits: 2,
  })
  const { group = '', decimal = '' } = signs ?? {}
  const digits = signs
    ? format.format(value).replace(/[.,]/gu, (sign) => (sign === ',' ? group : decimal))
    : format.format(value)
  return `${digits}${unit === '' ? '' : ` ${unit}`}`
}

/** Returns a language with the number format of a column, if that of the deck's language differs. */
export function localeOf(
  { signs }: Pick<NumberColumn, 'signs'>,
  language: Language,
): { readonly locale?: DeckLanguage } {
  const own = language === 'other' ? 'en' : language
  if (!signs || groupOf(own) === signs.group) return {}
  const locale = ([own, 'en', 'de', 'fr'] as const).find((one) => groupOf(one) === signs.group)
  return locale ? { locale } : {}
}

function groupOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567)
  return (parts.find(({ type }) => type === 'group')?.value ?? '').replace(/\s/u, ' ')
}

/** Returns a test for whether digits are grouped like a number: by three, or by two as in 1,20,000. */
function numberTest(mark: '.' | ','): (digits: string) => boolean {
  const group = `[${mark === '.' ? ',' : '.'}'’\\u00A0\\u202F ]`
  const whole = new RegExp(
    `^(?:\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})(?:[${mark}]\\d+)?$`,
    'u',
  )
  return (digits) => whole.test(digits.replace(/[.,'’\s]+$/u, ''))
}

function asciiDigits(text: string): string {
  return text
    .replace(/٬/gu, ',')
    .replace(/٫/gu, '.')
    .replace(/\p{Nd}/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0
      const zero = zeros.find((start) => code >= start && code < start + 10)
      return zero === undefined ? sign : String(code - zero)
    })
}

function unitOf({ groups }: RegExpExecArray): string {
  const after = (groups?.['after'] ?? '').trim()
  return `${(groups?.['before'] ?? '').trim()}${after in multipliers ? '' : after}`
}

/** Returns the decimal separator, if the cells reveal it. */
function markOf(numbers: readonly string[]): '.' | ',' | undefined {
  const both = numbers.find((number) => number.includes('.') && number.includes(','))
  if (both !== undefined) return both.lastIndexOf('.') > both.lastIndexOf(',') ? '.' : ','
  return markShown(numbers, '.') ?? markShown(numbers, ',')
}

/**
 * Returns what cells with a mark reveal: it separates decimals, or it separates thousands, so that the other one
 * separates decimals.
 */
function markShown(numbers: readonly string[], mark: '.' | ','): '.' | ',' | undefined {
  const own = numbers.filter((number) => number.includes(mark))
  const other = mark === '.' ? ',' : '.'
  if (own.some((number) => number.split(mark).length > 2)) return other
  const isDecimal = own.some(
    (number) => (number.split(mark).at(-1) ?? '').trim().length !== 3 || /^0[.,]/u.test(number),
  )
  if (isDecimal) return mark
  // Next to 870, 1.420 has a thousands separator; and several values such as 24,910 and 9,870 are unlikely to have
  // three decimals each.
  const areLarge = own.filter((number) => /^\d{2,3}[.,]/u.test(number)).length > own.length / 2
  const isGrouped =
    own.length > 0 &&
    (numbers.some((number) => /^\d{3}$/u.test(number.trim())) ||
      (mark === ',' && own.length > 2 && areLarge))
  return isGrouped ? other : undefined
}

function valueOf({ groups }: RegExpExecArray, mark: '.' | ','): number {
  const digits = (groups?.['number'] ?? '')
    .replace(mark === '.' ? /[,'’\s]/gu : /[.'’\s]/gu, '')
    .replace(',', '.')
  const isNegative = /[-−(]/u.test(`${groups?.['sign'] ?? ''}${groups?.['sign2'] ?? ''}`)
  const times = multipliers[(groups?.['after'] ?? '').trim()] ?? 1
  const value = Number(digits) * times
  return isNegative ? -value : value
}
