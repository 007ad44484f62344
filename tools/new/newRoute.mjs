// The files and lines of a new area of the API: its definitions, its routes and their test. A call of an area that is
// there already is one more definition and one more line of its routes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { camelCase } from './names.mjs'

const definitions = 'packages/contract/src/endpoints'
const features = 'apps/server/src/features'

/** What `npm run new -- route <name>` writes. */
export function newRoute(name) {
  const area = camelCase(name)
  const call = `read${area.slice(0, 1).toUpperCase()}${area.slice(1)}`
  const index = `${definitions}/index.ts`
  const known = readFileSync(join(root, index), 'utf8')
  const folder = `${features}/${area}`
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`)
  return [
    { path: `${definitions}/${area}.ts`, text: printDefinition(name, call) },
    {
      path: index,
      text: `${[...known.trimEnd().split('\n'), `export * as ${area} from './${area}.ts'`].toSorted((a, b) => a.localeCompare(b)).join('\n')}\n`,
      isKnown: true,
    },
    { path: `${folder}/routes.ts`, text: routes(area, call) },
    { path: `${folder}/${area}.test.ts`, text: test(name, call) },
  ]
}

const printDefinition = (name, call) => `import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const ${call} = endpoint({
  method: 'GET',
  path: '/api/${name}',
  summary: 'Says what it is good for, in one line',
  access: 'user',
  answers: { 200: z.strictObject({ greeting: z.string() }) },
})
`

const routes = (area, call) => `import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'

const { ${area} } = endpoints

/** Called from app.ts, with the ports that its use cases need. */
export function ${area}Routes(app: FastifyInstance): void {
  serve(app, ${area}.${call}, () => ({ greeting: 'Hello' }))
}
`

const test = (name, call) => `import { expect, test } from 'vitest'
import { join, testApp } from '../../testing/testApp.ts'
import { testDrivers } from '../../testing/testDrivers.ts'

test('${call} answers who is signed in, and nobody else', async () => {
  const driver = testDrivers().find(({ available }) => available)
  const opened = await driver?.open()
  if (!opened) throw new Error('There is no database to test with')
  const app = await testApp(opened)
  const person = await join(app)

  expect((await person.ask('GET /api/${name}')).json()).toEqual({ greeting: 'Hello' })
  expect((await app.inject({ url: '/api/${name}' })).statusCode).toBe(401)
  await app.close()
  await opened.remove()
})
`
