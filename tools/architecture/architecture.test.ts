import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const workspaces = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
)

test.each(workspaces)('%s depends only on what its layer allows', (workspace) => {
  const { name, dependencies } = readJson(`${workspace}/package.json`)
  const internal = Object.keys(dependencies).filter((dependency) =>
    dependency.startsWith('@deckloom/'),
  )
  const allowed = readJson('tools/architecture/layers.json').packages[name]
  expect(allowed, `${name} is missing from layers.json`).toBeDefined()
  expect(allowed).toEqual(expect.arrayContaining(internal))
})

test('the linter refuses every way to read the target of a request in the server, but for its front door', () => {
  const folder = mkdtempSync(join(root, 'apps/server/src/http/probe-'))
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
  try {
    files.forEach((text, index) => writeFileSync(join(folder, `way${index}.ts`), `${text}\n`))
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    const refused = files.filter((_text, index) => stdout.includes(`way${index}.ts`))
    expect(refused).toEqual(ways)
    expect(stdout.match(/has many spellings/g)).toHaveLength(ways.length)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the linter refuses every pool of connections but the one, and the query builder on a pool', () => {
  const folder = mkdtempSync(join(root, 'apps/server/src/platform/probe-'))
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
  const files = [...ways, ...fine]
  try {
    files.forEach((text, index) => writeFileSync(join(folder, `way${index}.ts`), `${text}\n`))
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    expect(stdout.match(/One place hands out connections/g)).toHaveLength(ways.length)
    for (const [index] of fine.entries())
      expect(stdout).not.toContain(`way${ways.length + index}.ts`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the linter refuses every way to ask which data a stored element has, but for its parser and tests', () => {
  const folder = mkdtempSync(join(root, 'packages/editor/src/probe-'))
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
  try {
    files.forEach((text, index) => writeFileSync(join(folder, `way${index}.ts`), `${text}\n`))
    writeFileSync(join(folder, 'way.test.ts'), `${ways[0]}\n`)
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    const refused = files.filter((_text, index) => stdout.includes(`way${index}.ts`))
    expect(refused).toEqual(ways)
    expect(stdout).toContain('read it with readVisual and switch on its kind')
    expect(stdout).not.toContain('way.test.ts')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the linter refuses the stored names of a slide in the scene, but for its tests', () => {
  const folder = mkdtempSync(join(root, 'packages/scene/src/layouts/probe-'))
  const code = [
    'export const a = (slide: { slide_title: string }) => slide.slide_title',
    "export type B<T> = Omit<T, 'bullet_points'>",
  ].join('\n')
  try {
    for (const name of ['way.ts', 'way.test.ts']) writeFileSync(join(folder, name), `${code}\n`)
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    expect(stdout.match(/is how a slide is stored: read it with readContent/g)).toHaveLength(3)
    expect(stdout).not.toContain('way.test.ts')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the linter refuses routes that import a repository', () => {
  const folder = mkdtempSync(join(root, 'apps/server/src/features/probe-'))
  const files = {
    'routes.ts': "import { listDecks } from './decksRepository.ts'\nexport const a = listDecks",
    'deckRoutes.ts': "import type { Row } from '../decksRepository.ts'\nexport type B = Row",
    'deckRoute.ts': "export { listDecks } from './decksRepository.ts'",
    'listDecks.ts': "import { listDecks } from './decksRepository.ts'\nexport const d = listDecks",
  }
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`)
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    expect(stdout.match(/A route calls a use case/g)).toHaveLength(3)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// A boundary rule that silently stops running looks exactly like a clean codebase.
test('the linter still refuses an import that breaks the layers', () => {
  const folder = mkdtempSync(join(root, 'apps/web/src/features/probe-'))
  try {
    writeFileSync(
      join(folder, 'bad.ts'),
      "import '../billing/plan.ts'\nimport '@deckloom/unlisted'\n",
    )
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    expect(stdout).toContain('may not import apps/web/src/features/billing')
    expect(stdout).toContain('does not list "@deckloom/unlisted"')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the linter names a circle of imports, also one of types alone or of code that is loaded later', () => {
  const folder = mkdtempSync(join(root, 'packages/ui/src/probe-'))
  const files = {
    'a.ts': "import type { B } from './b.ts'\nexport type A = B[]",
    'b.ts': "import type { A } from './a.ts'\nexport interface B {\n  readonly as: A\n}",
    'c.ts': "export const c = () => import('./d.ts')",
    'd.ts': "export { e } from './e.ts'",
    'e.ts': "import {\n  c,\n} from './c.ts'\nexport const e = () => c()",
    'f.test.ts': "import './g.ts'",
    'g.ts': "import './f.test.ts'",
  }
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`)
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    const circles = stdout.match(/closes a circle: [^.]*\.ts[^ ]*( → \S+)*/g) ?? []
    const named = circles.map((circle) => circle.match(/\w(?=\.ts)/g)?.join(''))
    expect(new Set(named)).toEqual(new Set(['aba', 'bab', 'cdec', 'decd', 'ecde']))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** What the linter says about files in a folder that is there for that time alone. */
function lintProbe(parent: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(root, parent, 'probe-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), `${text}\n`)
    }
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    return stdout.replaceAll(relative(root, folder), 'probe')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the linter refuses a folder of an app that imports a folder which stands on it', () => {
  const said = lintProbe('apps/web/src/features', {
    'top.ts': "export { room } from './room/room.ts'",
    'shared.ts': 'export const shared = 1',
    'room/room.ts': "import { shared } from '../shared.ts'\nexport const room = shared",
    'room/low/low.ts': 'export const low = 1',
    'room/fine.ts': "export { low } from './low/low.ts'",
  })
  expect(said).toContain('probe may not import probe/room, which stands on it')
  expect(said).toContain('probe/room may not import probe, which stands on it')
  expect(said.match(/may not import/g)).toHaveLength(2)
})

test('the linter counts the source files of a folder, tests left out', () => {
  const many = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => [`f${at}${ending}`, `export const f = ${at}`] as const)
  const twenty = Object.fromEntries([...many(20, '.ts'), ...many(3, '.test.ts')])
  expect(lintProbe('packages/ui/src', twenty)).not.toContain('source files')
  expect(lintProbe('packages/ui/src', { ...twenty, 'more.ts': 'export const f = 1' })).toContain(
    'probe has 21 source files, where 20 are the most',
  )
})

test('the linter asks for the union where every key of a table is a member of one', () => {
  const table = (name: string, type: string, keys: readonly string[]) =>
    `export const ${name}: ${type} = { ${keys.map((key) => `'${key}': 1`).join(', ')} }`
  const said = lintProbe('packages/ui/src', {
    'unions.ts':
      "export type Odd = 'oddly' | 'evenly'\nexport const oddities = ['x-one', 'x-two', 'x-three'] as const",
    'tables.ts': [
      table('a', 'Record<string, number>', ['oddly', 'evenly']),
      table('b', 'Readonly<Record<string, number>>', ['x-one', 'x-three']),
      table('c', '{ readonly [key: string]: number }', ['oddly', 'evenly']),
      table('d', "Record<'oddly' | 'evenly', number>", ['oddly', 'evenly']),
      table('e', 'Record<string, number>', ['oddly', 'quarterly']),
    ].join('\n'),
  })
  expect(said.match(/Every key of \w/g)).toEqual(
    ['a', 'b', 'c'].map((name) => `Every key of ${name}`),
  )
  expect(said).toContain('type it as Record<the members of Odd, …>')
  expect(said).toContain('type it as Partial<Record<the members of oddities, …>>')
})
