import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

let opened: OpenedDatabase
let app: FastifyInstance
beforeAll(async () => {
  const [embedded] = testDrivers()
  opened = await embedded.open()
  app = await testApp(opened, {
    now: () => new Date('2026-05-01T12:00:00Z'),
    environment: { SUPPORT_EMAIL: 'desk@example.com' },
  })
})
afterAll(async () => {
  await app.close()
  await opened.remove()
})

test('says where to report a weakness of this installation, where there is an address for it', async () => {
  const answer = await app.inject({ url: '/.well-known/security.txt' })

  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe(
    'Contact: mailto:desk@example.com\nExpires: 2026-10-28T12:00:00.000Z\nPreferred-Languages: en\n',
  )
  const silent = await testApp(opened)
  expect((await silent.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404)
  await silent.close()
})
