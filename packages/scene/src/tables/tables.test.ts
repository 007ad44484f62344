import { tableDataSchema, type Slide, type TableData } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from '../scene.ts'
import { sceneFor } from '../sceneFor.ts'
import { gridCells } from './gridCells.ts'
import { slideOf } from '../testing/sampleSlides.ts'
import { overlappingTexts, strayText } from '../testing/sceneChecks.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Partial<Slide>): Scene {
  const context = { fonts, deckTitle: 'Deck', index: 0, count: 1 }
  return sceneFor(slideOf({ layout_template: 'table', ...slide }), context)
}

function tableIn(scene: Scene) {
  const mark = scene.marks.find((candidate) => candidate.mark === 'native')
  if (mark?.mark !== 'native' || mark.source.kind !== 'table') throw new Error('No table')
  return { box: mark.box, ...mark.source }
}

const regions: TableData = {
  rows: [
    ['Region', 'Revenue', 'Growth'],
    ['North', '€ 214.6m', '+12.4 %'],
    ['South', '€ 97.2m', '-1.6 %'],
  ],
  emphasis: 1,
}

describe('the data of a table', () => {
  test('needs as many cells in every row as its head has', () => {
    expect(tableDataSchema.safeParse(regions).success).toBe(true)
    expect(tableDataSchema.safeParse({ rows: [['a', 'b'], ['c']] }).success).toBe(false)
  })

  test('cannot emphasize its head or a row that it does not have', () => {
    expect(tableDataSchema.safeParse({ ...regions, emphasis: 0 }).success).toBe(false)
    expect(tableDataSchema.safeParse({ ...regions, emphasis: 3 }).success).toBe(false)
  })
})

describe('what a table may say besides its cells', () => {
  const merge = { row: 1, column: 0, rows: 2, columns: 1 }
  const merged = {
    rows: [
      ['Region', 'Revenue'],
      ['North', '1'],
      ['', '2'],
    ],
    merges: [merge],
  }

  test.each([
    ['a width too few', { ...regions, columnWidths: [0.5, 0.5] }],
    ['a width of nothing', { ...regions, columnWidths: [0, 0.5, 0.5] }],
    ['a merged cell of one cell', { ...merged, merges: [{ ...merge, rows: 1 }] }],
    ['a merged cell beyond the table', { ...merged, merges: [{ ...merge, rows: 3 }] }],
    ['merged cells that overlap', { ...merged, merges: [merge, { ...merge, columns: 2 }] }],
    ['words in a covered cell', { ...regions, merges: [merge] }],
  ])('is not %s', (_what, table) => {
    expect(tableDataSchema.safeParse(merged).success).toBe(true)
    expect(tableDataSchema.safeParse(table).success).toBe(false)
  })
})

