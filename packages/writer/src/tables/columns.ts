import type { Language } from '../language/languages.ts'
import { type NumberColumn, numberColumn } from './numbers.ts'
import type { TableInput } from './tablePage.ts'
import { isMonth, timeColumn } from './times.ts'
import words from './words.json' with { type: 'json' }

/** A table whose columns have been interpreted. */
export interface ReadTable {
  readonly header: readonly string[]
  /** Rows without totals. */
  readonly rows: readonly (readonly string[])[]
  /** Index of the column that names the rows. */
  readonly names: number
  /** Index of a text column that distinguishes rows of the same name. */
  readonly beside?: number
  /** Points in time of the rows, if they are, in row order. */
  readonly times?: readonly number[]
  readonly measures: readonly Measure[]
  /** The row of totals, as given in the table. */
  readonly total?: { readonly facts: ReadonlyMap<number, Fact> }
}

export interface Measure extends NumberColumn {
  readonly column: number
  readonly name: string
  readonly isTarget: boolean
}

/** A value of a measure and its row. */
export interface Fact {
  readonly row: number
  readonly name: string
  readonly value: number
  /** As written in the cell. */
  readonly text: string
}

const totals = new Set(words.total)
const targets = new Set(words.target)
const ids = new Set(words.id)

export function readTable({ header, rows: all }: TableInput, language: Language): ReadTable {
  const names = nameColumn(all, language)
  const rows = all.filter((row) => !isTotal(row[names] ?? ''))
  const used = rows.length >= 2 ? rows : all
  const firsts = used.map((row) => row[names] ?? '')
  const times = timeColumn(firsts, language) ?? risingNumbers(firsts)
  const measures = header.flatMap((name, column) => {
    const cells = used.map((row) => row[column] ?? '')
    const read =
      column === names || isIdColumn(name, cells)
        ? undefined
        : numberColumn(cells, language, used.flat())
    return read && !areDays(cells, read.unit, language)
      ? [{ ...read, column, name, isTarget: isTargetName(name) }]
      : []
  })
  const body = withoutSum(used, measures)
  const isWhole = body.length === used.length
  const beside = besideColumn(body, names, measures)
  const total = totalOf(
    used === rows ? all.find((row) => isTotal(row[names] ?? '')) : undefined,
    names,
    language,
  )
  return {
    header,
    rows: body,
    names,
    ...(beside !== undefined && { beside }),
    ...(times && isWhole && { times }),
    ...(total && { total }),
    measures: isWhole
      ? measures
      : measures.map((measure) => ({ ...measure, values: measure.values.slice(0, -1) })),
  }
}

/**
 * Returns numbers that name the rows and ascend or descend, such as counts of workers or degrees, so that the rows have
 * an order.
 */
function risingNumbers(cells: readonly string[]): readonly number[] | undefined {
  const numbers = cells.map((cell) =>
    /^\d{1,6}(?:\.\d+)?$/u.test(cell.trim()) ? Number(cell) : Number.NaN,
  )
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0))
  const isOrdered = steps.every((step) => step > 0) || steps.every((step) => step < 0)
  return cells.length > 2 && isOrdered ? numbers : undefined
}

/** Whether cells are days, such as '10 Feb' and '10.02.', which are not measures. */
function areDays(cells: readonly string[], unit: string, language: Language): boolean {
  return (
    isMonth(unit.replace(/\.$/u, ''), language) ||
    cells.every((cell) => /^\p{Nd}{1,2}[./]\p{Nd}{1,2}\.$/u.test(cell.trim()))
  )
}

const owners = new Set(words.owner)

/** Whether a table lists who does what by when: it has a column of owners and no measures. */
export function listsActions({ header, measures }: ReadTable): boolean {
  return measures.length === 0 && header.some((name) => owners.has(name.toLowerCase().trim()))
}

/** Whether a column name contains a word for a target: 'Plan Q2 (EUR m)'. */
function isTargetName(name: string): boolean {
  const own = name.toLowerCase().match(/[\p{L}\p{M}-]+/gu) ?? []
  return own.some((word) => targets.has(word)) || targets.has(name.toLowerCase().trim())
}

function totalOf(
  row: readonly string[] | undefined,
  names: number,
  language: Language,
): ReadTable['total'] {
  if (!row) return undefined
  const facts = row.flatMap((text, column) => {
    const value = numberColumn([text, text], language)?.values[0]
    const fact = { row: -1, name: row[names] ?? '', value: value ?? 0, text: text.trim() }
    return column === names || value === undefined ? [] : [[column, fact] as const]
  })
  return { facts: new Map(facts) }
}

/** Returns the first of three columns that holds points in time or mostly distinct text, or 0 if there is none. */
function nameColumn(rows: readonly (readonly string[])[], language: Language): number {
  const columns = Math.max(...rows.map((row) => row.length), 1)
  for (let column = 0; column < Math.min(columns, 3); column += 1) {
    const cells = rows.map((row) => row[column] ?? '')
    if (timeColumn(cells, language)) return column
    const isWords = cells.filter((cell) => /\p{L}{2}/u.test(cell)).length > cells.length * 0.6
    if (isWords && new Set(cells).size > cells.length * 0.7) return column
  }
  return 0
}

function besideColumn(
  rows: readonly (readonly string[])[],
  names: number,
  measures: readonly Measure[],
): number | undefined {
  const isApart = (column: number): boolean =>
    new Set(rows.map((row) => `${row[names] ?? ''}\n${row[column] ?? ''}`)).size === rows.length
  const numeric = new Set(measures.map(({ column }) => column))
  const own = new Set(rows.map((row) => row[names]))
  if (own.size === rows.length) return undefined
  const found = rows[0]?.findIndex((_, column) => !numeric.has(column) && isApart(column)) ?? -1
  return found < 0 ? undefined : found
}

function isTotal(name: string): boolean {
  return totals.has(
    name
      .toLowerCase()
      .replace(/[:：*]/gu, '')
      .trim(),
  )
}

/** Whether numbers are identifiers: codes of equal length, consecutive numbers, or a column named as an ID. */
export function isIdColumn(name: string, cells: readonly string[]): boolean {
  if (ids.has(name.toLowerCase().trim())) return true
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length < 2 || !filled.every((cell) => /^\d+$/u.test(cell))) return false
  const counts = filled.every((cell, index) => Number(cell) === index + Number(filled[0]))
  const isYears = filled.every((cell) => /^(?:1[89]|20)\d\d$/u.test(cell))
  const isCode =
    filled.every((cell) => cell.length >= 5 && cell.length === filled[0]?.length) &&
    filled.some((cell) => cell.startsWith('0'))
  return (counts && filled.length > 2) || isYears || isCode
}

/** Removes a last row that is the sum of the others. */
function withoutSum(
  rows: readonly (readonly string[])[],
  measures: readonly Measure[],
): readonly (readonly string[])[] {
  const isSum =
    measures.length > 0 &&
    rows.length > 3 &&
    measures.every(({ values }) => {
      const last = values.at(-1)
      const sum = values.slice(0, -1).reduce((total: number, value) => total + (value ?? 0), 0)
      return last !== undefined && last !== 0 && Math.abs(last - sum) <= Math.abs(last) * 0.001
    })
  return isSum ? rows.slice(0, -1) : rows
}
