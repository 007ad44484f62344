import { type Slide, slideSchema, type TableData } from '@deckloom/deck'
import { expect, test } from 'vitest'
import {
  withCell,
  withMergedCells,
  withoutMerges,
  withoutTableRow,
  withoutTableRows,
  withPastedCells,
  withTableRow,
  withTotalRow,
} from '../slideTable.ts'
import { rangeBetween, tableOfRange } from './cellRanges.ts'

const stores: TableData = {
  rows: [
    ['Region', 'Stores', 'Staff'],
    ['North', '88', '9'],
    ['South', '74', '7'],
  ],
}

function slideWith(table: TableData): Slide {
  return {
    id: 'a',
    slide_title: '',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'table',
    table,
  }
}

function rowsOf({ table }: Slide) {
  return table?.rows
}

test('a range takes in whole merged cells, and those that these reach', () => {
  const merges = [
    { row: 1, column: 1, rows: 2, columns: 1 },
    { row: 2, column: 2, rows: 1, columns: 2 },
  ]
  expect(rangeBetween({ merges }, { row: 1, column: 0 }, { row: 1, column: 1 })).toEqual({
    row: 1,
    column: 0,
    rows: 2,
    columns: 2,
  })
  expect(rangeBetween({ merges }, { row: 1, column: 1 }, { row: 1, column: 2 })).toEqual({
    row: 1,
    column: 1,
    rows: 2,
    columns: 3,
  })
})

test('merged cells keep every word, and come apart again', () => {
  const range = { row: 1, column: 0, rows: 2, columns: 2 }
  const merged = withMergedCells(slideWith(stores), range)
  expect(slideSchema.safeParse(merged).success).toBe(true)
  expect(rowsOf(merged)?.slice(1)).toEqual([
    ['North\n88\nSouth\n74', '', '9'],
    ['', '', '7'],
  ])
  expect(merged.table?.merges).toEqual([range])
  expect(withMergedCells(merged, range)).toBe(merged)
  expect(withoutMerges(merged, range).table?.merges).toBeUndefined()
})

test('cells whose words are too long for one are not merged', () => {
  const long = { rows: [stores.rows[0] ?? [], ['x'.repeat(100), 'y'.repeat(40), '']] }
  const slide = slideWith(long)
  expect(withMergedCells(slide, { row: 1, column: 0, rows: 1, columns: 2 })).toBe(slide)
})

test('a copied range is a table of its own', () => {
  const merges = [{ row: 1, column: 1, rows: 1, columns: 2 }]
  const table = {
    rows: [
      ['A', 'B', 'C'],
      ['d', 'e', ''],
    ],
    merges,
  }
  expect(tableOfRange(table, { row: 1, column: 1, rows: 1, columns: 2 })).toEqual({
    rows: [['e', '']],
    header: false,
    merges: [{ row: 0, column: 0, rows: 1, columns: 2 }],
  })
})

test('a total row has the sums, which follow the cells', () => {
  const total = withTotalRow(slideWith(stores), true)
  expect(slideSchema.safeParse(total).success).toBe(true)
  expect(rowsOf(total)?.[3]).toEqual(['Total', '162', '16'])
  const changed = withCell(total, { row: 1, column: 1 }, '100')
  expect(rowsOf(changed)?.[3]).toEqual(['Total', '174', '16'])
  const grown = withTableRow(changed, 4)
  expect(rowsOf(grown)?.[4]).toEqual(['Total', '174', '16'])
  const written = withCell(grown, { row: 3, column: 2 }, '4')
  expect(rowsOf(written)?.[4]).toEqual(['Total', '174', '20'])
  expect(rowsOf(withoutTableRow(written, 1))?.[3]).toEqual(['Total', '74', '11'])
})

test('what somebody wrote in a total row stays, also when it is turned off', () => {
  const total = withTotalRow(slideWith(stores), true)
  expect(withTotalRow(total, false)).toEqual(slideWith(stores))
  const own = withCell(total, { row: 3, column: 1 }, 'about 160')
  expect(rowsOf(withCell(own, { row: 1, column: 1 }, '1'))?.[3]).toEqual([
    'Total',
    'about 160',
    '16',
  ])
  const off = withTotalRow(own, false)
  expect(off.table?.totalRow).toBeUndefined()
  expect(rowsOf(off)?.[3]).toEqual(['Total', 'about 160', '16'])
})

test('the total row ends with its row, and when rows are pasted below it', () => {
  const total = withTotalRow(slideWith(stores), true)
  expect(withoutTableRows(total, 3, 1).table?.totalRow).toBeUndefined()
  const { slide } = withPastedCells(total, { row: 3, column: 0 }, { rows: [['East'], ['West']] })
  expect(slide.table?.totalRow).toBeUndefined()
})
