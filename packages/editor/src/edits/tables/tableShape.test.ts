import { type Slide, slideSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullSlide } from '../../testing/slides.ts'
import {
  withCell,
  withMergedCells,
  withoutMerges,
  withoutTableColumn,
  withoutTableRow,
  withPastedCells,
  withTableColumn,
  withTableRow,
  withTotalRow,
} from '../slideTable.ts'
import { withTable } from './shownTable.ts'
import { rangeBetween } from './cellRanges.ts'
import { movedLine, withColumnWidths, withEvenColumns, withTableFlag } from './tableLook.ts'

const merge = { row: 1, column: 0, rows: 2, columns: 2 }
const slide: Slide = {
  ...withTable(fullSlide('one')),
  table: {
    rows: [
      ['Region', 'Stores', 'Staff'],
      ['North\nSouth', '', '9'],
      ['', '', '7'],
      ['East', '4', '2'],
    ],
    columnWidths: [0.5, 0.25, 0.25],
    merges: [merge],
  },
}

test('a merged cell grows and shrinks with the rows and columns in it, and keeps its words', () => {
  expect(withTableRow(slide, 2).table?.merges).toEqual([{ ...merge, rows: 3 }])
  expect(withTableRow(slide, 1).table?.merges).toEqual([{ ...merge, row: 2 }])
  expect(withTableColumn(slide, 1).table).toMatchObject({
    merges: [{ ...merge, columns: 3 }],
    columnWidths: [0.5, 0.3333, 0.25, 0.25],
  })
  const without = withoutTableRow(slide, 1).table
  expect(without).toMatchObject({ merges: [{ ...merge, rows: 1 }] })
  expect(without?.rows[1]).toEqual(['North\nSouth', '', '7'])
  const narrow = withoutTableColumn(slide, 0).table
  expect(narrow?.rows[1]).toEqual(['North\nSouth', '9'])
  expect(narrow?.columnWidths).toEqual([0.25, 0.25])
  expect(withoutMerges(slide, { row: 2, column: 1, rows: 1, columns: 1 }).table?.rows[1]).toEqual([
    'North South',
    '',
    '9',
  ])
  expect(withCell(slide, { row: 2, column: 1 }, 'lost')).toBe(slide)
})

test('flags that every table has are not stored, and the header is never emphasized', () => {
  const bare = withTableFlag(slide, 'header', false)
  const emphasized = { ...bare, ...(bare.table && { table: { ...bare.table, emphasis: 0 } }) }

  expect(bare.table?.header).toBe(false)
  expect(withTableFlag(emphasized, 'header', true)).toEqual(slide)
  expect(withTableFlag(withTableFlag(slide, 'banded', true), 'banded', false)).toEqual(slide)
})

test('the line between two columns moves their widths alone, and leaves both some room', () => {
  expect(movedLine([300, 200, 100], 0, 50)).toEqual([350, 150, 100])
  expect(movedLine([300, 200, 100], 1, 500)).toEqual([300, 252, 48])
  expect(withColumnWidths(slide, [300, 200, 100]).table?.columnWidths).toEqual([
    0.5, 0.3333, 0.1667,
  ])
  expect(withEvenColumns(slide).table?.columnWidths).toEqual([0.3333, 0.3333, 0.3333])
})

type Edit = (now: Slide) => Slide
const place = fc.record({ row: fc.nat(14), column: fc.nat(7) })
const edits: fc.Arbitrary<Edit> = fc.oneof(
  place.map(
    ({ row }): Edit =>
      (now) =>
        withTableRow(now, row),
  ),
  place.map(
    ({ row }): Edit =>
      (now) =>
        withoutTableRow(now, Math.min(row, lastRow(now))),
  ),
  place.map(
    ({ column }): Edit =>
      (now) =>
        withTableColumn(now, Math.min(column, columnsOf(now))),
  ),
  place.map(
    ({ column }): Edit =>
      (now) =>
        withoutTableColumn(now, Math.min(column, columnsOf(now) - 1)),
  ),
  place.map(
    (at): Edit =>
      (now) =>
        withCell(now, inTable(now, at), 'two\nlines'),
  ),
  place.map(
    (at): Edit =>
      (now) =>
        withPastedCells(now, inTable(now, at), {
          rows: [['a', 'b'], ['c']],
          merges: [
            { row: 0, column: 0, rows: 1, columns: 2 },
            { row: 0, column: 1, rows: 3, columns: 4 },
          ],
        }).slide,
  ),
  place.map(
    (at): Edit =>
      (now) =>
        withoutMerges(now, { ...at, rows: 1, columns: 1 }),
  ),
  fc.record({ from: place, to: place }).map(
    ({ from, to }): Edit =>
      (now) =>
        withMergedCells(
          now,
          rangeBetween(now.table ?? { merges: [] }, inTable(now, from), inTable(now, to)),
        ),
  ),
  fc.boolean().map(
    (on): Edit =>
      (now) =>
        withTotalRow(now, on),
  ),
  fc.record({ flag: fc.constantFrom('header', 'banded', 'firstColumn'), on: fc.boolean() }).map(
    ({ flag, on }): Edit =>
      (now) =>
        withTableFlag(now, flag, on),
  ),
)

test('whatever is done to a table, it can be stored', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 12 }), (steps) => {
      let now = slide
      for (const step of steps) {
        now = step(now)
        expect(slideSchema.safeParse(now).error).toBeUndefined()
      }
    }),
  )
})

function columnsOf({ table }: Slide): number {
  return table?.rows[0]?.length ?? 0
}

function lastRow({ table }: Slide): number {
  return (table?.rows.length ?? 1) - 1
}

function inTable(now: Slide, { row, column }: { row: number; column: number }) {
  return { row: Math.min(row, lastRow(now)), column: Math.min(column, columnsOf(now) - 1) }
}
