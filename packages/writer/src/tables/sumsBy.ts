import type { Language } from '../language/languages.ts'
import { isIdColumn } from './columns.ts'
import { numberColumn } from './numbers.ts'
import type { TableInput } from './tablePage.ts'
import { timeOf } from './times.ts'

/** Values of a column that rows are summed by. */
const groups = { least: 2, most: 12 }
const mostColumns = 3

/**
 * A sheet whose rows share their names, summed by each column that sorts them: by region, by month, by product. The sign
 * of a sum in the header says what was done. None where every row has a name of its own.
 */
export function sumsBy({ header, rows }: TableInput, language: Language): readonly TableInput[] {
  const columns = header.map((_, column) => rows.map((row) => (row[column] ?? '').trim()))
  const sums = columns.flatMap((cells, column) => {
    const read = isIdColumn(header[column] ?? '', cells) ? undefined : numberColumn(cells, language)
    // Shares and rates have no sum.
    return read && !/[%％]/u.test(read.unit) ? [{ column, read }] : []
  })
  const numeric = new Set(sums.map(({ column }) => column))
  const sorting = columns.flatMap((cells, column) =>
    !numeric.has(column) && sortsRows(cells) ? [column] : [],
  )
  const isNamed = columns.some(
    (cells, column) => !numeric.has(column) && new Set(cells).size === cells.length,
  )
  if (isNamed || sums.length === 0 || sums.length === header.length) return []
  const number = new Intl.NumberFormat(language === 'other' ? 'en' : language, {
    maximumFractionDigits: 2,
  })
  return sorting.slice(0, mostColumns).map((column) => {
    const names = [...new Set(columns[column])]
    const isTime = names.every((name) => timeOf(name, language) !== undefined)
    const sumOf = (name: string | undefined): readonly string[] =>
      sums.map(({ read: { values, unit } }) => {
        const own = values.filter((_, row) => name === undefined || columns[column]?.[row] === name)
        const sum = own.reduce<number>((total, value) => total + (value ?? 0), 0)
        return `${number.format(sum)}${unit === '' ? '' : ` ${unit}`}`
      })
    const summed = names.map((name) => [name, ...sumOf(name)])
    return {
      header: [header[column] ?? '', ...sums.map((one) => `Σ ${header[one.column] ?? ''}`)],
      rows: [
        ...(isTime ? summed.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)) : summed),
        ['Σ', ...sumOf(undefined)],
      ],
    }
  })
}

function sortsRows(cells: readonly string[]): boolean {
  const count = new Set(cells).size
  return (
    !cells.includes('') && count >= groups.least && count <= Math.min(groups.most, cells.length / 2)
  )
}
