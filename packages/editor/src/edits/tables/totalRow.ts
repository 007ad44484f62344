import { deckLimits, isCovered, type TableData } from '@deckloom/deck'
import { textLanguage } from '@deckloom/scene'
import { columnSum } from './columnSum.ts'
import { insertRow, removeRow } from './tableShape.ts'

/** By language, as far as letters tell it; the others know 'Total'. */
const labels: Readonly<Record<string, string>> = {
  ar: 'المجموع',
  el: 'Σύνολο',
  he: 'סה״כ',
  hi: 'कुल',
  ja: '合計',
  ko: '합계',
  ru: 'Итого',
  th: 'รวม',
  zh: '合计',
}

/**
 * Turns the total row on or off. On, the table gets a last row with the sums of its columns. Off, that row goes, unless
 * somebody wrote in it: then it stays as a row like any other.
 */
export function withTotal(table: TableData, on: boolean): TableData {
  if ((table.totalRow ?? false) === on) return table
  const { totalRow: _, ...plain } = table
  const last = table.rows.length - 1
  if (!on) {
    const isOwn = rowsEqual(table.rows[last], totalsOf(table, last))
    return isOwn && table.rows.length > deckLimits.table.rows.min ? removeRow(plain, last) : plain
  }
  if (table.rows.length >= deckLimits.table.rows.max) return table
  const grown = insertRow(table, last + 1)
  return { ...grown, totalRow: true, rows: grown.rows.with(last + 1, totalsOf(grown, last + 1)) }
}

/** Writes the sums of columns that changed anew, except where somebody wrote something else in their place. */
export function withFreshSums(before: TableData, now: TableData): TableData {
  if (now.totalRow !== true || before.totalRow !== true) return now
  const [old = [], last = []] = [before.rows.at(-1), now.rows.at(-1)]
  if (old.length !== last.length) return now
  const own = ownSums(before)
  const kept = last.flatMap((cell, column) =>
    column > 0 && cell === old[column] && own[column] === true ? [column] : [],
  )
  const fresh = withSumsOf(now, kept)
  return rowsEqual(fresh.rows.at(-1), last) ? now : fresh
}

/** Whether the total row of a table has its own sum in each column, rather than what somebody wrote. */
export function ownSums(table: TableData): readonly boolean[] {
  const last = table.rows.length - 1
  return totalsOf(table, last).map((sum, column) => table.rows[last]?.[column] === sum)
}

/** Writes the sums of some columns anew. */
export function withSumsOf(table: TableData, columns: readonly number[]): TableData {
  const last = table.rows.length - 1
  if (table.totalRow !== true || columns.length === 0) return table
  const fresh = totalsOf(table, last)
  const cells = (table.rows[last] ?? []).map((cell, column) =>
    columns.includes(column) ? (fresh[column] ?? cell) : cell,
  )
  return { ...table, rows: [...table.rows.slice(0, last), cells] }
}

/** What the last row says when nobody wrote in it. */
function totalsOf(table: TableData, last: number): string[] {
  const { rows, merges, header = true } = table
  const body = rows.slice(header ? 1 : 0, last)
  const language = textLanguage(rows.slice(0, last).flat().join(' '), 'en')
  return (rows[0] ?? []).map((_, column) => {
    if (isCovered(merges, { row: last, column })) return ''
    if (column === 0) return labels[language] ?? 'Total'
    return columnSum(body.map((cells) => cells[column] ?? '')) ?? ''
  })
}

function rowsEqual(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index])
}
