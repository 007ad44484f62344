import type { Box } from './box.ts'
import type { Matrix } from './matrix.ts'

/** Formats numbers for content streams: no exponent, at most three decimals. */
export function numbers(...values: readonly number[]): string {
  let written = ''
  for (const value of values) {
    const rounded = Math.round(value * 1000) / 1000 + 0
    written += written === '' ? rounded : ` ${rounded}`
  }
  return written
}

/** Matrices need more digits than positions, because rounding errors are multiplied by the size of the page. */
export function matrixOperator(matrix: Matrix): string {
  return `${matrix.map((value) => Number(value.toFixed(6)) + 0).join(' ')} cm`
}

export function rectangleOperator({ x, y, width, height }: Box): string {
  return `${numbers(x, y, width, height)} re`
}

/** Encodes text as a hexadecimal UTF-16 string, which can have any character. */
export function unicodeString(text: string): string {
  return `<FEFF${utf16Hex(text)}>`
}

export function utf16Hex(text: string): string {
  let hex = ''
  for (let at = 0; at < text.length; at++) hex += hex4(text.charCodeAt(at))
  return hex
}

export function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0')
}
