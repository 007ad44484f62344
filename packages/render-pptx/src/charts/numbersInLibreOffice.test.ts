import { deckLanguages, type ChartData, type ChartType, type Slide } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { compareLines } from '../testing/compareLines.ts'
import { convertInLibreOffice, hasLibreOffice, readWords } from '../testing/libreOffice.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { plainOptions } from '../testing/slideXml.ts'

const fonts = await loadFontBook()
const charts: readonly (readonly [ChartType, readonly number[]])[] = [
  ['bar', [1900, 999.6, 25_400, 310]],
  ['bar', [12.5, 7.25, 31, 1.9]],
  ['horizontal-bar', [61_500_000, 2_400_000, 990_000, 8_000_000]],
  ['stacked-bar', [12.5, 7.25, 31, 1.9]],
  ['line', [0.2, 0.4, 0.6, 1.8]],
  ['line', [1e15, 2.25e12, 4e14, 6e13]],
  ['line', [1e-9, 4e-9, 2.5e-9]],
  ['area', [400_000, 900_000, 1_400_000, 2_250_000]],
  ['donut', [1900, 999.6, 25_400, 310]],
]
const slides = deckLanguages.flatMap((locale) =>
  charts.map(([type, values]) => slideWith(type, locale, values)),
)

function slideWith(
  type: ChartType,
  locale: ChartData['locale'],
  values: readonly number[],
): { readonly locale: ChartData['locale']; readonly type: ChartType; readonly slide: Slide } {
  const data = values.map((value, index) => ({ label: `Row ${index + 1}`, value }))
  return {
    locale,
    type,
    slide: {
      id: `${locale}-${type}-${values[0]}`,
      slide_title: 'Numbers',
      bullet_points: [],
      visual_type: 'chart',
      visual_description: '',
      layout_template: 'title + chart + bullets',
      images: [
        {
          id: 'chart',
          url: '',
          type: 'generated-chart',
          chartData: { type, title: 'unit', locale, data, colors: [] },
        },
      ],
    },
  }
}

const scenes = slides.map(({ slide }, index) =>
  sceneFor(slide, { fonts, deckTitle: 'Plan', index, count: slides.length }),
)
const file = renderPptx(scenes, plainOptions)
const farthest = 3
let lines: ReturnType<typeof compareLines> = []

beforeAll(async () => {
  if (!hasLibreOffice) return
  const pdf = (await convertInLibreOffice(new Map([['numbers', file]]))).get('numbers')
  if (!pdf) throw new Error('LibreOffice did not open the file')
  lines = compareLines(scenes, await readWords(pdf))
}, 180_000)

test('the linter finds nothing in charts of every language', () => {
  expect(lintPptx(file)).toEqual([])
})

describe.runIf(hasLibreOffice)('in LibreOffice in English', () => {
  test.each(deckLanguages)('charts in %s print their numbers as the scene does', (locale) => {
    const own = lines.filter(({ slide }) => slides[slide - 1]?.locale === locale)

    expect(own.length).toBeGreaterThan(50)
    expect(own.filter(({ same }) => !same)).toEqual([])
    const far = own.filter(({ slide, lower = 0, farther = 0 }) => {
      const isRing = slides[slide - 1]?.type === 'donut'
      return !isRing && (Math.abs(lower) > farthest || Math.abs(farther) > farthest)
    })
    expect(far).toEqual([])
  })
})
