import { attributeOf, childAt, childrenNamed, numberOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'

/** Formats a number by its cell's style: with its unit, or as a date. */
export type CellFormat = (value: number, style: number) => string

const builtInDates = new Set([14, 15, 16, 17, 22, 27, 30, 36, 45, 46, 47, 50, 57])
const builtInPercent = new Set([9, 10])
const dayMs = 24 * 60 * 60 * 1000
const currencies = /[€$£¥₹₽₩₺₫฿₪]/u

/** `isOld`: dates are counted from 1904, as on old Macintoshes. ECMA-376 part 1, 18.8.30. */
export function cellFormats(styles: XmlElement | undefined, isOld: boolean): CellFormat {
  const codes = new Map(
    childrenNamed(childAt(styles, 'numFmts'), 'numFmt').map((format) => [
      numberOf(format, 'numFmtId'),
      attributeOf(format, 'formatCode') ?? '',
    ]),
  )
  const ids = childrenNamed(childAt(styles, 'cellXfs'), 'xf').map(
    (xf) => numberOf(xf, 'numFmtId') ?? 0,
  )
  return (value, style) => {
    const id = ids[style] ?? 0
    const code = (codes.get(id) ?? '').split(';')[0] ?? ''
    if (!Number.isFinite(value)) return ''
    if (builtInDates.has(id) || isDateCode(code)) return dateText(value, isOld)
    if (builtInPercent.has(id) || stripLiterals(code).includes('%'))
      return `${formatNumber(value * 100)}%`
    return withCurrency(value, code)
  }
}

/** Adds the currency code or sign at its position in the format. */
function withCurrency(value: number, code: string): string {
  const [sign] = currencies.exec(code.replaceAll(/\[\$([^-\]]*)[^\]]*\]/gu, '$1')) ?? []
  const text = formatNumber(value)
  if (sign === undefined) return text
  return value < 0 ? `-${sign}${text.slice(1)}` : `${sign}${text}`
}

function formatNumber(value: number): string {
  return String(Number(value.toPrecision(12)))
}

export function isDateCode(code: string): boolean {
  return /[ymdhs]/iu.test(stripLiterals(code)) && !/^general$/iu.test(code)
}

/** Removes quoted literals from a format, which don't affect its kind. */
function stripLiterals(code: string): string {
  return code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./gu, '')
}

/** Formats a serial date as an ISO 8601 date. */
export function dateText(value: number, isOld: boolean): string {
  // Serial day 60 is a nonexistent 29 February; earlier dates hardly occur.
  const from = isOld ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(from + Math.round(value * dayMs))
  if (Number.isNaN(date.getTime())) return formatNumber(value)
  const iso = date.toISOString()
  if (value < 1) return iso.slice(11, 16)
  return value % 1 === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)}`
}
