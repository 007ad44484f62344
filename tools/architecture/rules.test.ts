import { expect, test } from 'vitest'
import { lintFiles } from './lintFiles.ts'

/** The files of a folder, by their paths from the root of the repository. */
function inFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  )
}

/** Each of the texts as a file `way<index>.ts`. */
function inFiles(folder: string, texts: readonly string[]): Readonly<Record<string, string>> {
  return inFolder(folder, Object.fromEntries(texts.map((text, index) => [`way${index}.ts`, text])))
}

test('the linter refuses every way to read the target of a request in the server, except where it enters', () => {
  const ways = [
    'export const a = (request: { url: string }) => request.url',
    "export const b = (request: { url: string }) => request['url']",
    'export const c = (reply: { request: { url: string } }) => reply.request.url',
    'export const d = (request: { raw: { url: string } }) => request.raw.url',
    'export const e = (req: { originalUrl: string }) => req.originalUrl',
    'export const f = (reply: { request: { url: string } }) => { const { url } = reply.request; return url }',
    "import type { FastifyRequest } from 'fastify'\nexport const g = ({ url: target }: FastifyRequest) => target",
    "import type { FastifyInstance } from 'fastify'\nexport const h = (app: FastifyInstance) => app.addHook('onRequest', async ({ url }) => void url)",
    "import type { FastifyInstance } from 'fastify'\nexport const i = (app: FastifyInstance) => app.get('/x', {}, ({ raw: { url } }) => url)",
  ]
  const fine = [
    'export const j = (request: { routeOptions: { url: string } }) => request.routeOptions.url',
    "import type { FastifyInstance } from 'fastify'\nexport const k = (app: FastifyInstance) => app.addHook('onRoute', ({ url }) => void url)",
    'export const l = (image: { url: string }) => image.url',
  ]
  const files = [...ways, ...fine]

  const printed = lintFiles(inFiles('apps/server/src/http/probe', files))

  expect(files.filter((_text, index) => printed.includes(`way${index}.ts`))).toEqual(ways)
  expect(printed.match(/can be spelled in many ways/g)).toHaveLength(ways.length)
})

test('the linter refuses every pool of connections but the one, and the query builder on a pool', () => {
  const ways = [
    "import { Pool } from 'pg'\nexport const a = new Pool()",
    "import pg from 'pg'\nexport const b = new pg.Pool()",
    "import * as pg from 'pg'\nexport const c = new pg.Pool()",
    "import { Pool as Many } from 'pg'\nexport const d = new Many()",
    "import { drizzle } from 'drizzle-orm/node-postgres'\nexport const e = drizzle('postgres://x')",
  ]
  const fine = [
    "import { Client } from 'pg'\nexport const f = new Client()",
    "import type { Pool } from 'pg'\nexport const g = (pool: Pool) => pool.totalCount",
    "import { type Pool, Client } from 'pg'\nexport const h = (pool: Pool) => [pool, Client]",
  ]

  const printed = lintFiles(inFiles('apps/server/src/platform/probe', [...ways, ...fine]))

  expect(printed.match(/Connections come from one pool/g)).toHaveLength(ways.length)
  for (const [index] of fine.entries())
    expect(printed).not.toContain(`way${ways.length + index}.ts`)
})

test('the linter refuses every way to ask which data a stored element has, but for its parser and tests', () => {
  const ways = [
    'export const a = (image: { chartData?: object }) => image',
    "export const b = (image: Record<string, object>) => image['shapeData']",
    'export const c = (image: Record<string, object>) => image.iconData',
    'export const d = ({ chartData }: Record<string, object>) => chartData',
    'export const e = { url: "", shapeData: {} }',
    "export const f = (image: object) => 'iconData' in image",
    "export type G<T> = Omit<T, 'chartData'>",
  ]
  const fine = [
    "import type { ChartData } from '@deckloom/deck'\nexport const h = (chart: ChartData) => chart",
    "export const i = (visual: { kind: string }) => visual.kind === 'chart'",
  ]
  const files = [...ways, ...fine]
  const folder = 'packages/editor/src/probe'

  const printed = lintFiles({
    ...inFiles(folder, files),
    [`${folder}/way.test.ts`]: ways[0] ?? '',
  })

  expect(files.filter((_text, index) => printed.includes(`way${index}.ts`))).toEqual(ways)
  expect(printed).toContain('read it with readVisual and switch on its kind')
  expect(printed).not.toContain('way.test.ts')
})

