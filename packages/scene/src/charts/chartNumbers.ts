import type { DeckLanguage } from '@deckloom/deck'
import {
  axisFormat,
  officeNumber,
  printings,
  type NumberStyle,
  type OfficeNumber,
  type Printing,
  type Scale,
} from './officeFormats.ts'

/** A number of a chart as the scene prints it and as office programs format it. */
export interface ChartNumber extends OfficeNumber {
  readonly text: string
}

const ones: Scale = { from: 1, unit: '', commas: '' }
/**
 * For scales that no office format can divide by: axis steps, which no cell spells out, are printed with all digits.
 */
const allDigits: Scale = { from: 1, unit: '' }

const digits = 3
/** Smaller numbers are printed with all digits. */
const leastShort = 1e6
/** Smaller numbers are printed with an exponent, because nobody counts zeros. */
const leastPlain = 1e-5

/**
 * Formats values that are read together: three significant digits of the greatest (all digits of a number below a
 * million), grouped thousands, abbreviated large numbers, and the same number of decimals for all values of one unit.
 */
export function chartNumbers(
  values: readonly number[],
  locale: DeckLanguage = 'en',
): readonly ChartNumber[] {
  const printing = printings[locale]
  const shapes = values.map((value) => ({ value, ...shapeOf(value, printing) }))
  return shapes.map(({ value, scale, needed, magnitude }) => {
    if (value === 0) return { text: '0', format: '0' }
    const peers = shapes.filter((shape) => shape.scale === scale && shape.value !== 0)
    const most = Math.min(...peers.map((peer) => peer.most))
    const shared = Math.min(most, Math.max(...peers.map((peer) => peer.needed)))
    // Next to large numbers, a small one keeps two digits so that it does not become 0.
    const own = Math.min(needed, Math.max(0, 1 - magnitude))
    const style = { scale, decimals: Math.max(shared, own), printing }
    const text = printScaled(value, style)
    return { text, ...officeNumber(text, style) }
  })
}

/** Formats the steps of an axis: all in the unit of the greatest, with the decimals that one step needs. */
export function axisNumbers(
  steps: readonly number[],
  locale: DeckLanguage = 'en',
): readonly ChartNumber[] {
  const greatest = steps.at(-1) ?? 0
  const printing = printings[locale]
  const { scale: own } = shapeOf(greatest, printing)
  const scale = own && own.commas === undefined ? allDigits : own
  const decimals = Math.max(...steps.map((step) => neededDecimals(mantissa(step, scale))))
  const style = { scale, decimals, printing }
  const format = axisFormat(style)
  return steps.map((step) => ({ text: step === 0 ? '0' : printScaled(step, style), format }))
}

interface NumberShape {
  /** Absent for numbers with an exponent. */
  readonly scale: Scale | undefined
  /** Decimals that three significant digits allow, and those that the value needs. */
  readonly most: number
  readonly needed: number
  /** Power of ten of its first digit, in its unit. */
  readonly magnitude: number
}

function shapeOf(value: number, { scales }: Printing): NumberShape {
  const rounded = Number(value.toPrecision(digits))
  if (rounded !== 0 && rounded < leastPlain) {
    const needed = neededDecimals(mantissa(rounded))
    return { scale: undefined, most: digits - 1, needed, magnitude: 0 }
  }
  const scale = scales.find(({ from }) => rounded >= Math.max(from, leastShort)) ?? ones
  const scaled = value / scale.from
  const magnitude = scaled === 0 ? 0 : Math.floor(Math.log10(Number(scaled.toPrecision(digits))))
  const most = Math.max(0, digits - 1 - magnitude)
  return { scale, most, needed: neededDecimals(Number(scaled.toFixed(most))), magnitude }
}

function mantissa(value: number, scale?: Scale): number {
  if (scale) return value / scale.from
  return value === 0 ? 0 : Number(value.toExponential(digits - 1).split('e')[0])
}

function neededDecimals(value: number): number {
  const decimals = Array.from({ length: 9 }, (_, count) => count)
  return decimals.find((count) => Math.abs(Number(value.toFixed(count)) - value) < 1e-10) ?? 9
}

function printScaled(value: number, { scale, decimals, printing }: NumberStyle): string {
  if (!scale) {
    const [number = '0', exponent = '0'] = value.toExponential(decimals).split('e')
    return `${number.replace('.', printing.decimal)}E${exponent.replace('+', '')}`
  }
  return `${groupDigits((value / scale.from).toFixed(decimals), printing)}${scale.unit}`
}

function groupDigits(number: string, { group, decimal, pairs }: Printing): string {
  const [whole = '0', fraction] = number.split('.')
  const ends = pairs ? /\B(?=(?:\d{2})*\d{3}$)/gu : /\B(?=(?:\d{3})+$)/gu
  const thousands = whole.replaceAll(ends, group)
  return fraction === undefined ? thousands : `${thousands}${decimal}${fraction}`
}

/**
 * Returns the number format for whole percentages, which office programs round one by one. A nonzero part is never "0
 * %".
 */
export function shareFormat(locale: DeckLanguage = 'en'): string {
  const { percent } = printings[locale]
  const format = percent.replace('\u00A0', '\\\u00A0')
  return `[=0]${format};[<0.005]"<${percent.replace('0', '1')}";${format}`
}

export function shareText(share: number, locale: DeckLanguage = 'en'): string {
  const { percent } = printings[locale]
  const text = (digit: number): string => percent.replace('0', String(digit))
  return share > 0 && share < 0.005 ? `<${text(1)}` : text(Math.round(share * 100))
}

/**
 * Returns axis steps of 1, 2, 2.5 or 5 times a power of ten, at most `most` of them, from zero to past the greatest
 * value.
 */
export function axisSteps(greatest: number, most = 5): readonly number[] {
  if (greatest <= 0) return [0, 1]
  const rough = greatest / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * 0.999999)
  const step = (factor ?? 10) * power
  const count = Math.max(1, Math.ceil(greatest / step - 1e-6))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
