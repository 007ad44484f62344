import { attribute, type PageElement } from './pageNodes.ts'
import type { PageSheets } from './pageSheets.ts'
import type { Styles } from './pageStyles.ts'

/**
 * Returns the text of a cell: as it was shown, unless that loses digits which nobody chose to leave out, because the
 * column was narrow or the number has no format of its own.
 */
export function cellValue(
  cell: PageElement,
  shown: string,
  { styles, sheets }: { readonly styles: Styles; readonly sheets: PageSheets },
): string {
  const raw = rawNumber(cell)
  if (raw === undefined) return rawText(cell) ?? shown
  const isCut = /^#+$/u.test(shown)
  if (!isCut && (hasFormat(cell, styles, sheets) || digitsOf(raw) === digitsOf(shown))) return shown
  return raw
}

function rawNumber(cell: PageElement): string | undefined {
  const sheets = sheetsValue(cell)
  const text = sheets ? (sheets['1'] === 3 ? String(sheets['3']) : '') : excelNumber(cell)
  const value = text === '' ? Number.NaN : Number(text)
  // Fifteen digits are what spreadsheets keep; the rest is how computers write fractions.
  return Number.isFinite(value) ? plainNumber(Number(value.toPrecision(15))) : undefined
}

function excelNumber(cell: PageElement): string {
  return attribute(cell, 'x:num')
}

/** Digits without an exponent, as far as anybody would write them. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') && Number.isInteger(value) && Math.abs(value) < 1e30
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 0 })
    : text
}

// Long texts that a cell shows only in part.
function rawText(cell: PageElement): string | undefined {
  const text = sheetsValue(cell)?.['2']
  return typeof text === 'string' && text.trim() !== ''
    ? text.replaceAll(/\s+/gu, ' ').trim()
    : undefined
}

function sheetsValue(cell: PageElement): Readonly<Record<string, unknown>> | undefined {
  const json = attribute(cell, 'data-sheets-value')
  if (json === '') return undefined
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function hasFormat(cell: PageElement, styles: Styles, { numberFormats }: PageSheets): boolean {
  if (attribute(cell, 'data-sheets-numberformat') !== '') return true
  const classes = attribute(cell, 'class').toLowerCase().split(/\s+/u)
  const format =
    styles.get('mso-number-format') ??
    classes.map((name) => numberFormats.get(name)).find((found) => found !== undefined)
  return format !== undefined && !/^"?general"?$/u.test(format)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '').replace(/^0+/u, '')
}