test('the linter refuses the stored names of a slide in scene, editor and web, but for tests', () => {
  const code = [
    'export const a = (slide: { slide_title: string }) => slide.slide_title',
    "export type B<T> = Omit<T, 'bullet_points'>",
    'export const c = { step_by_step: true }',
  ].join('\n')
  const folders = [
    'packages/scene/src/layouts/probe',
    'packages/editor/src/edits/probe',
    'apps/web/src/features/editor/panels/probe',
  ]

  const printed = lintFiles(
    Object.assign(
      {},
      ...folders.map((folder) => inFolder(folder, { 'way.ts': code, 'way.test.ts': code })),
    ),
  )

  for (const folder of folders) expect(printed).toContain(`${folder}/way.ts`)
  expect(printed.match(/is how a slide is stored: read it with readContent/g)).toHaveLength(
    4 * folders.length,
  )
  expect(printed).not.toContain('way.test.ts')
})

test('the linter refuses routes that import a repository', () => {
  const printed = lintFiles(
    inFolder('apps/server/src/features/probe', {
      'routes.ts': "import { listDecks } from './decksRepository.ts'\nexport const a = listDecks",
      'deckRoutes.ts': "import type { Row } from '../decksRepository.ts'\nexport type B = Row",
      'deckRoute.ts': "export { listDecks } from './decksRepository.ts'",
      'listDecks.ts':
        "import { listDecks } from './decksRepository.ts'\nexport const d = listDecks",
    }),
  )

  expect(printed.match(/A route calls a use case/g)).toHaveLength(3)
})

// A boundary rule that silently stops running looks exactly like a clean codebase.
test('the linter still refuses an import that breaks the layers', () => {
  const printed = lintFiles({
    'apps/web/src/features/probe/bad.ts':
      "import '../billing/plan.ts'\nimport '@deckloom/unlisted'",
  })

  expect(printed).toContain('may not import apps/web/src/features/billing')
  expect(printed).toContain('does not list "@deckloom/unlisted"')
})

test('the linter reports an import cycle, also one of types only or of code that is loaded later', () => {
  const printed = lintFiles(
    inFolder('packages/ui/src/probe', {
      'a.ts': "import type { B } from './b.ts'\nexport type A = B[]",
      'b.ts': "import type { A } from './a.ts'\nexport interface B {\n  readonly as: A\n}",
      'c.ts': "export const c = () => import('./d.ts')",
      'd.ts': "export { e } from './e.ts'",
      'e.ts': "import {\n  c,\n} from './c.ts'\nexport const e = () => c()",
      'f.test.ts': "import './g.ts'",
      'g.ts': "import './f.test.ts'",
    }),
  )

  const cycles = printed.match(/closes a cycle: [^.]*\.ts[^ ]*( → \S+)*/g) ?? []
  const named = cycles.map((cycle) => cycle.match(/\w(?=\.ts)/g)?.join(''))
  expect(new Set(named)).toEqual(new Set(['aba', 'bab', 'cdec', 'decd', 'ecde']))
})

test('the linter refuses a folder of an app that imports a folder which depends on it', () => {
  const folder = 'apps/web/src/features/probe'

  const printed = lintFiles(
    inFolder(folder, {
      'top.ts': "export { room } from './room/room.ts'",
      'shared.ts': 'export const shared = 1',
      'room/room.ts': "import { shared } from '../shared.ts'\nexport const room = shared",
      'room/low/low.ts': 'export const low = 1',
      'room/fine.ts': "export { low } from './low/low.ts'",
    }),
  )

  expect(printed).toContain(`${folder} may not import ${folder}/room, which depends on it`)
  expect(printed).toContain(`${folder}/room may not import ${folder}, which depends on it`)
  expect(printed.match(/may not import/g)).toHaveLength(2)
})

