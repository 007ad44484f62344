import type { TablePage } from './tablePage.ts'
export interface TableInput {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly caption?: string
}
export function pagesOf(
  table: TableInput,
  _context: { readonly language: string; readonly heading: string },
): readonly TablePage[] {
  const rows = [table.header, ...table.rows].map((row) =>
    row.slice(0, 6).map((c) => c.slice(0, 120)),
  )
  return rows.length >= 2 && table.header.length <= 6
    ? [{ kind: 'table', points: [], table: { rows: rows.slice(0, 9) }, rows: [], worth: 0.5 }]
    : [{ kind: 'cards', points: rowsInWords(table).slice(0, 5), rows: [], worth: 0.3 }]
}
export function rowsInWords({ header, rows }: TableInput): readonly string[] {
  return rows.length === 0
    ? [header.join('; ')]
    : rows.map((row) => row.map((cell, i) => `${header[i] ?? ''}: ${cell}`).join('; '))
}
