import { randomUUID } from 'node:crypto'
import { ModelServer } from '@deckloom/models/testing'
import { openModel } from '@deckloom/models'
import { createModelAssistant, createModelWriter } from '@deckloom/writer'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenUsage } from '../../db/schema/activity.ts'
import { generationUses } from '../../db/schema/plans.ts'
import { aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const slide = { ...aSlide('Small ports lose days to silt'), id: 's1' }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`a model that works on slides, on ${driver.name}`, () => {
    const model = new ModelServer()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person

    async function appWith(baseUrl: string) {
      const text = openModel(
        {
          provider: 'openai-compatible',
          model: 'played-1',
          apiKey: 'k',
          baseUrl,
          timeLimitMs: 5_000,
          prices: { input: 3, output: 15 },
        },
        { random: () => 0 },
      )
      return testApp(opened, {
        writer: createModelWriter({ model: text, newId: randomUUID }),
        assistant: createModelAssistant(text),
        environment: {
          AI_PROVIDER: 'openai-compatible',
          AI_MODEL: 'played-1',
          AI_INPUT_USD_PER_MTOK: '3',
          AI_OUTPUT_USD_PER_MTOK: '15',
          AI_BASE_URL: baseUrl,
        },
      })
    }
    beforeAll(async () => {
      opened = await driver.open()
      app = await appWith(await model.listen())
      person = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await model.close()
      await opened.remove()
    })

    const assist = (action: string) => person.ask('POST /api/assist', { action, slide })
    const uses = () =>
      opened.database.queries
        .select()
        .from(tokenUsage)
        .where(eq(tokenUsage.userId, person.id))
        .orderBy(desc(tokenUsage.id))
    const seats = () =>
      opened.database.queries.$count(generationUses, eq(generationUses.userId, person.id))

    test('its words come as a version, take no seat of the month, and stand on record', async () => {
      model.play = () => ({
        text: JSON.stringify({ title: 'Silt costs days', points: ['One', 'Two'], notes: '' }),
      })
      const answer = await assist('rewrite')

      expect(answer.json()).toMatchObject({
        action: 'rewrite',
        writer: 'model',
        versions: [{ label: 'Rewritten', slide: { id: 's1', slide_title: 'Silt costs days' } }],
      })
      const [use] = await uses()
      expect(use).toMatchObject({
        operation: 'assist',
        model: 'played-1',
        inputTokens: 1_000,
        outputTokens: 200,
        costUsd: 0.6,
        requestId: answer.headers['x-request-id'],
      })
      expect(await seats()).toBe(0)
    })

    test('a model that is away is said to be away, and what it used is on record all the same', async () => {
      const before = (await uses()).length
      model.play = () => ({ status: 503 })
      const away = await assist('simplify')
      expect([away.statusCode, away.json().code]).toEqual([503, 'provider_down'])
      expect(await uses()).toHaveLength(before)

      model.play = () => ({ text: 'I would rather not.' })
      const odd = await assist('expand')
      expect([odd.statusCode, odd.json().code]).toEqual([502, 'provider_bad_output'])
      expect(await uses()).toHaveLength(before + 1)
      expect(await seats()).toBe(0)
    })

    test('what takes no new words costs nothing, model or not', async () => {
      const before = (await uses()).length

      expect((await assist('notes')).json()).toMatchObject({ writer: 'embedded' })
      expect(await uses()).toHaveLength(before)
    })

    test('who has used up the share of the account is refused before the model is asked', async () => {
      const asked = model.questions.length
      await opened.database.queries.insert(tokenUsage).values({
        userId: person.id,
        operation: 'generate',
        model: 'played-1',
        totalTokens: 400_000,
      })
      const answer = await assist('rewrite')

      expect([answer.statusCode, answer.json().code]).toEqual([429, 'quota_exceeded'])
      expect(model.questions).toHaveLength(asked)
    })
  })
}
