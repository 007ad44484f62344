import type { ChartData } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { plainOptions } from '../testing/slideXml.ts'

const fonts = await loadFontBook()
const chartPath = 'ppt/charts/chart1.xml'

function deckWith(type: ChartData['type']): Uint8Array {
  const data = [1, 2, 3].map((value) => ({ label: `Quarter ${value}`, value }))
  const scene = sceneFor(
    {
      id: 'slide',
      slide_title: 'Growth',
      bullet_points: [],
      visual_type: 'chart',
      visual_description: '',
      layout_template: 'title + chart + bullets',
      images: [
        {
          id: 'chart',
          url: '',
          type: 'generated-chart',
          chartData: { type, title: 'clinics', data, colors: [] },
        },
      ],
    },
    { fonts, deckTitle: 'Deck', index: 0, count: 1 },
  )
  return renderPptx([scene], plainOptions)
}

const columns = deckWith('bar')
const ring = deckWith('donut')

function damaged(file: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  const entries = unzipSync(file)
  const before = strFromU8(entries[chartPath] ?? new Uint8Array())
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  return zipSync({ ...entries, [chartPath]: strToU8(after) })
}

const damages = [
  ['an axis too few', '<c:axId val="111111111"/>', '', /barChart has 1 axes/],
  [
    'labels before points',
    /(<c:dPt>.*?<\/c:dPt>)(<c:dLbls>.*?<\/c:dLbls>)/,
    '$2$1',
    /c:dPt stands too late/,
  ],
  ['two points of one index', /(<c:dPt>.*?<\/c:dPt>)/, '$1$1', /two c:dPt have the index 2/],
  ['two labels of one index', /(<c:dLbl>.*?<\/c:dLbl>)/, '$1$1', /two c:dLbl have the index 2/],
  ['an empty cache', /<c:pt idx="0"><c:v>clinics<\/c:v><\/c:pt>/, '', /c:strCache is empty/],
] as const

test.each(damages.map(([what, from, to, finding]) => ({ what, from, to, finding })))(
  'finds $what',
  ({ from, to, finding }) => {
    expect(lintPptx(columns)).toEqual([])
    expect(lintPptx(damaged(columns, from, to)).join('\n')).toMatch(finding)
  },
)

test('finds a place of labels in a ring, which knows none', () => {
  const file = damaged(ring, /<c:showLegendKey/, '<c:dLblPos val="outEnd"/><c:showLegendKey')

  expect(lintPptx(file).join('\n')).toMatch(/doughnutChart has labels at outEnd/)
})

test('finds a workbook that lost its sheet', () => {
  const entries = unzipSync(columns)
  const path = 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx'
  const { 'xl/worksheets/sheet1.xml': _sheet, ...rest } = unzipSync(
    entries[path] ?? new Uint8Array(),
  )

  const file = zipSync({ ...entries, [path]: zipSync(rest) })

  expect(lintPptx(file).join('\n')).toMatch(/xlsx lacks xl\/worksheets\/sheet1.xml/)
})
