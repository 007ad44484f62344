import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { accessCalls } from './testing/access/accessCalls.ts'
import type { Call } from './testing/access/Call.ts'
import { matrix } from './testing/access/accessTable.ts'
import type { Fate } from './testing/FaultProxy.ts'
import {
  aDeck,
  aSlide,
  join,
  methodAndUrl,
  type Person,
  prove,
  testApp,
} from './testing/testApp.ts'
import { openBehindProxy, openTestDatabase, type ProxiedDatabase } from './testing/testDrivers.ts'

/** Requests whose connection is cut; `npm run abuse` cuts every route at every message. */
const wanted = Number(process.env['ABUSE_CUTS'] ?? 30)

describe.skipIf(inject('postgresUrl') === '')('the server while its PostgreSQL fails', () => {
  let opened: ProxiedDatabase
  let app: FastifyInstance
  let administrator: Client
  let ada: Person
  let ben: Person

  beforeAll(async () => {
    opened = await openBehindProxy()
    app = await testApp(opened)
    administrator = new Client({ connectionString: opened.url })
    await administrator.connect()
    ada = await join(app)
    ben = await join(app)
  })
  afterAll(async () => {
    await administrator.end()
    await app.close()
    await opened.remove()
  })

  const slides = (title: string) => ({ slides: [aSlide(title)] })
  const once = (matches: (message: string, earlier: string) => boolean, fate: Fate) => {
    let isDone = false
    opened.proxy.fate = (message, earlier) => {
      if (isDone || !matches(message, earlier)) return 'passes'
      isDone = true
      return fate
    }
  }
  /** The end of the transaction that saves this change, not of a job's that happens to run beside it. */
  const commitOf = (mutationId: string) => (message: string, earlier: string) =>
    message.includes('commit') && earlier.slice(earlier.lastIndexOf('begin')).includes(mutationId)
  const versions = async (id: number) => {
    const { rows } = await administrator.query(
      'select version, (select count(*)::integer from presentation_revisions where presentation_id = $1) as revisions from presentations where id = $1',
      [id],
    )
    return rows[0]
  }

  test('a save whose COMMIT arrived and whose answer was lost is 503; the repeat is the same version, and no second one', async () => {
    const { id } = await aDeck(ada)
    const headers = { 'if-match': '"1"', 'x-mutation-id': randomUUID() }
    const save = () => ada.ask(`PUT /api/presentations/${id}`, slides('Mine'), headers)
    once(commitOf(headers['x-mutation-id']), 'arrives, its answer is lost')

    const first = await save()
    expect([first.statusCode, first.json().code, first.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    expect(await versions(id)).toEqual({ version: 2, revisions: 1 })

    const again = await save()
    expect([again.statusCode, again.json().version]).toEqual([200, 2])
    expect(await versions(id)).toEqual({ version: 2, revisions: 1 })
  })

  test('a save whose COMMIT never arrived is 503, and the repeat saves it', async () => {
    const { id } = await aDeck(ada)
    const headers = { 'if-match': '"1"', 'x-mutation-id': randomUUID() }
    const save = () => ada.ask(`PUT /api/presentations/${id}`, slides('Mine'), headers)
    once(commitOf(headers['x-mutation-id']), 'is lost')

    expect((await save()).statusCode).toBe(503)
    expect(await versions(id)).toEqual({ version: 1, revisions: 0 })
    expect((await save()).json()).toMatchObject({ version: 2 })
  })

  test('a save that loses its connection before COMMIT is done by another one, without anybody knowing', async () => {
    const { id } = await aDeck(ada)
    once((message) => message.includes('presentation_revisions'), 'is lost')

    const answer = await ada.ask(`PUT /api/presentations/${id}`, slides('Mine'))

    expect([answer.statusCode, answer.json().version]).toEqual([200, 2])
    expect(await versions(id)).toEqual({ version: 2, revisions: 1 })
  })

  test('one locked row stalls its own saves: other accounts list their decks, and the server is ready', async () => {
    const { id } = await aDeck(ada)
    await administrator.query('begin')
    await administrator.query('select from presentations where id = $1 for update', [id])
    let isOver = false
    const saves = Array.from({ length: 12 }, async (_, each) => {
      const answer = await ada.ask(`PUT /api/presentations/${id}`, slides(`Save ${each}`))
      isOver = true
      return answer
    })
    await new Promise((resolve) => setTimeout(resolve, 200))

    const list = await ben.ask('GET /api/presentations')
    const ready = await app.inject('/readyz')
    // Neither had to wait until the first save was given up.
    expect(isOver).toBe(false)
    const own = await ada.ask('GET /api/presentations')
    const answers = await Promise.all(saves)
    await administrator.query('rollback')

    expect([list.statusCode, own.statusCode, ready.statusCode]).toEqual([200, 200, 200])
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'overloaded'])
      expect(answer.headers['retry-after']).toBe('2')
    }
    expect((await ada.ask(`PUT /api/presentations/${id}`, slides('After'))).statusCode).toBe(200)
  })

  test('locked rows of many decks leave places to other accounts, however many one account saves', async () => {
    const decks = await Promise.all(Array.from({ length: 12 }, () => aDeck(ada)))
    await administrator.query('begin')
    await administrator.query('select from presentations where id = any($1) for update', [
      decks.map(({ id }) => id),
    ])
    let isOver = false
    const saves = decks.map(async ({ id }) => {
      const answer = await ada.ask(`PUT /api/presentations/${id}`, slides('Mine'))
      isOver = true
      return answer
    })
    await new Promise((resolve) => setTimeout(resolve, 200))

    const list = await ben.ask('GET /api/presentations')
    const ready = await app.inject('/readyz')
    expect(isOver).toBe(false)
    expect([list.statusCode, ready.statusCode]).toEqual([200, 200])

    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
    await administrator.query('rollback')
    expect(new Set(statuses)).toEqual(new Set([503]))
  })

  test('/readyz is 200 while every place of the pool is taken', async () => {
    const { queries } = opened.database
    const all = Array.from({ length: 10 }, () => queries.execute(sql`select pg_sleep(1.5)`))

    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await Promise.all(all)
  })

  test('the database goes away and comes back: 503 meanwhile, ready within 2 s, workers go on', async () => {
    const { port } = opened.proxy
    await opened.proxy.close()

    const away = await ada.ask('GET /api/presentations')
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    await opened.proxy.listen(port)
    const ready = async () => (await app.inject('/readyz')).statusCode
    await expect.poll(ready, { timeout: 15_000, interval: 50 }).toBe(200)
    expect((await ada.ask('GET /api/presentations')).statusCode).toBe(200)
    // The email is sent by a worker that met the fault as well.
    const body = { email: ben.email, firstName: 'Ada', lastName: 'Weaver' }
    await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: body })
    const waiting = async () => {
      const { rows } = await administrator.query('select count(*)::integer as n from mail_queue')
      return rows[0].n
    }
    await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
  }, 30_000)

  test(`a connection that is cut in the middle of ${wanted} requests: 503 or done, never half, and the next one is answered`, async () => {
    // The data for a call is prepared past the proxy.
    const direct = await openTestDatabase(opened.url, opened.dataDir)
    const { queries } = direct
    const calm = await testApp({ ...opened, database: direct })
    const people = {
      owner: ada,
      editor: await join(calm),
      commenter: await join(calm),
      viewer: await join(calm),
      stranger: await join(calm),
      administrator: await join(calm),
    }
    // A free plan holds fewer decks than the calls create.
    const plan = { grantedTier: 'business', grantedUntil: new Date(Date.now() + 86_400_000) }
    await queries.update(users).set(plan).where(eq(users.id, ada.id))
    const callOf = accessCalls({ app: calm, queries, people: withAsk(people, calm) })
    const routes = Object.keys(matrix).filter((route) => !/oidc|webhook/.test(route))
    const cuts = routes.flatMap((route) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((message) =>
        (['is lost', 'arrives, its answer is lost'] as const).map((fate) => ({
          route,
          message,
          fate,
        })),
      ),
    )
    const chosen = shuffled(cuts).slice(0, wanted)
    const wrong: string[] = []
    let refused = 0
    for (const { route, message, fate } of chosen) {
      const caller = await join(calm)
      await prove(caller)
      await queries.update(users).set({ isAdmin: true }).where(eq(users.id, caller.id))
      const call = await callOf(route)
      const who = route.includes('presentations') || route.includes('generations') ? ada : caller
      let seen = 0
      once(() => (seen += 1) === message, fate)

      const answer = await app.inject(requestOf(route, call, who)).catch(String)

      opened.proxy.fate = () => 'passes'
      if (typeof answer === 'string') {
        // A started download is cut off: its client sees that it is incomplete.
        if (!downloads.test(route)) wrong.push(`${route}, message ${message} ${fate}: ${answer}`)
      } else if (answer.statusCode === 503) refused += 1
      else if (answer.statusCode >= 500)
        wrong.push(`${route}, message ${message} ${fate}: ${answer.statusCode} ${answer.body}`)
      const next = await app.inject('/readyz')
      if (next.statusCode !== 200) wrong.push(`${route}: /readyz ${next.statusCode}`)
    }
    // Each version of a deck but the last is a revision: both are written, or none.
    const { rows: halves } = await administrator.query(
      'select id from presentations where version - 1 <> (select count(*) from presentation_revisions where presentation_id = presentations.id)',
    )
    await calm.close()
    await direct.close()

    expect(wrong).toEqual([])
    expect(halves).toEqual([])
    expect(refused).toBeGreaterThan(0)
  }, 900_000)
})

