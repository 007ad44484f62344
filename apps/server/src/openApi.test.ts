import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
})
const document = z.looseObject({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

let opened: OpenedDatabase
let app: FastifyInstance

beforeAll(async () => {
  const driver = testDrivers().find(({ available }) => available)
  if (!driver) throw new Error('There is no database to test with')
  opened = await driver.open()
  app = await testApp(opened)
})
afterAll(async () => {
  await app.close()
  await opened.remove()
})

const read = (headers = {}) => app.inject({ url: '/api/openapi.json', headers })

test('describes every route below /api, and no other', async () => {
  const { paths } = document.parse((await read()).json())
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = app.declaredRoutes
    .filter((route) => route.includes(' /api/'))
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))

  expect(described.toSorted()).toEqual(served.toSorted())
})

test('names each call, who may make it and how it is refused', async () => {
  const { paths } = document.parse((await read()).json())
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))

  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
  expect(paths['/api/folders/{id}']?.['delete']).toMatchObject({
    operationId: 'deleteFolder',
    parameters: [{ name: 'id', in: 'path', required: true }],
    security: [{ session: [] }],
    'x-rate-limit': { group: 'call' },
    responses: {
      204: { description: 'Done, with nothing to say' },
      401: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
      },
      404: { description: 'not_found' },
    },
  })
  expect(paths['/api/auth/login']?.['post']?.security).toEqual([])
})

test('every reference leads to a part of the document', async () => {
  const text = (await read()).body
  const { components } = JSON.parse(text)
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)

  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !Object.hasOwn(components.schemas, name ?? ''))).toEqual([])
})

test('is kept by who has it, and asked for again with its tag', async () => {
  const first = await read()
  const { etag } = first.headers

  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await read({ 'if-none-match': etag })).statusCode).toBe(304)
})
