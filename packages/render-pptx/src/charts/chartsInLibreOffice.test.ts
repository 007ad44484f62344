import { chartTypeNames, type ChartType, type Slide, type ThemeChoice } from '@deckloom/deck'
import { sceneFor, type Mark, type NativeMark, type PathMark, type Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { compareLines } from '../testing/compareLines.ts'
import { grayPages, hasPainter, type GrayPage } from '../testing/grayPages.ts'
import { convertInLibreOffice, hasLibreOffice, readWords } from '../testing/libreOffice.ts'
import { plainOptions } from '../testing/slideXml.ts'

const fonts = await loadFontBook()
const installed = hasLibreOffice && hasPainter
const pixelsPerUnit = 2
const theme: ThemeChoice = { id: 'loom', variant: 'light' }
const data = [
  { label: 'Street tasting', value: 310 },
  { label: 'Cafés', value: 220 },
  { label: 'Short film', value: 140 },
  { label: 'Out of home', value: 90 },
  { label: 'Social', value: 60 },
]

function slideWith(type: ChartType): Slide {
  return {
    id: type,
    slide_title: 'Two thirds of the money go where people can taste it',
    bullet_points: ['A tenth kept back for luck.'],
    visual_type: 'chart',
    visual_description: '',
    layout_template: 'title + chart + bullets',
    theme,
    images: [
      {
        id: `chart-${type}`,
        url: '',
        type: 'generated-chart',
        chartData: { type, title: 'thousand euro', data, colors: [] },
      },
    ],
  }
}

const scenes = chartTypeNames.map((type, index) =>
  sceneFor(slideWith(type), { fonts, deckTitle: 'Plan', index, count: chartTypeNames.length }),
)
let pages: readonly GrayPage[] = []
let lines: ReturnType<typeof compareLines> = []

beforeAll(async () => {
  if (!installed) return
  const file = renderPptx(scenes, plainOptions)
  const pdf = (await convertInLibreOffice(new Map([['charts', file]]))).get('charts')
  if (!pdf) throw new Error('LibreOffice did not open the file')
  pages = grayPages(pdf, 1200 * pixelsPerUnit)
  lines = compareLines(scenes, await readWords(pdf))
}, 180_000)

function chartOf(scene: Scene | undefined): NativeMark {
  const chart = scene?.marks.find((mark): mark is NativeMark => mark.mark === 'native')
  if (!chart) throw new Error('There is no chart')
  return chart
}

function grayAt(page: GrayPage | undefined, x: number, y: number): number {
  const place = Math.round(y * pixelsPerUnit) * (page?.width ?? 0) + Math.round(x * pixelsPerUnit)
  return page?.pixels[place] ?? Number.NaN
}

/** Returns the gray level poppler paints for a color. */
function grayOf({ fill }: PathMark): number {
  const color = fill?.kind === 'solid' ? fill.color : '#FFFFFF'
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  )
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

function isPath(mark: Mark, pattern: RegExp): mark is PathMark {
  return mark.mark === 'path' && pattern.test(mark.id)
}

/** Tolerances: colors differ by rounding, and edges are antialiased. */
const nearly = 8
const farthest = 2.5

describe.runIf(installed)('in LibreOffice', () => {
  test.each(['bar', 'horizontal-bar', 'stacked-bar'] as const)(
    'every bar of a chart of type %s ends within a few pixels of where the scene paints it',
    (type) => {
      const index = chartTypeNames.indexOf(type)
      const page = pages[index]
      const bars = chartOf(scenes[index]).painted.filter((mark) => isPath(mark, /-(bar|part)-\d$/u))

      expect(bars).toHaveLength(data.length)
      for (const bar of bars) {
        const { x, y, width, height } = bar.box
        const color = grayOf(bar)
        const inside = [
          grayAt(page, x + farthest, y + height / 2),
          grayAt(page, x + width - farthest, y + height / 2),
          grayAt(page, x + width / 2, y + farthest),
          grayAt(page, x + width / 2, y + height - farthest),
        ]
        for (const gray of inside) expect(Math.abs(gray - color)).toBeLessThan(nearly)
        const beyond =
          type === 'horizontal-bar' ? [x + width + farthest, y + 2] : [x - farthest, y + 2]
        expect(grayAt(page, beyond[0] ?? 0, beyond[1] ?? 0)).toBeGreaterThan(240)
      }
    },
  )

  test.each(['pie', 'donut'] as const)(
    'every part of a chart of type %s has its color up to the edge of the circle',
    (type) => {
      const index = chartTypeNames.indexOf(type)
      const { painted, source } = chartOf(scenes[index])
      const parts = painted.filter((mark) => isPath(mark, /-part-\d$/u))
      if (source.kind !== 'chart') throw new Error('There is no chart')
      const { plot } = source.plan
      const total = data.reduce((sum, { value }) => sum + value, 0)
      let turn = 0

      expect(parts).toHaveLength(data.length)
      for (const [place, part] of parts.entries()) {
        const share = (data[place]?.value ?? 0) / total
        const angle = (turn + share / 2) * 2 * Math.PI
        turn += share
        for (const reach of [plot.width * 0.4, plot.width / 2 - farthest - 1]) {
          const x = plot.x + plot.width / 2 + Math.sin(angle) * reach
          const y = plot.y + plot.height / 2 - Math.cos(angle) * reach
          expect(Math.abs(grayAt(pages[index], x, y) - grayOf(part))).toBeLessThan(nearly)
        }
      }
    },
  )

  test.each(['line', 'area'] as const)(
    'the line and the dot of a chart of type %s are where the scene paints them',
    (type) => {
      const index = chartTypeNames.indexOf(type)
      const [line] = chartOf(scenes[index]).painted.filter((mark) => isPath(mark, /-line$/u))
      const points = [...(line?.d ?? '').matchAll(/[ML](\S+) ([^L]+)/gu)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      )
      const [dot] = chartOf(scenes[index]).painted.filter((mark) => isPath(mark, /-end$/u))
      const color = dot ? grayOf(dot) : Number.NaN

      expect(points).toHaveLength(data.length)
      for (const [x, y] of points.slice(1, -1)) {
        expect(Math.abs(grayAt(pages[index], x, y) - color)).toBeLessThan(nearly * 3)
      }
      const [x = 0, y = 0] = points.at(-1) ?? []
      expect(Math.abs(grayAt(pages[index], x + 5, y) - color)).toBeLessThan(nearly)
    },
  )

  test.each(chartTypeNames)(
    'the labels of a chart of type %s say the same in the same place',
    (type) => {
      const own = lines.filter(({ slide }) => slide === chartTypeNames.indexOf(type) + 1)
      // LibreOffice draws every ring half as wide as its radius and places the labels accordingly.
      const most = type === 'donut' ? 11 : 3

      expect(own.length).toBeGreaterThan(10)
      expect(own.filter(({ same }) => !same)).toEqual([])
      const far = own.filter(
        ({ lower = 0, farther = 0 }) => Math.abs(lower) > most || Math.abs(farther) > most,
      )
      expect(far).toEqual([])
    },
  )
})