describe('a table', () => {
  test('has the widths that it says, and room for some letters in each column', () => {
    const { grid, box } = tableIn(
      layOut({ table: { ...regions, columnWidths: [0.5, 0.25, 0.25] } }),
    )
    expect(grid.columns.map((width) => width / box.width)).toEqual([0.5, 0.25, 0.25])

    const thin = layOut({ table: { ...regions, columnWidths: [1, 0.01, 0.01] } })
    expect(tableIn(thin).grid.columns.slice(1)).toEqual([48, 48])
    expect(strayText(thin)).toEqual([])
  })

  test('without a header has rows of one kind, and may be about its first', () => {
    const { grid } = tableIn(layOut({ table: { ...regions, header: false, emphasis: 0 } }))
    const sizes = grid.rows.map(({ cells }) => cells[0]?.fit.size)

    expect(new Set(sizes).size).toBe(1)
    expect(grid.rows.map(({ bar }) => bar !== undefined)).toEqual([true, false, false])
  })

  test('tints every other row, and parts the first column from the others', () => {
    const table = { rows: regions.rows, banded: true, firstColumn: true }
    const { grid } = tableIn(layOut({ table }))

    expect(grid.rows.map(({ fill }) => fill !== undefined)).toEqual([false, true, false])
    expect(grid.rows.map(({ side }) => side !== undefined)).toEqual([false, true, true])
  })

  test('sets the total off by a line above it and strong words', () => {
    const { grid } = tableIn(layOut({ table: { rows: regions.rows, totalRow: true } }))
    const plain = tableIn(layOut({ table: { rows: regions.rows } }))
    const faceOf = ({ rows }: typeof grid) =>
      rows.at(-1)?.cells.at(-1)?.paragraphs[0]?.runs[0]?.face

    expect(grid.rows.map(({ below }) => below?.width)).toEqual([2, 2, 1.25])
    expect(faceOf(grid)).not.toBe(faceOf(plain.grid))
  })

  test('draws merged cells as one, with a line for each of their words and none through them', () => {
    const table = {
      rows: [
        ['Region', 'Revenue', 'Growth'],
        ['North\nSouth\nEast', '', '1'],
        ['', '', '2'],
      ],
      merges: [{ row: 1, column: 0, rows: 2, columns: 2 }],
    }
    const scene = layOut({ table })
    const { grid, box } = tableIn(scene)
    const mark = scene.marks.find((candidate) => candidate.mark === 'native')
    const rules =
      mark?.mark === 'native' ? mark.painted.filter(({ id }) => id.includes('-rule-1')) : []
    const [cell] = gridCells(grid, box)[1] ?? []

    expect(cell?.text?.lines).toHaveLength(3)
    expect(cell?.box.width).toBeCloseTo((grid.columns[0] ?? 0) + (grid.columns[1] ?? 0))
    expect(gridCells(grid, box).map(({ length }) => length)).toEqual([3, 2, 1])
    expect(rules.map((rule) => rule.box.width)).toEqual([grid.columns[2]])
    expect(strayText(scene)).toEqual([])
    expect(overlappingTexts(scene)).toEqual([])
  })

  test('is one object with the slide’s cells and where they are', () => {
    const { table, grid, box } = tableIn(layOut({ table: regions }))

    expect(table).toEqual(regions)
    expect(grid.rows.map(({ cells }) => cells.length)).toEqual([3, 3, 3])
    expect(grid.columns.reduce((sum, width) => sum + width, 0)).toBeCloseTo(box.width)
  })

  test('sets columns of figures to the right, and the first column to the left', () => {
    const { grid } = tableIn(layOut({ table: regions }))
    const aligns = grid.rows[1]?.cells.map((cell) => cell?.paragraphs[0]?.align)

    expect(aligns).toEqual(['left', 'right', 'right'])
  })

  test('gives negative figures a minus sign and a color of their own', () => {
    const { grid } = tableIn(layOut({ table: regions }))
    const runs = grid.rows.map(({ cells }) => cells[2]?.paragraphs[0]?.runs[0])

    expect(runs[2]?.text).toBe('−1.6\u00A0%')
    expect(runs[2]?.paint.color).not.toBe(runs[1]?.paint.color)
  })

  test('is read from bullets that are written with bars', () => {
    const bullet_points = ['Region | Stores', 'North | 88', 'Coast | 74']
    const scene = layOut({ bullet_points })

    expect(scene.layout.template).toBe('table')
    expect(tableIn(scene).table.rows).toEqual([
      ['Region', 'Stores'],
      ['North', '88'],
      ['Coast', '74'],
    ])
  })

  test('of bullets that are no rows becomes a list, and says so', () => {
    const scene = layOut({ bullet_points: ['One', 'Two'] })

    expect(scene.layout.template).toBe('title + bullets')
    expect(scene.notices).toEqual([{ code: 'layout-changed', elementId: 'slide-1' }])
  })

  test('leaves room for the bullets that read it', () => {
    const alone = tableIn(layOut({ table: regions }))
    const scene = layOut({ table: regions, bullet_points: ['Margins follow growth.'] })
    const read = scene.marks.find(({ id }) => id === 'bullets-slide-1')

    expect(tableIn(scene).box.y).toBe(alone.box.y)
    expect(read?.box.y).toBeGreaterThan(tableIn(scene).box.y + tableIn(scene).box.height)
  })

  test('of the most rows and columns fits at the floor', () => {
    const rows = Array.from({ length: 13 }, (_, row) =>
      Array.from({ length: 6 }, (_cell, column) => `Cell ${row} ${column}`),
    )
    const scene = layOut({ table: { rows } })

    expect(scene.notices).toEqual([])
    expect(strayText(scene)).toEqual([])
    expect(overlappingTexts(scene)).toEqual([])
  })
})
