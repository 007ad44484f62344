import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { ModelServer, type Play, type Question } from '@deckloom/models/testing'
import { openModel } from '@deckloom/models'
import { createModelWriter } from '@deckloom/writer'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenUsage } from '../../db/schema/activity.ts'
import { generations } from '../../db/schema/generations.ts'
import { generationUses } from '../../db/schema/plans.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { answerTo, askToGenerate } from '../../testing/decks/askToGenerate.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const begin = Date.parse('2026-05-04T08:00:00Z')
const prices = { input: 3, output: 15 }
/** Enough for a busy machine. */
const patience = { timeout: 20_000 }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`a model that writes, on ${driver.name}`, () => {
    const model = new ModelServer()
    let opened: OpenedDatabase
    let baseUrl: string
    let app: FastifyInstance
    let person: Person
    let now: number

    beforeAll(async () => {
      opened = await driver.open()
      baseUrl = await model.listen()
    })
    afterAll(async () => {
      await model.close()
      await opened.remove()
    })
    beforeEach(async () => {
      now = begin
      model.play = () => ({})
      model.questions.length = 0
      model.left = 0
      app = await modelApp()
      person = await join(app)
    })
    afterEach(() => app.close())

    /** A server with the fake model, each time with a circuit breaker of its own. */
    function modelApp(environment: Readonly<Record<string, string>> = {}) {
      const config = { provider: 'openai-compatible', model: 'played-1', apiKey: 'k' } as const
      const text = openModel(
        { ...config, baseUrl, timeLimitMs: 5_000, prices },
        { random: () => 0 },
      )
      return testApp(opened, {
        writer: createModelWriter({ model: text, newId: randomUUID }),
        now: () => new Date(now),
        environment: {
          AI_PROVIDER: 'openai-compatible',
          AI_MODEL: 'played-1',
          AI_BASE_URL: baseUrl,
          AI_INPUT_USD_PER_MTOK: String(prices.input),
          AI_OUTPUT_USD_PER_MTOK: String(prices.output),
          ...environment,
        },
      })
    }

    const generate = (body: object = {}, headers = {}) =>
      person.ask('POST /api/generate', { prompt: 'Small ports', slideCount: 6, ...body }, headers)
    const db = () => opened.database.queries
    const uses = () =>
      db()
        .select()
        .from(tokenUsage)
        .where(eq(tokenUsage.userId, person.id))
        .orderBy(desc(tokenUsage.id))
    const seats = () =>
      db().select().from(generationUses).where(eq(generationUses.userId, person.id))
    const decks = () => db().$count(presentations, eq(presentations.userId, person.id))
    const slidePlay = (play: (question: Question) => Play) => {
      model.play = (question) => (question.name === 'slide' ? play(question) : {})
    }

    test('I-039 writes a deck, and what it used stands on record in tokens and cents', async () => {
      const answer = await generate()

      expect(answer.statusCode).toBe(200)
      expect(answer.json().slides).toHaveLength(6)
      // An outline and five slides; the cover comes with the outline. 1,000 tokens in and 200 out
      // for each.
      const [use] = await uses()
      expect(use).toMatchObject({
        operation: 'generate',
        model: 'played-1',
        inputTokens: 6_000,
        outputTokens: 1_200,
        totalTokens: 7_200,
        costUsd: 3.6,
        requestId: answer.headers['x-request-id'],
      })
      expect(await seats()).toMatchObject([{ settled: true }])
      expect(await db().$count(generations, eq(generations.userId, person.id))).toBe(0)
    })

    test('tells who writes, and the first slide is there while others are still written', async () => {
      const arrived = new EventEmitter()
      const first = once(arrived, 'first')
      slidePlay(({ number }) => (number > 3 ? { after: first } : {}))
      await app.listen({ port: 0, host: '127.0.0.1' })
      const sent = askToGenerate(app, { cookie: person.cookie, accept: 'text/event-stream' })
      let text = ''
      for await (const chunk of await answerTo(sent)) {
        text += String(chunk)
        // Slides 4 to 6 wait for this.
        if (text.includes('"index":0')) arrived.emit('first')
      }

      expect(text).toMatch(
        /^event: begun\ndata: \{"type":"begun","writer":"model","model":"played-1"\}/u,
      )
      expect(text.match(/event: slide\n/gu)).toHaveLength(6)
      expect(text).toContain('event: done')
    })

    test.each([
      ['is absent', { status: 503 }, 503, 'provider_down', 0],
      ['refuses the key', { status: 401 }, 503, 'provider_down', 0],
      [
        'has reached its limit',
        { status: 429, headers: { 'retry-after': '90' } },
        503,
        'provider_down',
        0,
      ],
      ['answers with prose', { text: 'I would rather not.' }, 502, 'provider_bad_output', 3_600],
      [
        'answers with a page',
        { text: '<html><body>502</body></html>' },
        502,
        'provider_bad_output',
        3_600,
      ],
    ] as const)(
      'a model that %s costs no generation, and the answer helps without its words',
      async (...row) => {
        const [, play, status, code, tokens] = row
        model.play = () => ({
          ...play,
          ...('status' in play && { text: 'key sk-secret is wrong' }),
        })
        const answer = await generate()

        expect([answer.statusCode, answer.json().code]).toEqual([status, code])
        expect(answer.body).not.toContain('sk-secret')
        expect(answer.json().message).toMatch(/^The (?:writing service|presentation) .+\.$/u)
        expect(await seats()).toEqual([])
        expect(await decks()).toBe(0)
        expect((await uses()).reduce((sum, use) => sum + use.totalTokens, 0)).toBe(tokens)
      },
    )

    test('a model that hangs is given up at its time limit', async () => {
      model.play = () => ({ text: '{"title":', end: 'hang' })
      const answer = await generate()

      expect([answer.statusCode, answer.json().code]).toEqual([504, 'provider_timeout'])
      expect(await seats()).toEqual([])
      expect((await uses())[0]?.inputTokens).toBeGreaterThan(100)
    })

    test('a slide that failed is written alone, without what is there being written again', async () => {
      slidePlay(({ number }) => (number === 4 ? { text: 'no' } : {}))
      const broken = await generate({}, { accept: 'text/event-stream' })

      expect(broken.body).toMatch(/event: slide-failed\ndata: \{"type":"slide-failed","index":3/u)
      expect(broken.body).toContain('event: error')
      expect([await decks(), await seats()]).toEqual([0, []])
      const { generation } = (await person.ask('GET /api/generations/open')).json()
      expect(generation.slides.map((slide: unknown) => slide === null)).toEqual([
        false,
        false,
        false,
        true,
        false,
        false,
      ])

      model.play = () => ({})
      model.questions.length = 0
      const url = `/api/generations/${generation.id}/slides` as const
      const mended = await person.ask(`POST ${url}`, { places: [3] })
      expect(mended.body).toContain('event: done')
      expect(model.questions.map(({ number }) => number)).toEqual([4])
      expect(await seats()).toMatchObject([{ settled: true }])
      expect(await decks()).toBe(1)
    })

    test.each(['text/event-stream', 'application/json'])(
      'closing a page that accepts %s ends the calls, keeps what is written, and going on costs no second generation',
      async (accept) => {
        slidePlay(({ number }) => {
          return number < 4 ? {} : { text: '{"title":', end: 'hang' }
        })
        await app.listen({ port: 0, host: '127.0.0.1' })
        const sent = askToGenerate(app, { cookie: person.cookie, accept })
        await expect
          .poll(async () => {
            const { generation } = (await person.ask('GET /api/generations/open')).json()
            return generation?.slides.filter(Boolean).length
          }, patience)
          .toBe(3)
        sent.destroy()

        await expect.poll(() => model.left, patience).toBe(3)
        await expect.poll(async () => (await uses()).length, patience).toBe(1)
        await expect.poll(seats, patience).toMatchObject([{ settled: true }])
        const { generation } = (await person.ask('GET /api/generations/open')).json()
        model.play = () => ({})
        const rest = await person.ask(`POST /api/generations/${generation.id}/slides`, {})
        expect(rest.body).toContain('event: done')
        expect(await seats()).toHaveLength(1)
        expect(await decks()).toBe(1)
      },
    )

    test('the same key twice is one deck, also while it is written', async () => {
      const key = { 'idempotency-key': randomUUID() }
      const [one, two] = await Promise.all([generate({}, key), generate({}, key)])
      const three = await generate({}, key)

      expect([one.statusCode, two.statusCode, three.statusCode]).toEqual([200, 200, 200])
      expect([two.json(), three.json()]).toEqual([one.json(), one.json()])
      expect([await decks(), (await seats()).length]).toEqual([1, 1])
    })

    test('the same key after a failure tries again', async () => {
      const key = { 'idempotency-key': randomUUID() }
      model.play = () => ({ text: 'no' })
      expect((await generate({}, key)).statusCode).toBe(502)
      model.play = () => ({})
      expect((await generate({}, key)).statusCode).toBe(200)
    })

    test('of 50 requests with one generation left exactly one runs', async () => {
      for (let made = 0; made < 4; made += 1) expect((await generate()).statusCode).toBe(200)
      model.questions.length = 0
      const answers = await Promise.all(Array.from({ length: 50 }, () => generate()))

      const good = answers.filter(({ statusCode }) => statusCode === 200)
      expect(good).toHaveLength(1)
      expect(model.questions.filter(({ name }) => name === 'outline')).toHaveLength(1)
      expect((await generate()).json().code).toBe('quota_exceeded')
      expect(await decks()).toBe(5)
    })

    test('the budget of the day stops everybody before it is overspent', async () => {
      const poor = await modelApp({ AI_BUDGET_USD_PER_DAY: '0.00001' })
      const refused = await poor.inject({
        method: 'POST',
        url: '/api/generate',
        payload: { prompt: 'Small ports' },
        headers: { cookie: person.cookie },
      })
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'ai_budget_exhausted'])
      expect([await uses(), await seats()]).toEqual([[], []])
      await poor.close()
    })

    test("an account's share of a month ends, and begins again with the next", async () => {
      await db()
        .insert(tokenUsage)
        .values({
          userId: person.id,
          operation: 'generate',
          model: 'played-1',
          totalTokens: 400_000,
          timestamp: new Date(now - 1),
        })
      const answer = await generate()
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'quota_exceeded'])
      expect(await seats()).toEqual([])
    })

    test('spent quota is right after whatever the model does', async () => {
      await makePaying(db(), person)
      const plays: readonly Play[] = [
        {},
        { status: 500 },
        { text: 'no' },
        { text: '{"title":"x","slides":[{"title":"One"', finish: 'length' },
        { end: 'reset' },
        { usage: 'none' },
        { text: '{"title":"","points":[{}]}' },
        { status: 400 },
      ]
      let next = 0
      let good = 0
      for (let round = 0; round < 24; round += 1) {
        app = await remake(app)
        const start = next
        model.play = () => plays[(start + next++ * 5) % plays.length] ?? {}
        const { statusCode } = await generate({ slideCount: 5 })
        expect([200, 502, 503, 504]).toContain(statusCode)
        if (statusCode === 200) good += 1
        expect((await seats()).map(({ settled }) => settled)).not.toContain(false)
        expect([await decks(), (await seats()).length]).toEqual([good, good])
      }
    })

    /** The circuit breaker would skip a model that fails so often. */
    async function remake(old: FastifyInstance): Promise<FastifyInstance> {
      await old.close()
      const made = await modelApp()
      const { cookie } = person
      person = {
        ...person,
        ask: (what, payload, headers) => {
          const [method = '', url = ''] = what.split(' ')
          return made.inject({
            method: method === 'POST' ? 'POST' : 'GET',
            url,
            headers: { cookie, ...headers },
            ...(payload !== undefined && { payload }),
          })
        },
      }
      return made
    }
  })
}
