import { deckLimits } from '@deckloom/deck'
import { type DraftPoint, pointLabel } from './chartDraft.ts'
import { readNumber } from './readNumber.ts'

/** Points read from cells copied from a spreadsheet. */
export interface CellPoints {
  readonly points: readonly DraftPoint[]
  /** Number of points beyond the eighth. */
  readonly leftOut: number
}

/** Longer than any table somebody would chart, yet short enough not to freeze the browser. */
const longestPaste = 100_000
const longestRow = 1_000

/**
 * Parses rows of cells, separated by tabs, or by a semicolon or comma before the last number. A row's first cell is its
 * label and its first number its value; a header row is skipped; two long rows are read as two columns. Undefined if
 * fewer than two points are found.
 */
export function readCells(text: string): CellPoints | undefined {
  const rows = text
    .slice(0, longestPaste)
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line.slice(0, longestRow)))
  const points = turnUpright(rows).flatMap((row, index) => pointOf(row, index) ?? [])
  const { min, max } = deckLimits.chartPoints
  if (points.length < min) return undefined
  return { points: points.slice(0, max), leftOut: Math.max(0, points.length - max) }
}

/** Whether pasted text is a range of cells rather than text for a single field. */
export function isCells(text: string): boolean {
  return /[\t\r\n]/u.test(text.trim()) && readCells(text) !== undefined
}

function cellsOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
  const parted = /^(?<label>.+?)\s*[;,]\s*(?<value>[-+]?[^;,\s]+)\s*$/u.exec(line)?.groups
  const { label, value } = parted ?? {}
  return label !== undefined && value !== undefined && readNumber(line) === undefined
    ? [label, value]
    : [line.trim()]
}

type Rows = readonly (readonly string[])[]

// Two rows are read as two columns when the cells after the first are text above and numbers below.
function turnUpright(rows: Rows): Rows {
  const [labels = [], values = []] = rows
  const lying =
    rows.length === 2 &&
    labels.length > 2 &&
    labels.length === values.length &&
    labels.slice(1).every((text) => readNumber(text) === undefined) &&
    values.slice(1).every((text) => readNumber(text) !== undefined)
  return lying ? labels.map((label, index) => [label, values[index] ?? '']) : rows
}

function pointOf(row: readonly string[], index: number): DraftPoint | undefined {
  const [first = '', ...rest] = row
  const cell = rest.find((text) => readNumber(text) !== undefined)
  const alone = rest.every((text) => text === '')
  const value = readNumber(cell ?? (alone ? first : ''))
  if (value === undefined) return undefined
  const label = cell === undefined || first === '' ? pointLabel(index) : first
  return { label: label.slice(0, deckLimits.chartLabelLength), value: String(value) }
}
