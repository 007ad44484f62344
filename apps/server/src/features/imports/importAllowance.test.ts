import { rateLimits } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectFailure } from '../../testing/http/expectFailure.ts'
import { join, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const dayMs = 24 * 60 * 60 * 1_000
let opened: OpenedDatabase
let app: FastifyInstance
let today = Date.now()

beforeAll(async () => {
  const [embedded] = testDrivers()
  opened = await embedded.open()
  const environment = { RATE_LIMIT_SCALE: '1' }
  app = await testApp(opened, { environment, now: () => new Date(today) })
})
afterAll(async () => {
  await app.close()
  await opened.remove()
})

test('a trial makes decks of five files a day; files that cannot be read do not count', async () => {
  const person = await join(app)
  const send = (text: string) =>
    person.ask('POST /api/imports?name=notes.md', Buffer.from(text), {
      'content-type': 'application/octet-stream',
    })
  const { max } = rateLimits.importsOfFree
  const wrong = [await send(''), await send('')]
  const together = await Promise.all(Array.from({ length: max + 2 }, () => send('# Looms')))
  const statuses = [...wrong, ...together].map(({ statusCode }) => statusCode)
  const refused = together.find(({ statusCode }) => statusCode === 429)

  expect(statuses.filter((status) => status === 422)).toHaveLength(2)
  expect(statuses.filter((status) => status === 201)).toHaveLength(max)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expectFailure(refused?.body ?? '')
  expect(refused?.json()).toMatchObject({
    code: 'quota_exceeded',
    message: expect.stringMatching(
      /^Your plan makes presentations of 5 files a day\. .* 24 hours\.$/,
    ),
  })
  today += dayMs + 1
  expect((await send('# Looms')).statusCode).toBe(201)
})
