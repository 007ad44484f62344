import { deckLimits, type Slide, slideSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { elementName, findElement } from './elements.ts'
import { withoutElement } from './slideElements.ts'
import {
  cellsIn,
  withCell,
  withEmphasizedRow,
  withoutTableColumn,
  withoutTableRow,
  withPastedCells,
  withTableColumn,
  withTableRow,
} from './slideTable.ts'
import { tableId, withTable } from './tables/shownTable.ts'

const plain: Slide = fullSlide('one')
const slide: Slide = {
  ...withTable(plain),
  table: {
    rows: [
      ['Region', 'Stores'],
      ['North', '88'],
      ['South', '74'],
    ],
    emphasis: 2,
  },
}

function rows(of: Slide) {
  return of.table?.rows
}

describe('a table on a slide', () => {
  test('is put there with a head and two rows, can be found, and goes again', () => {
    const with3 = withTable(plain)
    const found = findElement(with3, tableId(with3))

    expect(slideSchema.safeParse(with3).success).toBe(true)
    expect(rows(with3)).toHaveLength(3)
    expect(rows(withTable(plain, { rows: 2, columns: 4 }))).toEqual([
      ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
      ['Row 1', '', '', ''],
    ])
    expect(found && elementName(with3, found)).toBe('Table: Column 1, Column 2, Column 3')
    expect(findElement(plain, tableId(plain))).toBeUndefined()
    expect(withoutElement(with3, tableId(with3))).toMatchObject({
      layout_template: 'title + bullets',
      bullet_points: plain.bullet_points,
    })
    expect(withoutElement(with3, tableId(with3))).not.toHaveProperty('table')
  })

  test('takes one line of words in a cell, and leaves the others', () => {
    expect(rows(withCell(slide, { row: 1, column: 0 }, ' Far\nNorth '))).toEqual([
      ['Region', 'Stores'],
      ['Far North', '88'],
      ['South', '74'],
    ])
    expect(withCell(slide, { row: 1, column: 0 }, 'North')).toBe(slide)
  })

  test('gains and loses rows and columns, and keeps its emphasis on the same row', () => {
    expect(withTableRow(slide, 1).table?.emphasis).toBe(3)
    expect(withoutTableRow(slide, 1).table?.emphasis).toBe(1)
    expect(withoutTableRow(slide, 2).table).not.toHaveProperty('emphasis')
    expect(rows(withTableColumn(slide, 1))?.[0]).toEqual(['Region', 'Column 3', 'Stores'])
    expect(withEmphasizedRow(slide, 2).table).not.toHaveProperty('emphasis')
    expect(withEmphasizedRow(slide, 1).table?.emphasis).toBe(1)
  })

  test('never leaves the limits of a table', () => {
    let grown = slide
    for (let step = 0; step < 20; step += 1) grown = withTableColumn(withTableRow(grown, 1), 0)
    let shrunk = slide
    for (let step = 0; step < 20; step += 1)
      shrunk = withoutTableColumn(withoutTableRow(shrunk, 1), 0)
    const { rows: rowLimits, columns } = deckLimits.table

    expect([rows(grown)?.length, rows(grown)?.[0]?.length]).toEqual([rowLimits.max, columns.max])
    expect([rows(shrunk)?.length, rows(shrunk)?.[0]?.length]).toEqual([rowLimits.min, columns.min])
    for (const each of [grown, shrunk]) expect(slideSchema.safeParse(each).success).toBe(true)
    expect(withoutTableRow(slide, 0)).toBe(slide)
  })

  test('is filled with the cells of a spreadsheet from a cell on, and grows for them', () => {
    const cells = cellsIn('A\tB\r\nC\tD\r\n')
    if (!cells) throw new Error('No cells')
    const pasted = withPastedCells(slide, { row: 2, column: 1 }, { rows: cells })

    expect(pasted).toMatchObject({ cut: false })
    expect(rows(pasted.slide)).toEqual([
      ['Region', 'Stores', ''],
      ['North', '88', ''],
      ['South', 'A', 'B'],
      ['', 'C', 'D'],
    ])
    expect(cellsIn('Just words')).toBeUndefined()
  })

  test('takes merged cells along, as far as they are in the table', () => {
    const merges = [
      { row: 0, column: 0, rows: 2, columns: 1 },
      { row: 0, column: 1, rows: 9, columns: 9 },
    ]
    const cells = {
      rows: [
        ['A', 'B', ''],
        ['', '', ''],
      ],
      merges,
    }
    const pasted = withPastedCells(slide, { row: 1, column: 0 }, cells).slide

    expect(pasted.table?.merges).toEqual([
      { row: 1, column: 0, rows: 2, columns: 1 },
      { row: 1, column: 1, rows: 2, columns: 2 },
    ])
    expect(slideSchema.safeParse(pasted).success).toBe(true)
  })

  test.each([
    ['rows', 'a\tb\n'],
    ['cells', 'a\t'],
    ['blanks', ' \n'],
  ])('takes in what it can of five million %s, at once, and says so', (_what, part) => {
    const began = Date.now()
    const cells = cellsIn(`${part.repeat(5_000_000)}x\ty`)
    const pasted = cells && withPastedCells(slide, { row: 0, column: 0 }, { rows: cells })

    expect(Date.now() - began).toBeLessThan(1_000)
    expect(pasted?.cut ?? true).toBe(true)
  })

  test('says when pasted cells do not fit, and stays a table', () => {
    const cells = Array.from({ length: 20 }, () => Array.from({ length: 9 }, () => 'x'.repeat(130)))
    const pasted = withPastedCells(slide, { row: 0, column: 0 }, { rows: cells })

    expect(pasted.cut).toBe(true)
    expect(slideSchema.safeParse(pasted.slide).success).toBe(true)
  })
})
