import { editContent, newSlide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import {
  canTakeList,
  canTakeTable,
  isTable,
  pastedTextBox,
  withNewTable,
  withPastedList,
} from './pasteBlocks.ts'

test('lines from elsewhere become a text box that begins higher up when they are many', () => {
  const pasted = pastedTextBox([
    { runs: [{ text: 'Two\u0007' }] },
    { list: 'bullet', level: 1, runs: [{ text: 'bold', bold: true }, { text: ' lines' }] },
  ])

  expect(pasted?.texts).toMatchObject([
    {
      content: 'Two\nbold lines',
      position: { x: 300, y: 240, width: 600, height: 50 },
      lines: [{}, { list: 'bullet', level: 1 }],
      runs: [{ text: 'Two\n' }, { text: 'bold', bold: true }, { text: ' lines' }],
    },
  ])
  expect(pastedTextBox([{ runs: [{ text: ' ' }] }])).toBeUndefined()
  const long = pastedTextBox(Array.from({ length: 400 }, () => ({ runs: [{ text: 'A line' }] })))
  expect(long?.texts[0]?.position).toMatchObject({ y: 40, height: 595 })
})

test('cells become the table of a slide that has room for one, as many as it may have', () => {
  const empty = newSlide('a', 1)
  const free = editContent(empty, (content) => ({ ...content, bullets: [] }))
  const full = editContent(free, (content) => ({ ...content, bullets: ['One'] }))

  // What a new slide asks for says nothing.
  expect([empty, free, full].map(canTakeTable)).toEqual([true, true, false])
  expect(
    [
      [['a', 'b']],
      [['a'], ['b']],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ].map((rows) => isTable({ rows })),
  ).toEqual([false, false, true])
  const { slide, cut } = withNewTable(free, {
    rows: [
      ['Well', 'Depth'],
      ['North', '120'],
    ],
  })
  expect({ table: slide.table, cut }).toEqual({
    table: {
      rows: [
        ['Well', 'Depth'],
        ['North', '120'],
      ],
    },
    cut: false,
  })
  expect(canTakeTable(slide)).toBe(false)
  const large = Array.from({ length: 400 }, () => Array.from({ length: 20 }, () => 'x'))
  expect(withNewTable(free, { rows: large })).toMatchObject({ cut: true })
})

test('a list goes where the slide still asks for one', () => {
  const empty = newSlide('a', 1)
  const lines = [
    { list: 'bullet', runs: [{ text: 'One' }] },
    { list: 'bullet', level: 1, runs: [{ text: 'Two' }] },
  ] as const
  expect(canTakeList(empty)).toBe(true)
  const slide = withPastedList(empty, lines)
  expect(slide.bullet_points).toEqual(['One', { text: 'Two', level: 1 }])
  expect(canTakeList(slide)).toBe(false)
  // The line under the title of a cover is no list.
  const cover = editContent(empty, (content) => ({ ...content, layout: 'cover' }))
  expect(canTakeList(cover)).toBe(false)
})
