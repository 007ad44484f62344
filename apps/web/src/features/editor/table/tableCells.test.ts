import { sceneFor } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { tableCells } from './tableCells.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function cellsOf(rows: string[][]) {
  const slide = {
    id: 'sums',
    slide_title: rows[0]?.[0] ?? '',
    bullet_points: [],
    visual_type: 'other' as const,
    visual_description: '',
    layout_template: 'table' as const,
    table: { rows },
  }
  const scene = sceneFor(slide, { fonts, deckTitle: '', index: 0, count: 1 })
  return { cells: tableCells(scene, 'table-sums') }
}

test.each([
  [
    'left',
    [
      ['Region', 'Revenue'],
      ['North', '214'],
    ],
  ],
  [
    'right',
    [
      ['אזור', 'הכנסות'],
      ['צפון', '214'],
    ],
  ],
])('fields lie over the drawn words of a table that reads from the %s', (side, rows) => {
  const { cells } = cellsOf(rows)

  for (const row of cells) {
    for (const { box, like, isEmpty } of row) {
      expect(isEmpty).toBe(false)
      const line = like?.lines[0]
      expect(line?.x ?? 0).toBeGreaterThanOrEqual(box.x)
      expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(box.x + box.width)
    }
    const [first, second] = row.map(({ box }) => box.x)
    expect((first ?? 0) < (second ?? 0)).toBe(side === 'left')
  }
})
