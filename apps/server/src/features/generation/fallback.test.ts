import { randomUUID } from 'node:crypto'
import { openModel } from '@deckloom/models'
import { ModelServer } from '@deckloom/models/testing'
import { createEmbeddedWriter, createFallbackWriter, createModelWriter } from '@deckloom/writer'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { presentations } from '../../db/schema/presentations.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(
    `the embedded writer behind a model, on ${driver.name}`,
    () => {
      const server = new ModelServer()
      let opened: OpenedDatabase
      let baseUrl: string
      let app: FastifyInstance
      let person: Person

      beforeAll(async () => {
        opened = await driver.open()
        baseUrl = await server.listen()
      })
      afterAll(async () => {
        await server.close()
        await opened.remove()
      })
      beforeEach(async () => {
        server.play = () => ({})
        server.questions.length = 0
        const prices = { input: 0, output: 0 }
        const config = { provider: 'openai-compatible', model: 'played', apiKey: 'k' } as const
        const text = openModel(
          { ...config, baseUrl, timeLimitMs: 20_000, prices },
          { random: () => 0 },
        )
        const model = createModelWriter({ model: text, newId: randomUUID })
        app = await testApp(opened, {
          writer: createFallbackWriter({
            model,
            local: createEmbeddedWriter({ newId: randomUUID }),
          }),
        })
        person = await join(app)
      })
      afterEach(() => app.close())

      const ask = (headers = {}) =>
        person.ask('POST /api/generate', { prompt: 'Small ports', slideCount: 6 }, headers)
      const decks = () =>
        opened.database.queries.$count(presentations, eq(presentations.userId, person.id))

      test('a model that cannot be used leaves a deck of the embedded writer, and the answer says so', async () => {
        server.play = () => ({ status: 401 })
        const answer = await ask()

        expect(answer.statusCode).toBe(200)
        expect(answer.json().slides).toHaveLength(6)
        expect(answer.json().notice).toContain('so the built-in writer continues')
        expect(server.questions).toHaveLength(1)
        expect(await decks()).toBe(1)
      })

      test('a stream says when and why another writer goes on, before what it writes', async () => {
        server.play = ({ name }) => (name === 'outline' ? { text: 'no outline' } : {})
        const { body } = await ask({ accept: 'text/event-stream' })

        expect(body).toMatch(
          /event: begun[^]+event: fallback\ndata: \{"type":"fallback","writer":"embedded"[^]+event: outline[^]+"writer":"embedded"[^]+event: done/u,
        )
      })

      test('one slide that the model fails at is written by the embedded writer', async () => {
        server.play = ({ number }) => (number === 4 ? { text: 'no' } : {})
        const { body } = await ask({ accept: 'text/event-stream' })

        expect(body).not.toContain('slide-failed')
        expect(body.match(/event: fallback/gu)).toHaveLength(1)
        expect(body).toContain('event: done')
        expect(await decks()).toBe(1)
      })

      test('an outline that is to be changed is planned anew, and says who planned it', async () => {
        server.play = () => ({ status: 401 })
        const { body } = await person.ask('POST /api/generations', {
          prompt: 'Small ports',
          slideCount: 6,
        })

        expect(body).toContain('event: fallback')
        expect(body).toMatch(/event: ready\ndata: .*"writer":"embedded"/u)
      })
    },
  )
}
