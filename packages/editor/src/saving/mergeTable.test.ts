import { isCovered, type TableData, tableDataSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTable } from './mergeTable.ts'

/** A table by its rows, cells parted by spaces. */
const table = (...rows: readonly string[]): TableData => ({
  rows: rows.map((row) => row.split(' ')),
})
const base = table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 9')
const merged = (mine: TableData, theirs: TableData, from = base) =>
  mergeTable({ base: from, mine, theirs }).value

test('a cell is edited while somebody adds a row above it', () => {
  expect(
    merged(
      table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.9 9'),
      table('City Tide Wind', 'Faro 1.1 7', 'Porto 2.1 12', 'Lagos 1.8 9'),
    ),
  ).toEqual(table('City Tide Wind', 'Faro 1.1 7', 'Porto 2.1 12', 'Lagos 1.9 9'))
})

test('a cell is edited while somebody adds a column before it', () => {
  expect(
    merged(
      table('City Tide Wind', 'Porto 2.2 12', 'Lagos 1.8 9'),
      table('City Day Tide Wind', 'Porto Mon 2.1 12', 'Lagos Tue 1.8 9'),
    ),
  ).toEqual(table('City Day Tide Wind', 'Porto Mon 2.2 12', 'Lagos Tue 1.8 9'))
})

test('sums of a total row are those of what both wrote, unless somebody wrote something else', () => {
  const totals = {
    ...table('City Tide Wind', 'Porto 2 12', 'Lagos 1 9', 'Total 3 21'),
    totalRow: true,
  }
  const mine = {
    ...table('City Tide Wind', 'Porto 5 12', 'Lagos 1 9', 'Total 6 21'),
    totalRow: true,
  }
  const theirs = {
    ...table('City Tide Wind', 'Porto 2 12', 'Lagos 4 8', 'Faro 1 1', 'Total 7 about20'),
    totalRow: true,
  }
  expect(mergeTable({ base: totals, mine, theirs })).toEqual({
    value: {
      ...table('City Tide Wind', 'Porto 5 12', 'Lagos 4 8', 'Faro 1 1', 'Total 10 about20'),
      totalRow: true,
    },
    clash: false,
  })
})

test('one adds a row and another a column', () => {
  const { rows } = Object(
    merged(
      table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 9', 'Faro 1.1 7'),
      table('City Tide Wind Day', 'Porto 2.1 12 Mon', 'Lagos 1.8 9 Tue'),
    ),
  )
  expect(rows).toEqual([
    ['City', 'Tide', 'Wind', 'Day'],
    ['Porto', '2.1', '12', 'Mon'],
    ['Lagos', '1.8', '9', 'Tue'],
    ['Faro', '1.1', '7', ''],
  ])
})

test('rows that both sides add are both there', () => {
  expect(
    merged(
      table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 9', 'Faro 1.1 7'),
      table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 9', 'Sines 1.4 8'),
    ),
  ).toEqual(table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 9', 'Faro 1.1 7', 'Sines 1.4 8'))
})

test('a deleted row is gone, unless somebody wrote in it', () => {
  const without = table('City Tide Wind', 'Lagos 1.8 9')
  const moreWind = table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 10')
  expect(merged(without, moreWind)).toEqual(table('City Tide Wind', 'Lagos 1.8 10'))
  const written = table('City Tide Wind', 'Porto 2.4 12', 'Lagos 1.8 9')
  expect(merged(without, written)).toEqual(written)
})

test('a deleted column is gone, unless somebody wrote in it', () => {
  const without = table('City Wind', 'Porto 12', 'Lagos 9')
  const moreWind = table('City Tide Wind', 'Porto 2.1 12', 'Lagos 1.8 10')
  expect(merged(without, moreWind)).toEqual(table('City Wind', 'Porto 12', 'Lagos 10'))
  const written = table('City Tide Wind', 'Porto 2.4 12', 'Lagos 1.8 9')
  expect(merged(without, written)).toEqual(written)
})

test('the emphasized row stays the same one', () => {
  const mine = { ...base, emphasis: 2 }
  const theirs = table('City Tide Wind', 'Faro 1.1 7', 'Porto 2.1 12', 'Lagos 1.8 9')
  expect(merged(mine, theirs)).toEqual({ ...theirs, emphasis: 3 })
})

test('a table that would be too large stays as it is here, and that is said', () => {
  const rows = (count: number, name: string) =>
    table('A B', ...Array.from({ length: count }, (_, index) => `${name}${index} x`))
  const merge = mergeTable({ base: table('A B', 'c d'), mine: rows(9, 'm'), theirs: rows(9, 't') })
  expect(merge).toEqual({ value: rows(9, 'm'), clash: true })
})

const words = fc.constantFrom('', 'tide', 'wind', 'day', 'port')
const tables = fc
  .record({ columns: fc.integer({ min: 2, max: 5 }), rows: fc.integer({ min: 2, max: 6 }) })
  .chain(({ columns, rows }) =>
    fc.array(fc.array(words, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      look: fc.record(
        {
          header: fc.boolean(),
          firstColumn: fc.boolean(),
          banded: fc.boolean(),
          columnWidths: fc.constant((rows[0] ?? []).map((_, column) => (column + 1) / 10)),
        },
        { requiredKeys: [] },
      ),
      at: fc.record({ row: fc.nat(rows.length - 2), column: fc.nat((rows[0]?.length ?? 2) - 2) }),
      isMerged: fc.boolean(),
    }),
  )
  .map(({ rows, look, at, isMerged }): TableData => {
    if (!isMerged) return { rows, ...look }
    const merge = { ...at, rows: 2, columns: 2 }
    const cells = rows.map((line, row) =>
      line.map((cell, column) => (isCovered([merge], { row, column }) ? '' : cell)),
    )
    return { rows: cells, ...look, merges: [merge] }
  })

test('whatever two sides do, the result is a table, and one side alone changes it as it wants', () => {
  fc.assert(
    fc.property(tables, tables, tables, (from, mine, theirs) => {
      expect(tableDataSchema.safeParse(merged(mine, theirs, from)).success).toBe(true)
      expect(merged(mine, from, from)).toEqual(mine)
      expect(merged(from, theirs, from)).toEqual(theirs)
      expect(merged(mine, mine, from)).toEqual(mine)
    }),
  )
})
