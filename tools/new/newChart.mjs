// The places of a new chart type: its definition, its drawing, its native form, its icon, and slides that show it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { insertLines } from './insertLines.mjs'
import { camelCase, sentenceCase } from './names.mjs'
import { withIcon } from './withIcon.mjs'

const definitions = 'packages/deck/src/elements/chartTypes.ts'
const drawings = 'packages/scene/src/charts'
const table = `${drawings}/drawChart.ts`
const nativeForms = 'packages/render-pptx/src/charts/nativeCharts.ts'
const icons = 'apps/web/src/features/editor/insert/charts/ChartTypes.tsx'
const decks = 'fixtures/decks'
/** Until someone chooses one. */
const icon = 'Shapes'

const insertInto = (path, lines) => ({ path, text: insertLines(path, lines), isKnown: true })

/** What `npm run new -- chart <name>` writes. It works as it is: horizontal bars, until it is drawn otherwise. */
export function newChart(name) {
  const id = camelCase(name)
  const draw = `draw${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const key = name === id ? id : `'${name}'`
  if (readFileSync(join(root, definitions), 'utf8').includes(`\n  ${key}: {`)) {
    throw new Error(`${definitions} has a chart type ${name} already`)
  }
  const entry = insertInto(icons, [[/(?<=const icons(?:(?!\n\}).)*\n)\}/s, `  ${key}: ${icon},\n`]])
  return [
    insertInto(definitions, [['} as const satisfies', printDefinition(key, sentenceCase(name))]]),
    { path: `${drawings}/${draw}.ts`, text: printDrawing(name, draw) },
    insertInto(table, [
      ['\ntype DrawChart', `import { ${draw} } from './${draw}.ts'\n`],
      [/(?<=const drawings(?:(?!\n\}).)*\n)\}/s, `  ${key}: ${draw},\n`],
    ]),
    insertInto(nativeForms, [[/(?<=const nativeCharts(?:(?!\n\}).)*\n)\}/s, nativeForm(key)]]),
    { ...entry, text: withIcon(entry.text, icon) },
    {
      path: `${decks}/chart-${name}.json`,
      text: readFileSync(join(root, decks, 'chart-horizontal-bar.json'), 'utf8')
        .replaceAll('horizontal-bar', name)
        .replaceAll('horizontal bar', name.replaceAll('-', ' ')),
    },
  ]
}

const printDefinition = (key, label) => `  ${key}: {
    label: '${label}',
    spoken: '${label} chart',
    modelRank: null,
    office: { plots: [] },
    series: 'first',
    excess: 'leave out',
  },
`

const printDrawing = (name, draw) => `import type { ChartData } from '@deckloom/deck'
import type { ChartDrawing } from './chartDrawing.ts'
import type { ChartScope } from './chartLabels.ts'
import { drawBars } from './drawBars.ts'

/** What a chart of this type shows. */
export function ${draw}(scope: ChartScope, chart: ChartData): ChartDrawing {
  const { plan, marks } = drawBars(scope, chart)
  return { plan: { ...plan, type: '${name}' }, marks }
}
`

const nativeForm = (key) => `  ${key}: {
    plots: (chart) => bars(chart, 'bar'),
    axes: 'lying',
    labels: { place: 'outEnd', named: 'category' },
  },
`
