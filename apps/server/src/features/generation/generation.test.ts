import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { DeckWriter } from '@deckloom/writer'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenUsage } from '../../db/schema/activity.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { aSlide, countingWriter, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`generation on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      person = await join(app)
      await makePaying(opened.database.queries, person)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const decksOf = ({ id }: Person) =>
      opened.database.queries.$count(presentations, eq(presentations.userId, id))
    const generate = (body: object, headers = {}) => person.ask('POST /api/generate', body, headers)

    test('J-001 J-002 writes a deck for a prompt, stores it and answers with it', async () => {
      const answer = await generate({
        prompt: 'Solar power',
        slideCount: 7,
        presentationType: 'report',
      })

      expect(answer.statusCode).toBe(200)
      const { presentation, slides } = answer.json()
      expect(presentation).toEqual({ id: expect.any(Number), title: 'Solar power' })
      expect(slides).toHaveLength(7)
      const stored = (await person.ask(`GET /api/presentations/${presentation.id}`)).json()
      expect(stored).toMatchObject({ title: 'Solar power', slideCount: 7, slides })
    })

    test('J-008 J-010 defaults to 10 slides of a pitch', async () => {
      const asked: unknown[] = []
      const listening: DeckWriter = {
        ...countingWriter,
        outline: (request) => {
          asked.push(request)
          return countingWriter.outline(request)
        },
      }
      const other = await testApp(opened, { writer: listening })
      const { cookie } = await join(other)

      await other.inject({
        method: 'POST',
        url: '/api/generate',
        payload: { prompt: ' Solar ' },
        headers: { cookie },
      })

      const brief = { prompt: 'Solar', slideCount: 10, presentationType: 'pitch' }
      expect(asked).toMatchObject([{ ...brief, presenter: 'Ada Weaver' }])
      await other.close()
    })

    test.each([{ prompt: 'ab' }, { prompt: '   a   ' }, {}])(
      'J-003 refuses the prompt of %j with the sentence of the form',
      async (body) => {
        const before = await decksOf(person)
        const answer = await generate(body)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({
          code: 'validation_failed',
          message: 'Please provide a topic or description',
        })
        expect(await decksOf(person)).toBe(before)
      },
    )

    test.each([
      ['J-004 accepts a prompt of 20,000 characters', { prompt: 'a'.repeat(20_000) }, 200],
      ['J-004 refuses a prompt of 20,001 characters', { prompt: 'a'.repeat(20_001) }, 400],
      [
        'J-005 accepts a source of 200,000 characters',
        { prompt: 'abc', source: 'a'.repeat(200_000) },
        200,
      ],
      [
        'J-005 refuses a source of 200,001 characters',
        { prompt: 'abc', source: 'a'.repeat(200_001) },
        400,
      ],
      ['J-006 refuses 4 slides', { prompt: 'abc', slideCount: 4 }, 400],
      ['J-006 accepts 5 slides', { prompt: 'abc', slideCount: 5 }, 200],
      ['J-007 accepts 25 slides', { prompt: 'abc', slideCount: 25 }, 200],
      ['J-007 refuses 26 slides', { prompt: 'abc', slideCount: 26 }, 400],
      ['refuses a slide count in words', { prompt: 'abc', slideCount: '10' }, 400],
      ['J-009 refuses an unknown type', { prompt: 'abc', presentationType: 'poem' }, 400],
      ['refuses a body of more than 512 KB', { prompt: 'abc', source: 'ж'.repeat(300_000) }, 413],
    ])('%s', async (_name, body, status) => {
      expect((await generate(body)).statusCode).toBe(status)
    })

    test('J-009 accepts each of the four types', async () => {
      for (const presentationType of ['pitch', 'report', 'marketing', 'training']) {
        expect(
          (await generate({ prompt: 'abc', presentationType, slideCount: 5 })).statusCode,
        ).toBe(200)
      }
    })

    test('records what was used, which is nothing for the embedded writer', async () => {
      const answer = await generate({ prompt: 'Tokens' })

      const [usage] = await opened.database.queries
        .select()
        .from(tokenUsage)
        .where(eq(tokenUsage.userId, person.id))
        .orderBy(desc(tokenUsage.id))

      expect(usage).toMatchObject({
        operation: 'generate',
        model: 'embedded',
        inputTokens: 0,
        outputTokens: 0,
        totalTokens: 0,
        costUsd: 0,
        requestId: answer.headers['x-request-id'],
      })
    })

    test('streams an outline, every slide and the finished deck', async () => {
      const answer = await generate(
        { prompt: 'Stream', slideCount: 5 },
        { accept: 'text/event-stream' },
      )

      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
        'cache-control': 'no-store',
      })
      const events = answer.body
        .trim()
        .split('\n\n')
        .map((text) => {
          const [, type, data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(text) ?? []
          return { named: type, ...JSON.parse(data) }
        })
      expect(events.map(({ named }) => named)).toEqual([
        'begun',
        'outline',
        'slide',
        'slide',
        'slide',
        'slide',
        'slide',
        'done',
      ])
      expect(events[1]).toMatchObject({ title: 'Stream', writer: 'embedded', reading: 'topic' })
      const { presentation } = events[7]
      expect(presentation.title).toBe('Stream')
      expect((await person.ask(`GET /api/presentations/${presentation.id}`)).statusCode).toBe(200)
    })

    test('answers 502 for what a writer may not write, streams the same as an error, and stores nothing', async () => {
      const tooFew: DeckWriter = {
        ...countingWriter,
        name: 'model',
        outline: (request) => countingWriter.outline({ ...request, slideCount: 1 }),
      }
      const hostile: DeckWriter = {
        ...countingWriter,
        name: 'model',
        async *slides({ wanted }) {
          for (const index of wanted) {
            const images = [{ id: 'i', url: 'javascript:alert(1)', type: 'stock' } as const]
            yield { kind: 'slide', index, slide: { ...aSlide('x'), id: `s${index}`, images } }
          }
        },
      }
      for (const writer of [tooFew, hostile]) {
        const other = await testApp(opened, { writer })
        const { ask, ...somebody } = await join(other)
        const answer = await ask('POST /api/generate', { prompt: 'abc' })
        expect([answer.statusCode, answer.json().code]).toEqual([502, 'provider_bad_output'])
        const streamed = await ask(
          'POST /api/generate',
          { prompt: 'abc' },
          { accept: 'text/event-stream' },
        )
        expect(streamed.body).toMatch(
          /event: error\ndata: \{"type":"error","code":"provider_bad_output".*\n\n$/,
        )
        expect(await decksOf({ ask, ...somebody })).toBe(0)
        await other.close()
      }
    })

    test('hides what made a writer fail', async () => {
      const broken: DeckWriter = {
        ...countingWriter,
        name: 'model',
        // oxlint-disable-next-line require-yield -- it fails before it has anything to yield
        async *outline() {
          throw new Error('key sk-secret was refused')
        },
      }
      const other = await testApp(opened, { writer: broken })
      const somebody = await join(other)

      const answer = await somebody.ask('POST /api/generate', { prompt: 'abc' })
      const streamed = await somebody.ask(
        'POST /api/generate',
        { prompt: 'abc' },
        { accept: 'text/event-stream' },
      )

      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
      expect(streamed.body).toContain('event: error')
      expect(answer.body + streamed.body).not.toContain('secret')
      await other.close()
    })

    test.each(['text/event-stream', 'application/json'])(
      'stores nothing when a caller who accepts %s goes away',
      async (accept) => {
        const outcome = new EventEmitter()
        const ended = once(outcome, 'ended')
        const begun = once(outcome, 'begun')
        const slow: DeckWriter = {
          ...countingWriter,
          async *slides(job, { signal } = {}) {
            outcome.emit('begun')
            try {
              for await (const step of countingWriter.slides(job)) {
                await pause(20)
                if (signal?.aborted) return
                yield step
              }
            } finally {
              outcome.emit('ended', signal?.aborted)
            }
          },
        }
        const other = await testApp(opened, { writer: slow })
        const somebody = await join(other)
        await other.listen({ port: 0, host: '127.0.0.1' })

        await askAndHangUp(other, { cookie: somebody.cookie, accept, begun })

        expect(await ended).toEqual([true])
        await other.close()
        expect(await decksOf(somebody)).toBe(0)
      },
    )

    test('answers 401 to a caller who is not signed in, and 429 after six a minute', async () => {
      const anonymous = await app.inject({
        method: 'POST',
        url: '/api/generate',
        payload: { prompt: 'abc' },
      })
      expect(anonymous.statusCode).toBe(401)

      // With a clock of its own it counts in memory: the servers of other tests have counted in the
      // database.
      const parts = { now: () => new Date(), environment: { RATE_LIMIT_SCALE: '1' } }
      const strict = await testApp(opened, parts)
      const somebody = await join(strict)
      await makePaying(opened.database.queries, somebody)
      const statuses: number[] = []
      for (let count = 0; count < 7; count += 1) {
        statuses.push(
          (await somebody.ask('POST /api/generate', { prompt: 'abc', slideCount: 5 })).statusCode,
        )
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
      await strict.close()
    })
  })
}

/** Sends a generation over a real connection and closes it once the server has started. */
async function askAndHangUp(
  app: FastifyInstance,
  asked: { readonly cookie: string; readonly accept: string; readonly begun: Promise<unknown> },
): Promise<void> {
  const { cookie, accept, begun } = asked
  const { port } = addressOf(app)
  const body = JSON.stringify({ prompt: 'Going away', slideCount: 25 })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      'POST /api/generate HTTP/1.1',
      'host: localhost',
      `cookie: ${cookie}`,
      `accept: ${accept}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  )
  if (accept === 'text/event-stream') await untilSlide(socket)
  else await begun
  socket.destroy()
}

function addressOf(app: FastifyInstance): AddressInfo {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The app does not listen')
  return address
}

async function untilSlide(socket: Socket): Promise<void> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    if (text.includes('event: slide')) return
  }
}
