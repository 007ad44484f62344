// What belongs together is there together, where the compiler cannot know.
// `served-endpoints`: every endpoint of the contract is served by a route.
// `shown-in-fixtures`: every layout and every chart type is on a slide of the golden decks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { readImports } from './importGraph.mjs'

const root = resolve(import.meta.dirname, '../..')
const endpoints = 'packages/contract/src/endpoints'
const decks = 'fixtures/decks'

/** Computes a value once, on first use. */
function once(compute) {
  let value
  return () => (value ??= compute())
}

const serverSource = once(() =>
  [...readImports(root).keys()]
    .filter((file) => file.startsWith('apps/server/src/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n'),
)

const servedEndpoints = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (dirname(relative(root, context.filename)) !== endpoints) return
      if (init?.type !== 'CallExpression' || init.callee.name !== 'endpoint') return
      const name = `${basename(context.filename, '.ts')}.${id.name}`
      if (new RegExp(String.raw`\b${name.replace('.', String.raw`\.`)}\b`).test(serverSource()))
        return
      context.report({
        node: id,
        message: `No route of the server serves ${name}: add serve(app, ${name}, …) to the routes of its feature`,
      })
    },
  }),
}

/** The tables whose keys golden decks show, and how to read from a stored slide which keys it shows. */
const tables = new Map([
  [
    'packages/deck/src/layouts/index.ts',
    { name: 'layout', shownOn: ({ layout_template: layout }) => [layout] },
  ],
  [
    'packages/deck/src/elements/chartTypes.ts',
    {
      name: 'chart type',
      shownOn: ({ images = [] }) => images.map(({ chartData }) => chartData?.type),
    },
  ],
])

const slides = once(() =>
  (existsSync(join(root, decks)) ? readdirSync(join(root, decks)) : [])
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(root, decks, file), 'utf8')).slides),
)

/** The object behind `as const` and `satisfies`. */
function objectOf(node) {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return objectOf(node.expression)
  return node?.type === 'ObjectExpression' ? node : undefined
}

const shownInFixtures = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      const table = tables.get(relative(root, context.filename))
      const object = id.name === 'definitions' ? objectOf(init) : undefined
      if (!table || !object) return
      const shown = new Set(slides().flatMap(table.shownOn))
      for (const { key } of object.properties) {
        const name = key.name ?? key.value
        if (shown.has(name)) continue
        context.report({
          node: key,
          message: `No slide in ${decks} shows the ${table.name} "${name}": add one, and keep its scene with npm run golden -- --update`,
        })
      }
    },
  }),
}

export const completenessRules = {
  'served-endpoints': servedEndpoints,
  'shown-in-fixtures': shownInFixtures,
}
