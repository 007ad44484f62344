import type { Language } from '../language/languages.ts'
import { isIdColumn } from './columns.ts'
import { type NumberColumn, numberColumn, spellNumber } from './numbers.ts'
import type { TableInput } from './tablePage.ts'
import { timeOf } from './times.ts'
import words from './words.json' with { type: 'json' }

/** Range of distinct values in a column by which rows are summed. */
const sorted = { least: 2, most: 12 }
const mostColumns = 3
const rates = new Set(words.rate)

interface Sums {
  readonly groups: readonly TableInput[]
  /** Whether every row has its own name, so that rows can be compared directly. */
  readonly isNamed: boolean
  /** A row of totals; missing if nothing can be summed. */
  readonly total?: readonly string[]
}

/**
 * Sums a sheet by each column that groups its rows, such as region, month or product. 'Σ' in the header marks the
 * summed columns.
 */
export function sumsBy({ header, rows }: TableInput, language: Language): Sums {
  const columns = header.map((_, column) => rows.map((row) => (row[column] ?? '').trim()))
  const read = columns.flatMap((cells, column) => {
    const values = isIdColumn(header[column] ?? '', cells)
      ? undefined
      : numberColumn(cells, language, rows.flat())
    return values ? [{ column, values }] : []
  })
  const numeric = new Set(read.map(({ column }) => column))
  const sorting = columns.flatMap((cells, column) =>
    !numeric.has(column) && sortsRows(cells) ? [column] : [],
  )
  const sums = read.filter(
    ({ column, values }) =>
      !isRate(header[column] ?? '', values) &&
      !sorting.some((one) => repeats(columns[column] ?? [], columns[one] ?? [])),
  )
  const isNamed = columns.some(
    (cells, column) => !numeric.has(column) && new Set(cells).size === cells.length,
  )
  if (sums.length === 0) return { groups: [], isNamed }
  const sumWhere = (holds: (row: number) => boolean): readonly string[] =>
    sums.map(({ values: { values, ...spelling } }) => {
      const own = values.filter((_, row) => holds(row))
      const sum = own.reduce<number>((total, value) => total + (value ?? 0), 0)
      return spellNumber(sum, spelling, language)
    })
  const whole = sumWhere(() => true)
  const total = header.map(
    (_, column) => whole[sums.findIndex((one) => one.column === column)] ?? '',
  )
  const groups = sorting.slice(0, mostColumns).map((column) => {
    const names = [...new Set(columns[column])]
    const isTime = names.every((name) => timeOf(name, language) !== undefined)
    const sumOf = (name: string): readonly string[] =>
      sumWhere((row) => columns[column]?.[row] === name)
    const summed = names.map((name) => [name, ...sumOf(name)])
    return {
      header: [header[column] ?? '', ...sums.map((one) => `Σ ${header[one.column] ?? ''}`)],
      rows: [
        ...(isTime ? summed.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)) : summed),
        ['Σ', ...whole],
      ],
    }
  })
  return { groups, isNamed, total: ['Σ', ...total.slice(1)] }
}

/** Whether a column is a percentage, a rate, a price or an average, which cannot be summed. */
function isRate(name: string, { unit }: NumberColumn): boolean {
  const own = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return /[%％٪‰°/]/u.test(`${name}${unit}`) || own.some((word) => rates.has(word))
}

/** Whether a value is repeated in all rows of a name, such as the staff of a department next to each of its answers. */
function repeats(cells: readonly string[], names: readonly string[]): boolean {
  const values = new Map(names.map((name, row) => [name, cells[row]]))
  return (
    values.size < names.length &&
    new Set(values.values()).size > 1 &&
    names.every((name, row) => values.get(name) === cells[row])
  )
}

function sortsRows(cells: readonly string[]): boolean {
  const count = new Set(cells).size
  return (
    !cells.includes('') && count >= sorted.least && count <= Math.min(sorted.most, cells.length / 2)
  )
}