/** Routes that stream while they read. */
const downloads = /^(?:POST \/api\/user\/export|GET \/api\/admin\/audit\/export)$/

/** The same people, whose preparing requests go to another server. */
function withAsk(people: Readonly<Record<string, Person>>, app: FastifyInstance) {
  const asked = Object.entries(people).map(([name, person]) => {
    const ask: Person['ask'] = (what, payload, headers) =>
      app.inject({
        ...methodAndUrl(what),
        headers: { cookie: person.cookie, ...headers },
        ...(payload !== undefined && { payload }),
      })
    return [name, { ...person, ask }] as const
  })
  const [owner, editor, commenter, viewer, stranger, administrator] = asked.map(([, who]) => who)
  if (!owner || !editor || !commenter || !viewer || !stranger || !administrator)
    throw new Error('Somebody is missing')
  return { owner, editor, commenter, viewer, stranger, administrator }
}

function requestOf(route: string, { url, payload, type }: Call, { cookie }: Person) {
  const headers = { accept: '*/*', cookie, ...(type !== undefined && { 'content-type': type }) }
  return { method: methodAndUrl(route).method, url, headers, ...(payload && { payload }) }
}

function shuffled<T>(things: readonly T[]): readonly T[] {
  return things
    .map((thing) => ({ thing, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing)
}
