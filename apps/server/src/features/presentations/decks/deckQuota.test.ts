import { plans } from '@deckloom/contract'
import { workspaceLimits } from '@deckloom/deck'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`decks that a plan holds on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    /** As if the person had made that many decks. */
    const holdDecks = async (person: Person, count: number) => {
      const { queries } = opened.database
      await queries.execute(
        sql`insert into presentations (user_id, title) select ${person.id}, 'Deck ' || n from generate_series(1, ${count}::int) n`,
      )
    }
    const make = (person: Person) =>
      person.ask('POST /api/presentations', { title: 'Looms', slides: [aSlide('One')] })

    test('W-001 W-002 a trial holds 100 decks: the hundredth is made, one more is refused, and one in the trash makes room', async () => {
      const person = await join(app)
      await holdDecks(person, plans.free.quotas.decks - 1)

      const last = await make(person)
      const refused = await make(person)

      expect(last.statusCode).toBe(201)
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({
        code: 'quota_exceeded',
        message: 'Your plan holds 100 presentations. Delete some, or upgrade to Pro.',
      })
      await person.ask(`DELETE /api/presentations/${last.json().id}`)
      expect((await make(person)).statusCode).toBe(201)
    })

    test('the last deck that a plan holds is answered again to who asks again with its key', async () => {
      const person = await join(app)
      await holdDecks(person, plans.free.quotas.decks - 1)
      const body = { title: 'Looms', slides: [aSlide('One')] }
      const key = { 'idempotency-key': 'the last one' }
      const made = await person.ask('POST /api/presentations', body, key)
      const again = await person.ask('POST /api/presentations', body, key)

      expect([made.statusCode, again.statusCode]).toEqual([201, 201])
      expect(again.json()).toEqual(made.json())
      const other = { 'idempotency-key': 'another one' }
      expect((await person.ask('POST /api/presentations', body, other)).statusCode).toBe(429)
    })

    test('W-001 W-002 a paid plan holds 10,000 decks, and not one more', async () => {
      const person = await join(app)
      await opened.database.queries
        .update(users)
        .set({ subscriptionTier: 'pro', subscriptionStatus: 'active' })
        .where(eq(users.id, person.id))
      await holdDecks(person, plans.pro.quotas.decks - 1)

      expect((await make(person)).statusCode).toBe(201)
      expect((await make(person)).json().message).toBe(
        'Your plan holds 10,000 presentations. Delete some first.',
      )
    })

    test('every way to a new deck is refused where the plan holds no more', async () => {
      const person = await join(app)
      const { id } = await aDeck(person)
      const [template] = (await person.ask('GET /api/templates')).json()
      await holdDecks(person, plans.free.quotas.decks - 1)

      const answers = [
        await person.ask(`POST /api/presentations/${id}/duplicate`),
        await person.ask('POST /api/presentations/from-template', { templateId: template.id }),
        await person.ask('POST /api/generate', { prompt: 'Looms of the north' }),
        await person.ask('POST /api/generations', { prompt: 'Looms of the north' }),
        await person.ask('POST /api/imports?name=looms.md', Buffer.from('# Looms'), {
          'content-type': 'application/octet-stream',
        }),
      ]

      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
        answers.map(() => [429, 'quota_exceeded']),
      )
    })

    test('W-001 W-002 a deck is shared with at most 50 people, and has at most 20 links', async () => {
      const person = await join(app)
      const { id } = await aDeck(person)
      const invite = async (n: number) =>
        (
          await person.ask(`POST /api/presentations/${id}/collaborators`, {
            email: `weaver-${n}@example.com`,
          })
        ).statusCode
      const share = async () =>
        (await person.ask(`POST /api/presentations/${id}/share-links`, {})).statusCode

      const invited: number[] = []
      for (let n = 0; n <= workspaceLimits.collaborators; n += 1) invited.push(await invite(n))
      const shared: number[] = []
      for (let n = 0; n <= workspaceLimits.shareLinks; n += 1) shared.push(await share())

      expect([invited.length, shared.length]).toEqual([51, 21])
      expect(invited.slice(0, -1).every((status) => status === 202)).toBe(true)
      expect(shared.slice(0, -1).every((status) => status === 201)).toBe(true)
      expect([invited.at(-1), shared.at(-1)]).toEqual([400, 400])
    })
  })
}
