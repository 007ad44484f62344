import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { presentationRevisions, presentations } from '../../db/schema/presentations.ts'
import { openDeck } from '../../testing/database/openDeck.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const slides = (...titles: readonly string[]) => ({ slides: titles.map(aSlide) })

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`saving on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const stored = async (id: number) => {
      const rows = await queries().select().from(presentations).where(eq(presentations.id, id))
      return rows.map(openDeck)[0]
    }
    const revisions = async (id: number) => {
      const rows = await queries()
        .select()
        .from(presentationRevisions)
        .where(eq(presentationRevisions.presentationId, id))
        .orderBy(asc(presentationRevisions.version))
      return rows.map(openDeck)
    }

    test.each(['PUT', 'PATCH'] as const)(
      'Q-020 Q-021 saves slides by %s and counts them itself',
      async (method) => {
        const { id } = await aDeck(owner)

        const answer = await owner.ask(`${method} /api/presentations/${id}`, {
          ...slides('One', 'Two'),
          slideCount: 7,
        })

        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toMatchObject({ id, version: 2, slideCount: 2, title: 'A deck' })
        expect(answer.headers['etag']).toBe('"2"')
      },
    )

    test('what can be made can be saved: a deck whose ids make it too large is refused at once', async () => {
      const slide = (length: number) => ({ ...aSlide('x'), text_elements: textOf(length) })
      const textOf = (length: number) =>
        Array.from({ length: 3 }, () => ({
          type: 'text',
          content: 'y'.repeat(length),
          position: { x: 0, y: 0, width: 200, height: 50 },
          style: {},
        }))
      const bodyOf = (length: number) => ({
        title: 'Large',
        slides: Array.from({ length: 200 }, () => slide(length)),
      })
      const sizeOf = (length: number) => Buffer.byteLength(JSON.stringify(bodyOf(length)))
      let length = 3_500
      while (sizeOf(length) > 2_045 * 1024) length -= 1
      const refused = await owner.ask('POST /api/presentations', bodyOf(length))
      expect(refused.statusCode).toBe(413)
      expect(refused.json()).toMatchObject({
        code: 'too_large',
        message: 'This is too large to be sent.',
      })
      // The largest accepted one.
      let made = refused
      while (made.statusCode === 413) {
        length -= 20
        made = await owner.ask('POST /api/presentations', bodyOf(length))
      }
      expect(made.statusCode).toBe(201)

      const { id } = made.json()
      const { slides: own } = (await owner.ask(`GET /api/presentations/${id}`)).json()
      const again = await owner.ask(`PUT /api/presentations/${id}`, { title: 'Large', slides: own })

      expect(again.statusCode).toBe(200)
      expect(
        (await owner.ask(`PUT /api/presentations/${id}`, bodyOf(length + 40))).statusCode,
      ).toBe(413)
    })

    test('Q-024 accepts a save without If-Match and keeps the replaced state as a revision', async () => {
      const { id } = await aDeck(owner)
      await owner.ask(`PUT /api/presentations/${id}`, slides('Second state'))
      await owner.ask(`PUT /api/presentations/${id}`, {
        ...slides('Third state'),
        title: 'Renamed',
      })

      const kept = await revisions(id)

      expect(
        kept.map(({ version, title, slides: [slide] }) => [version, title, slide?.slide_title]),
      ).toEqual([
        [1, 'A deck', 'A deck'],
        [2, 'A deck', 'Second state'],
      ])
      expect(kept[0]?.replacedBy).toBe(owner.id)
      expect(await stored(id)).toMatchObject({ title: 'Renamed', version: 3 })
    })

    test('Q-023 refuses a save that is based on a stale version, and loses nothing', async () => {
      const { id } = await aDeck(owner)
      const save = (title: string, tag: string) =>
        owner.ask(`PUT /api/presentations/${id}`, slides(title), { 'if-match': tag })
      expect((await save('Mine', '"1"')).statusCode).toBe(200)
      const before = await stored(id)

      const answer = await save('Too late', '"1"')

      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'version_conflict', version: 2 })
      expect(await stored(id)).toEqual(before)
      expect(await revisions(id)).toHaveLength(1)
      expect((await save('Informed', '"2"')).json()).toMatchObject({ version: 3 })
    })

    test('carries a change out once that comes again because its answer was lost', async () => {
      const { id } = await aDeck(owner)
      const headers = { 'if-match': '"1"', 'x-mutation-id': '6f1f8a52-3c37-4c7a-9d5e-0c2a5b1f7e11' }
      const save = () => owner.ask(`PUT /api/presentations/${id}`, slides('Mine'), headers)

      const answers = [await save(), ...(await Promise.all([save(), save(), save()]))]
      await owner.ask(`PUT /api/presentations/${id}`, slides('Somebody later'))
      const late = await save()

      for (const answer of [...answers, late]) {
        expect([answer.statusCode, answer.json().version]).toEqual([200, 2])
      }
      expect(await stored(id)).toMatchObject({ version: 3 })
      expect(await revisions(id)).toHaveLength(2)
    })

    test('refuses a name for a change that is too short to be its own', async () => {
      const { id } = await aDeck(owner)

      const answer = await owner.ask(`PUT /api/presentations/${id}`, slides('Mine'), {
        'x-mutation-id': 'mine',
      })

      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    })

    test('lets exactly one of many saves that are based on the same version through', async () => {
      const { id } = await aDeck(owner)
      const attempts = Array.from({ length: 8 }, (_, index) =>
        owner.ask(`PUT /api/presentations/${id}`, slides(`Save ${index}`), {
          'if-match': '"1"',
        }),
      )

      const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)

      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
      expect(await stored(id)).toMatchObject({ version: 2 })
    })

    test('gives concurrent saves without a version one version each, and keeps every replaced state', async () => {
      const { id } = await aDeck(owner)
      const attempts = Array.from({ length: 10 }, (_, index) =>
        owner.ask(`PUT /api/presentations/${id}`, slides(`Save ${index}`)),
      )

      const versions = (await Promise.all(attempts)).map(
        (answer) => answer.json<{ version: number }>().version,
      )

      expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      expect((await revisions(id)).map(({ version }) => version)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
    })

    test('keeps the last 50 replaced states of a deck, and of older ones the last of each hour, then of each day, for 30 days', async () => {
      const { id } = await aDeck(owner)
      for (let count = 0; count < 58; count += 1) {
        await owner.ask(`PUT /api/presentations/${id}`, slides(`State ${count}`))
      }
      const age = (version: number, hours: number) =>
        queries()
          .update(presentationRevisions)
          .set({ replacedAt: sql`date_trunc('hour', now()) - make_interval(hours => ${hours})` })
          .where(
            and(
              eq(presentationRevisions.presentationId, id),
              eq(presentationRevisions.version, version),
            ),
          )
      expect((await revisions(id)).map(({ version }) => version)).toEqual(
        Array.from({ length: 51 }, (_, index) => index + 8),
      )
      // Of the hour of version 8 only the last is kept, and nothing older than the retention time.
      await age(8, 31 * 24)
      await age(9, 5)
      await age(10, 5)
      await age(11, 7)
      for (let count = 0; count < 4; count += 1) {
        await owner.ask(`PUT /api/presentations/${id}`, slides(`Later ${count}`))
      }

      const kept = (await revisions(id)).map(({ version }) => version)

      expect(kept.slice(0, 4)).toEqual([10, 11, 12, 13])
      expect(kept.at(-1)).toBe(62)
    })

    test.each(['nonsense', '"0"', '2', '"1", "2"'])('refuses the If-Match %s', async (tag) => {
      const { id } = await aDeck(owner)
      const answer = await owner.ask(`PUT /api/presentations/${id}`, slides('x'), {
        'if-match': tag,
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    })
  })
}
