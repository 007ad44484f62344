import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { presentations } from './db/schema/presentations.ts'
import { runEvents } from './db/schema/operation/runEvents.ts'
import { testWebhooks } from './db/schema/testPayments.ts'
import { WebhookSender } from './features/payments/embedded/WebhookSender.ts'
import { claimWebhook } from './features/payments/embedded/testProviderRepository.ts'
import { Shutdown } from './platform/process/Shutdown.ts'
import { countingWriter, join, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const [, postgres] = testDrivers()

interface Streamed {
  readonly type: string
  readonly id?: string
  readonly index?: number
  readonly code?: string
  readonly presentation?: { readonly id: number }
}

interface Listener {
  /** Events received so far. */
  readonly events: readonly Streamed[]
  readonly ended: Promise<void>
}

interface Server {
  readonly app: FastifyInstance
  readonly shutdown: Shutdown
  readonly address: string
  /** Lets the writer of this server continue after its first slide. */
  readonly release: () => void
  outlines: number
}

describe.skipIf(!postgres.available)(`work of two servers at one ${postgres.name}`, () => {
  let opened: OpenedDatabase
  let a: Server
  let b: Server
  let ada: Person

  /** A server whose writer pauses after the first slide, until it is released or aborted. */
  const start = async (): Promise<Server> => {
    const shutdown = new Shutdown()
    const released = new AbortController()
    const server = { shutdown, outlines: 0, release: () => released.abort() }
    const writer: typeof countingWriter = {
      ...countingWriter,
      outline: (...given) => {
        server.outlines += 1
        return countingWriter.outline(...given)
      },
      async *slides(job, run) {
        for await (const step of countingWriter.slides(job, run)) {
          yield step
          const isGivenUp = () => run?.signal?.aborted === true
          while (!released.signal.aborted && !isGivenUp()) await pause(20)
          if (isGivenUp()) return
        }
      },
    }
    const app = await testApp(opened, { writer, shutdown })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    return Object.assign(server, { app, address })
  }

  beforeEach(async () => {
    opened = await postgres.open()
    a = await start()
    b = await start()
    ada = await join(a.app)
  })
  afterEach(async () => {
    for (const server of [a, b]) server.release()
    await Promise.all([a.app.close(), b.app.close()])
    await opened.remove()
  })

  const listen = async ({ address }: Server, key: string): Promise<Listener> => {
    const answer = await fetch(`${address}/api/generate`, {
      method: 'POST',
      headers: {
        cookie: ada.cookie,
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ prompt: 'Small ports', slideCount: 6 }),
    })
    const events: Streamed[] = []
    const read = async () => {
      let text = ''
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        events.push(
          ...blocks.map((block): Streamed => JSON.parse(block.split('\ndata: ')[1] ?? '')),
        )
      }
    }
    return { events, ended: read() }
  }
  const untilType = ({ events }: Listener, type: string) =>
    vi.waitFor(() => expect(events.map((event) => event.type)).toContain(type), {
      timeout: 10_000,
    })
  const slidesOf = ({ events }: Listener) =>
    events.filter(({ type }) => type === 'slide').map(({ index }) => index)
  const deckOf = ({ events }: Listener) => events.find(({ type }) => type === 'done')?.presentation
  const decks = async () =>
    (
      await opened.database.queries
        .select({ id: presentations.id })
        .from(presentations)
        .where(eq(presentations.userId, ada.id))
    ).length

  test('who follows at the other server sees the slides as they come, each of them once', async () => {
    const key = randomUUID()
    const atA = await listen(a, key)
    await untilType(atA, 'slide')
    const atB = await listen(b, key)
    await untilType(atB, 'slide')
    expect(atB.events.map(({ type }) => type)).toEqual(['begun', 'outline', 'slide'])

    a.release()
    await Promise.all([atA.ended, atB.ended])
    expect(slidesOf(atB)).toEqual([0, 1, 2, 3, 4, 5])
    expect(deckOf(atB)).toEqual(deckOf(atA))
    expect([await decks(), a.outlines, b.outlines]).toEqual([1, 1, 0])
    await vi.waitFor(async () =>
      expect(await opened.database.queries.select().from(runEvents)).toEqual([]),
    )
  })

  test('a server that is to end sends who listens away at once, and finishes what it has begun', async () => {
    const key = randomUUID()
    const atA = await listen(a, key)
    await untilType(atA, 'slide')
    a.shutdown.begin()
    await atA.ended
    expect(atA.events.at(-1)).toMatchObject({ type: 'error', code: 'unavailable' })

    const atB = await listen(b, key)
    await untilType(atB, 'slide')
    const closing = a.app.close()
    a.release()
    await Promise.all([atB.ended, closing])
    expect(slidesOf(atB)).toEqual([0, 1, 2, 3, 4, 5])
    expect([await decks(), a.outlines, b.outlines]).toEqual([1, 1, 0])
  })

  test('what it cannot finish it gives back, and the other server goes on from its outline', async () => {
    const key = randomUUID()
    const atA = await listen(a, key)
    await untilType(atA, 'slide')
    a.shutdown.begin()
    await atA.ended
    const atB = await listen(b, key)
    await untilType(atB, 'slide')
    const closing = a.app.close()
    a.shutdown.end()
    await closing

    b.release()
    await atB.ended
    expect(deckOf(atB)).toBeDefined()
    expect(slidesOf(atB).slice(-6)).toEqual([0, 1, 2, 3, 4, 5])
    expect([await decks(), a.outlines, b.outlines]).toEqual([1, 1, 0])
    const outlinesOf = (listener: Listener) =>
      listener.events.flatMap(({ type, id }) => (type === 'outline' ? [id] : []))
    expect(new Set(outlinesOf(atB))).toEqual(new Set(outlinesOf(atA)))
  })

  test('a server that is to end begins nothing more', async () => {
    a.shutdown.begin()
    const answer = await fetch(`${a.address}/api/generate`, {
      method: 'POST',
      headers: {
        cookie: ada.cookie,
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ prompt: 'Small ports', slideCount: 6 }),
    })
    expect([answer.status, a.outlines]).toEqual([503, 0])
  })

  test('10 notices of the test provider are delivered by one of two servers, and taken over from a dead one', async () => {
    const { queries } = opened.database
    const now = () => new Date()
    const notice = (id: string) => ({
      id,
      type: 'invoice.paid',
      subscriptionId: 'none',
      nextAttemptAt: new Date(Date.now() - 1_000),
      createdAt: now(),
    })
    await queries.insert(testWebhooks).values([notice('dead')])
    // As left by a server that was killed during a delivery.
    const minuteAgo = new Date(Date.now() - 60_000)
    await queries.update(testWebhooks).set({ nextAttemptAt: minuteAgo })
    expect((await claimWebhook(queries, { now: now(), until: now() }))?.id).toBe('dead')

    const ids = Array.from({ length: 20 }, (_, index) => `notice ${index}`)
    await queries.insert(testWebhooks).values(ids.map(notice))
    const delivered: string[] = []
    const sender = () =>
      new WebhookSender({
        queries,
        secret: 'secret',
        now,
        deliver: async (body) => {
          delivered.push(JSON.parse(body.toString()).id)
          return 200
        },
        warn: (message) => expect.unreachable(message),
      })
    const senders = [sender(), sender(), sender()]
    for (const one of senders) one.wake()
    await Promise.all(senders.map((one) => one.idle()))
    await Promise.all(senders.map((one) => one.stop()))
    expect(delivered.toSorted()).toEqual([...ids, 'dead'].toSorted())
    expect(await queries.$count(testWebhooks)).toBe(0)
  })
})
