import type { DeckLanguage } from '@deckloom/deck'

/** A number as charts in office programs store it. */
export interface OfficeNumber {
  /** Office number format that prints it. */
  readonly format: string
  /** Present if no format prints the number correctly in every reader's locale. */
  readonly spelled?: SpelledNumber
}

/** A number that a cell of the chart's workbook spells out. */
export interface SpelledNumber {
  readonly text: string
  /**
   * Format of the value multiplied by `times` and divided by `per`, which makes all its digits whole. Absent for an
   * exponent.
   */
  readonly digits?: { readonly times: number; readonly per: number; readonly format: string }
}

export interface Scale {
  readonly from: number
  /** Written after the number. */
  readonly unit: string
  /** Trailing commas of an office format, each of which divides by a thousand; absent if no number of commas fits. */
  readonly commas?: string
}

/** How a language writes numbers. */
export interface Printing {
  readonly group: string
  readonly decimal: string
  /** Units of large numbers, the greatest first. */
  readonly scales: readonly Scale[]
  /** Hindi groups the last three digits, then every two. */
  readonly pairs?: boolean
  /** Percent pattern, with a 0 in place of its digits. */
  readonly percent: string
  /** Windows language code (MS-LCID), as used in number formats. */
  readonly lcid: string
}

const noBreak = '\u00A0'

// A table rather than Intl, because every browser and server must print the same.
export const printings: Readonly<Record<DeckLanguage, Printing>> = {
  en: { ...commas('409'), scales: thousands('m', 'bn', 'tn') },
  de: {
    ...points('407'),
    scales: thousands(' Mio.', ' Mrd.', ' Bio.'),
    percent: keepSpaces('0 %'),
  },
  es: { ...points('C0A'), scales: thousands(' M', ' mil M', ' B'), percent: keepSpaces('0 %') },
  fr: {
    ...points('40C'),
    group: noBreak,
    scales: thousands(' M', ' Md', ' Bn'),
    percent: keepSpaces('0 %'),
  },
  it: { ...points('410'), scales: thousands(' Mln', ' Mrd', ' Bln') },
  nl: { ...points('413'), scales: thousands(' mln', ' mld', ' bln') },
  pl: { ...points('415'), group: noBreak, scales: thousands(' mln', ' mld', ' bln') },
  pt: { ...points('416'), scales: thousands(' M', ' mil M', ' B') },
  tr: { ...points('41F'), scales: thousands(' Mn', ' Mr', ' Tn'), percent: '%0' },
  ar: { ...commas('409'), scales: thousands(' مليون', ' مليار', ' تريليون') },
  hi: {
    ...commas('439'),
    pairs: true,
    scales: scales(
      [1e12, ' लाख करोड़', ',,,,'],
      [1e9, ' अरब', ',,,'],
      [1e7, ' करोड़'],
      [1e5, ' लाख'],
    ),
  },
  ja: { ...commas('411'), scales: scales([1e12, '兆', ',,,,'], [1e8, '億'], [1e4, '万']) },
  ko: { ...commas('412'), scales: scales([1e12, '조', ',,,,'], [1e8, '억'], [1e4, '만']) },
  zh: { ...commas('804'), scales: scales([1e12, '万亿', ',,,,'], [1e8, '亿'], [1e4, '万']) },
}

function commas(lcid: string) {
  return { group: ',', decimal: '.', percent: '0%', lcid }
}

/** Points between thousands and a decimal comma. */
function points(lcid: string) {
  return { group: '.', decimal: ',', percent: '0%', lcid }
}

function thousands(million: string, billion: string, trillion: string): readonly Scale[] {
  return scales([1e12, trillion, ',,,,'], [1e9, billion, ',,,'], [1e6, million, ',,'])
}

function scales(
  ...units: readonly (readonly [from: number, unit: string, commas?: string])[]
): readonly Scale[] {
  return units.map(([from, unit, divided]) => ({
    from,
    unit: keepSpaces(unit),
    ...(divided !== undefined && { commas: divided }),
  }))
}

function keepSpaces(text: string): string {
  return text.replaceAll(' ', noBreak)
}

export interface NumberStyle {
  /** Absent for numbers with an exponent. */
  readonly scale: Scale | undefined
  readonly decimals: number
  readonly printing: Printing
}

/** Returns how an office program prints a number of a style; `text` is what the scene prints. */
export function officeNumber(text: string, style: NumberStyle): OfficeNumber {
  const { scale, decimals, printing } = style
  const format = officeFormat(style)
  // The decimal point in a format is always the English one.
  const isPlain = decimals === 0 || printing.decimal === '.'
  if (isPlain && scale?.commas !== undefined) return { format }
  if (!scale) return isPlain ? { format } : { format, spelled: { text } }
  const digits = {
    times: 10 ** decimals,
    per: scale.from,
    format:
      decimals === 0
        ? groupDigits(scale, printing)
        : `0"${printing.decimal}"${'0'.repeat(decimals)}${quoteUnit(scale.unit)}`,
  }
  return { format, spelled: { text, digits } }
}

/** Returns the format of all steps of an axis; its zero has no unit and no decimals. */
export function axisFormat(style: NumberStyle): string {
  const { scale, decimals, printing } = style
  const format = officeFormat(style)
  // LibreOffice uses the language that the first section names.
  if (decimals > 0) return `[=0]${nameLocale(printing)}0;${format}`
  return scale?.unit === '' ? format : `[=0]0;${format}`
}

/**
 * Programs print the comma and the point of a format with their reader's separators. A quoted comma is kept, so
 * thousands are grouped that way; before decimals the format names the language, which some programs follow.
 */
function officeFormat({ scale, decimals, printing }: NumberStyle): string {
  const language = nameLocale(printing)
  const fraction = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`
  if (!scale) return `${fraction === '' ? '' : language}0${fraction}E+0`
  // No format divides by ten thousand: the format prints all digits, and a cell spells out what the label says.
  if (scale.commas === undefined) return allDigits(printing)
  if (fraction === '') return groupDigits(scale, printing)
  return `${language}#,##0${fraction}${scale.commas}${quoteUnit(scale.unit)}`
}

function allDigits(printing: Printing): string {
  const group = `"${printing.group}"`
  return printing.pairs
    ? `[>=9999999.5]0${group}00${group}00${group}000;[>=99999.5]0${group}00${group}000;#,##0`
    : `${nameLocale(printing)}#,##0`
}

/** Returns a format with grouped digits. */
function groupDigits({ from, unit, commas: divided = '' }: Scale, printing: Printing): string {
  const end = `${divided}${quoteUnit(unit)}`
  const power = divided === '' ? 1 : from
  const group = `"${printing.group}"`
  const section = (least: number, ...digits: readonly string[]): string =>
    `[>=${least * power}]0${digits.map((own) => group + own).join('')}${end}`
  const few = `${section(999.5, '000')};0${end}`
  if (unit !== '') return few
  return `${printing.pairs ? section(99_999.5, '00', '000') : section(999_999.5, '000', '000')};${few}`
}

function quoteUnit(unit: string): string {
  return unit === '' ? '' : `"${unit}"`
}

function nameLocale({ lcid }: Printing): string {
  return `[$-${lcid}]`
}