test('the linter limits the source files in a folder, not counting tests', () => {
  const many = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => [`f${at}${ending}`, `export const f = ${at}`] as const)
  const twenty = Object.fromEntries([...many(20, '.ts'), ...many(3, '.test.ts')])
  const folder = 'packages/ui/src/probe'

  expect(lintFiles(inFolder(folder, twenty))).not.toContain('source files')
  expect(lintFiles(inFolder(folder, { ...twenty, 'more.ts': 'export const f = 1' }))).toContain(
    `${folder} has 21 source files, and the limit is 20`,
  )
})

test('the linter asks for the union if every key of a table is a member of one', () => {
  const table = (name: string, type: string, keys: readonly string[]) =>
    `export const ${name}: ${type} = { ${keys.map((key) => `'${key}': 1`).join(', ')} }`

  const printed = lintFiles(
    inFolder('packages/ui/src/probe', {
      'unions.ts':
        "export type Odd = 'oddly' | 'evenly'\nexport const oddities = ['x-one', 'x-two', 'x-three'] as const",
      'tables.ts': [
        table('a', 'Record<string, number>', ['oddly', 'evenly']),
        table('b', 'Readonly<Record<string, number>>', ['x-one', 'x-three']),
        table('c', '{ readonly [key: string]: number }', ['oddly', 'evenly']),
        table('d', "Record<'oddly' | 'evenly', number>", ['oddly', 'evenly']),
        table('e', 'Record<string, number>', ['oddly', 'quarterly']),
      ].join('\n'),
    }),
  )

  expect(printed.match(/The keys of \w/g)).toEqual(
    ['a', 'b', 'c'].map((name) => `The keys of ${name}`),
  )
  expect(printed).toContain('type it as Record<the members of Odd, …>')
  expect(printed).toContain('type it as Partial<Record<the members of oddities, …>>')
})

test('the linter names an endpoint that no route serves', () => {
  const printed = lintFiles({
    'packages/contract/src/endpoints/maps.ts': [
      "import { endpoint } from '../endpoint.ts'",
      "export const readMap = endpoint({ method: 'GET' })",
      "export const readMaps = endpoint({ method: 'GET' })",
    ].join('\n'),
    'apps/server/src/features/maps/routes.ts': 'serve(app, maps.readMap, () => undefined)',
  })

  expect(printed.match(/No route of the server serves \S+/g)).toEqual([
    'No route of the server serves maps.readMaps:',
  ])
})

test('the linter names a layout and a chart type that no golden deck shows', () => {
  const table = (keys: string) =>
    `const definitions = { ${keys} } as const satisfies object\nexport const keys = Object.keys(definitions)`
  const printed = lintFiles({
    'packages/deck/src/layouts/index.ts': table("cover: 1, 'big map': 2"),
    'packages/deck/src/elements/chartTypes.ts': table("pie: 1, 'stepped-line': 2"),
    'fixtures/decks/one.json': JSON.stringify({
      slides: [
        { layout_template: 'cover' },
        { layout_template: 'cover', images: [{ chartData: { type: 'pie' } }] },
      ],
    }),
  })

  expect(printed.match(/No slide in fixtures\/decks shows the [^:]*/g)?.toSorted()).toEqual([
    'No slide in fixtures/decks shows the chart type "stepped-line"',
    'No slide in fixtures/decks shows the layout "big map"',
  ])
})

test('the linter refuses components that throw when their code cannot be fetched', () => {
  const ways = [
    "import { lazy } from 'react'\nexport const A = lazy",
    "import { lazy as late } from 'react'\nexport const B = late",
  ]
  const fine = ["import { Suspense } from 'react'\nexport const C = Suspense"]

  const printed = lintFiles(inFiles('apps/web/src/features/probe', [...ways, ...fine]))

  expect(printed.match(/takes the page away/g)).toHaveLength(ways.length)
})
