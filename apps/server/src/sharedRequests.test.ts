import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Claim,
  claimRequest,
  ClaimLost,
  keepAnswer,
  purgeIdempotencyKeys,
} from './db/idempotencyRepository.ts'
import { attemptKey } from './db/countedAttempts.ts'
import { exportedFiles } from './db/schema/files.ts'
import { generations } from './db/schema/generations.ts'
import { idempotencyKeys } from './db/schema/operation/idempotencyKeys.ts'
import { loginFailures } from './db/schema/operation/loginFailures.ts'
import { presentations } from './db/schema/presentations.ts'
import { aSlide, countingWriter, join, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`two servers on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let a: FastifyInstance
    let b: FastifyInstance
    let atA: Person
    let atB: Person
    let outlines = 0

    const writer = {
      ...countingWriter,
      outline: (...given: Parameters<typeof countingWriter.outline>) => {
        outlines += 1
        return countingWriter.outline(...given)
      },
    }

    beforeAll(async () => {
      opened = await driver.open()
      a = await testApp(opened, { writer })
      b = await testApp(opened, { writer })
    })
    beforeEach(async () => {
      outlines = 0
      atA = await join(a)
      atB = personAt(b, atA)
    })
    afterAll(async () => {
      await Promise.all([a.close(), b.close()])
      await opened.remove()
    })

    const db = () => opened.database.queries
    const decks = async () =>
      (await db().select().from(presentations).where(eq(presentations.userId, atA.id))).length
    const keyed = () => ({ 'idempotency-key': randomUUID() })
    const create = (person: Person, key: Record<string, string>, title = 'Looms') =>
      person.ask(
        'POST /api/presentations',
        { title, slides: [{ ...aSlide(title), id: 's1' }] },
        key,
      )
    const generate = (person: Person, key: Record<string, string>, prompt = 'Small ports') =>
      person.ask('POST /api/generate', { prompt, slideCount: 6 }, key)

    test('10 the same Idempotency-Key at both at once is one deck with one answer', async () => {
      const key = keyed()
      const answers = await Promise.all([create(atA, key), create(atB, key), create(atB, key)])

      const [first] = answers
      for (const answer of answers) {
        expect(answer.statusCode).toBe(201)
        expect(answer.json()).toEqual(first?.json())
        expect(answer.headers['etag']).toBe('"1"')
      }
      expect(await decks()).toBe(1)
    })

    test('10 the same Idempotency-Key writes one deck, and both get it', async () => {
      const key = keyed()
      const [one, other] = await Promise.all([generate(atA, key), generate(atB, key)])
      const later = await generate(atB, key)

      expect([one.statusCode, other.statusCode, later.statusCode]).toEqual([200, 200, 200])
      expect([other.json(), later.json()]).toEqual([one.json(), one.json()])
      expect([await decks(), outlines]).toEqual([1, 1])
    })

    test('10 an outline that both are asked to write out is one deck', async () => {
      await atA.ask('POST /api/generations', { prompt: 'Small ports', slideCount: 6 })
      const { generation } = (await atB.ask('GET /api/generations/open')).json()
      const path = `POST /api/generations/${generation.id}/slides` as const
      const [one, other] = await Promise.all([atA.ask(path, {}), atB.ask(path, {})])

      const done = /event: done\ndata: (.*)/
      expect(one.body).toMatch(done)
      expect(done.exec(other.body)?.[1]).toBe(done.exec(one.body)?.[1])
      expect(await decks()).toBe(1)
    })

    test('a key stands for one request only', async () => {
      const key = keyed()
      expect((await create(atA, key)).statusCode).toBe(201)
      for (const answer of [
        await create(atB, key, 'Other looms'),
        await generate(atA, key),
        await generate(atB, key),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused'])

      const other = keyed()
      expect((await generate(atA, other)).statusCode).toBe(200)
      expect((await generate(atA, other, 'Large ports')).statusCode).toBe(422)
      expect(await decks()).toBe(2)
    })

    test('a server that dies between claim and answer leaves no deck, and another writes it', async () => {
      const key = keyed()
      expect((await generate(atA, key)).statusCode).toBe(200)
      await db().delete(presentations).where(eq(presentations.userId, atA.id))
      // As left by a server that was killed while it wrote.
      const mine = eq(idempotencyKeys.userId, atA.id)
      const dead = { holder: 'dead', status: null, answer: null }
      const lockedUntil = sql`clock_timestamp() + interval '1 second'`
      const [row] = await db()
        .update(idempotencyKeys)
        .set({ ...dead, lockedUntil })
        .where(mine)
        .returning()
      const answer = await generate(atB, key)

      expect(answer.statusCode).toBe(200)
      expect([await decks(), outlines]).toEqual([1, 2])
      // The presumed dead one was only slow: its late result is rejected, with its transaction.
      const late: Claim = { ...claimOf(atA, key), route: row?.route ?? '', holder: 'dead' }
      const keep = keepAnswer(db(), late, { status: 200, answer: '[]' })
      await expect(keep).rejects.toThrow(ClaimLost)
    })

    test('an import that takes over from a dead server is counted once', async () => {
      const key = keyed()
      const bytes = Buffer.from('# Looms')
      const send = (person: Person, name = 'looms.md') =>
        person.ask(`POST /api/imports?name=${name}`, bytes, {
          ...key,
          'content-type': 'application/octet-stream',
        })
      const counted = async () => {
        const mine = attemptKey('importsOfFree', atA.id)
        const rows = await db().select().from(loginFailures).where(eq(loginFailures.key, mine))
        return rows[0]?.count
      }
      const [one, other] = await Promise.all([send(atA), send(atB)])
      expect([one.statusCode, other.json()]).toEqual([201, one.json()])
      expect([await decks(), await counted()]).toEqual([1, 1])
      expect((await send(atB, 'other.md')).json().code).toBe('idempotency_key_reused')

      await db().delete(presentations).where(eq(presentations.userId, atA.id))
      await db()
        .update(idempotencyKeys)
        .set({ status: null, answer: null, lockedUntil: sql`clock_timestamp()` })
        .where(eq(idempotencyKeys.userId, atA.id))
      expect((await send(atB)).statusCode).toBe(201)
      expect([await decks(), await counted()]).toEqual([1, 1])
    })

    test('an export is one file for its key, as long as that can be fetched', async () => {
      const { id } = (await create(atA, {})).json()
      const key = keyed()
      const send = (person: Person, deck = id) =>
        person.ask(`POST /api/presentations/${deck}/export`, { format: 'pdf' }, key)
      const mine = eq(exportedFiles.userId, atA.id)
      const [one, other] = await Promise.all([send(atA), send(atB)])
      expect([one.statusCode, other.json()]).toEqual([200, one.json()])
      expect(await db().$count(exportedFiles, mine)).toBe(1)
      expect((await send(atA, id + 1)).json().code).toBe('idempotency_key_reused')

      await db()
        .update(exportedFiles)
        .set({ expiresAt: new Date(0) })
        .where(mine)
      const anew = await send(atB)
      expect(anew.statusCode).toBe(200)
      expect(anew.json().downloadUrl).not.toBe(one.json().downloadUrl)
      expect((await send(atA)).json()).toEqual(anew.json())
    })

    test('an outline is one for its key, and its answer is kept with it', async () => {
      const key = keyed()
      const plan = (person: Person) =>
        person.ask('POST /api/generations', { prompt: 'Small ports', slideCount: 6 }, key)
      const ready = /event: ready\ndata: (.*)/
      const [one, other] = await Promise.all([plan(atA), plan(atB)])
      expect(one.body).toMatch(ready)
      expect(ready.exec(other.body)?.[1]).toBe(ready.exec(one.body)?.[1])
      expect(outlines).toBe(1)
      expect(await db().$count(generations, eq(generations.userId, atA.id))).toBe(1)
    })

    test('a deck whose answer cannot be kept is not stored', async () => {
      const key = keyed()
      await db().execute(
        sql`alter table idempotency_keys add constraint none check (status is null) not valid`,
      )
      try {
        expect((await create(atA, key)).statusCode).toBeGreaterThanOrEqual(400)
        expect((await generate(atA, keyed())).statusCode).toBeGreaterThanOrEqual(400)
        expect(await decks()).toBe(0)
      } finally {
        await db().execute(sql`alter table idempotency_keys drop constraint none`)
      }
      expect((await create(atB, key)).statusCode).toBe(201)
      expect(await decks()).toBe(1)
    })

    test('keys end after a day, by the clock of the database', async () => {
      const key = keyed()
      await create(atA, key)
      await create(atA, keyed())
      await db()
        .update(idempotencyKeys)
        .set({ createdAt: sql`now() - interval '25 hours'` })
        .where(eq(idempotencyKeys.key, key['idempotency-key']))
      const claim = claimOf(atA, key)
      expect(await claimRequest(db(), claim)).toEqual({ state: 'claimed', isTakenOver: false })
      await db()
        .update(idempotencyKeys)
        .set({ createdAt: sql`now() - interval '25 hours'` })
        .where(eq(idempotencyKeys.key, key['idempotency-key']))
      expect(await purgeIdempotencyKeys(db())).toBe(1)
      expect(
        await db().select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, atA.id)),
      ).toHaveLength(1)
    })
  })
}

function claimOf({ id }: Person, key: { readonly 'idempotency-key': string }): Claim {
  const request = { userId: id, key: key['idempotency-key'], route: 'POST /', bodyHash: '' }
  return { ...request, holder: 'a test' }
}

/** The same person at another server. */
function personAt(app: FastifyInstance, { cookie, ...person }: Person): Person {
  const ask: Person['ask'] = (what, payload, headers) =>
    app.inject({
      method: what.startsWith('POST') ? 'POST' : 'GET',
      url: what.slice(what.indexOf(' ') + 1),
      headers: { cookie, ...headers },
      ...(payload !== undefined && { payload }),
    })
  return { ...person, cookie, ask }
}
