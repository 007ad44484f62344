import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newChart } from './newChart.mjs'

const root = join(import.meta.dirname, '../..')

test('a new chart type is a definition, a drawing, a native form, an icon and slides that show it', () => {
  const added = newChart('stepped-line').map(({ path, text, isKnown }) => {
    if (!isKnown) return [path]
    const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'))
    return [path, ...text.split('\n').filter((line) => !before.has(line))]
  })

  expect(added).toEqual([
    [
      'packages/deck/src/elements/chartTypes.ts',
      "  'stepped-line': {",
      "    label: 'Stepped line',",
      "    spoken: 'Stepped line chart',",
      '    office: { plots: [] },',
    ],
    ['packages/scene/src/charts/drawSteppedLine.ts'],
    [
      'packages/scene/src/charts/drawChart.ts',
      "import { drawSteppedLine } from './drawSteppedLine.ts'",
      "  'stepped-line': drawSteppedLine,",
    ],
    ['packages/render-pptx/src/charts/nativeCharts.ts', "  'stepped-line': {"],
    [
      'apps/web/src/features/editor/insert/charts/ChartTypes.tsx',
      '  Shapes,',
      "  'stepped-line': Shapes,",
    ],
    ['fixtures/decks/chart-stepped-line.json'],
  ])
})

test('the slides of a new chart type have ids of their own and charts of that type only', () => {
  const deck = newChart('funnel').find(({ path }) => path.endsWith('.json'))?.text ?? ''

  expect(deck).toContain('"type": "funnel"')
  expect(deck).toContain('"id": "chart-funnel-1"')
  expect(deck).not.toMatch(/horizontal/u)
})

test('a chart type that exists is refused', () => {
  expect(() => newChart('horizontal-bar')).toThrow(
    'packages/deck/src/elements/chartTypes.ts has a chart type horizontal-bar already',
  )
})
