import type { ChartLocale } from '@deckloom/deck'

/** A number as charts of office programs are told about it. */
export interface OfficeNumber {
  /** Office number format that prints it. */
  readonly format: string
  /** Present where no format prints it in every reader's country. */
  readonly spelled?: SpelledNumber
}

/** A number that a cell of the chart's workbook spells. */
export interface SpelledNumber {
  readonly text: string
  /** The format of the value `times` a number, `per` another: all its digits are whole. Absent for an exponent. */
  readonly digits?: { readonly times: number; readonly per: number; readonly format: string }
}

export interface Scale {
  readonly from: number
  readonly unit: 'million' | 'billion' | 'trillion' | undefined
  /** Each comma at the end of an office format divides by a thousand. */
  readonly commas: string
}

export interface Printing {
  readonly group: string
  readonly decimal: string
  readonly million: string
  readonly billion: string
  readonly trillion: string
  /** Windows' number of the language (MS-LCID), in which formats name it. */
  readonly lcid: string
}

// A table and not Intl: every browser and every server must print the same.
export const printings: Readonly<Record<ChartLocale, Printing>> = {
  en: { group: ',', decimal: '.', million: 'm', billion: 'bn', trillion: 'tn', lcid: '409' },
  es: points('C0A', ['\u00A0M', '\u00A0mil\u00A0M', '\u00A0B']),
  fr: { ...points('40C', ['\u00A0M', '\u00A0Md', '\u00A0Bn']), group: '\u00A0' },
  de: points('407', ['\u00A0Mio.', '\u00A0Mrd.', '\u00A0Bio.']),
  pt: points('416', ['\u00A0M', '\u00A0mil\u00A0M', '\u00A0B']),
  it: points('410', ['\u00A0Mln', '\u00A0Mrd', '\u00A0Bln']),
}

/** Thousands in points and decimals behind a comma. */
function points(
  lcid: string,
  [million, billion, trillion]: readonly [string, string, string],
): Printing {
  return { group: '.', decimal: ',', million, billion, trillion, lcid }
}

export interface NumberStyle {
  /** Absent for numbers with an exponent. */
  readonly scale: Scale | undefined
  readonly decimals: number
  readonly printing: Printing
}

/** How an office program prints a number of a style; `text` is how the scene does. */
export function officeNumber(text: string, style: NumberStyle): OfficeNumber {
  const { scale, decimals, printing } = style
  const format = officeFormat(style)
  // The point of a format is what it is in English.
  if (decimals === 0 || printing.decimal === '.') return { format }
  if (!scale) return { format, spelled: { text } }
  const digits = {
    times: 10 ** decimals,
    per: scale.from,
    format: `0"${printing.decimal}"${'0'.repeat(decimals)}${quotedUnit(scale, printing)}`,
  }
  return { format, spelled: { text, digits } }
}

/** The format of all steps of an axis; its zero has no unit and no decimals. */
export function axisFormat(style: NumberStyle): string {
  const { scale, decimals, printing } = style
  const format = officeFormat(style)
  // LibreOffice follows the language that the first section names.
  if (decimals > 0) return `[=0]${named(printing)}0;${format}`
  const isPlain = scale !== undefined && scale.unit === undefined
  return isPlain ? format : `[=0]0;${format}`
}

/**
 * Programs print the comma and the point of a format with their reader's signs. A comma that is quoted stays, so
 * thousands are parted that way; before decimals the language is named, which some programs follow.
 */
function officeFormat({ scale, decimals, printing }: NumberStyle): string {
  const language = named(printing)
  const fraction = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`
  if (!scale) return `${fraction === '' ? '' : language}0${fraction}E+0`
  const end = `${scale.commas}${quotedUnit(scale, printing)}`
  if (fraction !== '') return `${language}#,##0${fraction}${end}`
  const group = `"${printing.group}"000`
  const thousands = `[>=${999.5 * scale.from}]0${group}${end};0${end}`
  return scale.unit === undefined ? `[>=999999.5]0${group}${group};${thousands}` : thousands
}

function quotedUnit({ unit }: Scale, printing: Printing): string {
  return unit === undefined ? '' : `"${printing[unit]}"`
}

function named({ lcid }: Printing): string {
  return `[$-${lcid}]`
}
