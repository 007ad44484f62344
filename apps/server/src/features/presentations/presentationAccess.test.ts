import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collaborators, presentations } from '../../db/schema/presentations.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const slides = (...titles: readonly string[]) => ({ slides: titles.map(aSlide) })

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`access to presentations on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let stranger: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      owner = await join(app)
      stranger = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const share = async (id: number, role: string): Promise<Person> => {
      const person = await join(app)
      await queries().insert(collaborators).values({ presentationId: id, userId: person.id, role })
      return person
    }

    const calls = [
      ['GET', '', undefined],
      ['GET', '/revisions', undefined],
      ['GET', '/revisions/1', undefined],
      ['PUT', '', slides('Taken over')],
      ['PATCH', '', slides('Taken over')],
      ['PATCH', '/title', { title: 'Taken over' }],
      ['DELETE', '', undefined],
      ['POST', '/duplicate', undefined],
      ['POST', '/export', { format: 'pdf' }],
    ] as const

    test.each(calls)(
      'K-016 answers %s %s on a foreign deck as on one that is not there',
      async (method, path, body) => {
        const { id } = await aDeck(owner)

        const foreign = await stranger.ask(`${method} /api/presentations/${id}${path}`, body)
        const absent = await stranger.ask(`${method} /api/presentations/2147483647${path}`, body)

        expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found'])
        expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
      },
    )

    test('K-016 answers a deck to its owner and its collaborators only; to anyone else it is not found', async () => {
      const { id } = await aDeck(owner)
      const readers = [owner]
      for (const role of ['viewer', 'commenter', 'editor']) readers.push(await share(id, role))
      const others = [stranger, await join(app)]
      const read = async (person: Person) =>
        (await person.ask(`GET /api/presentations/${id}`)).statusCode

      expect(await Promise.all(readers.map(read))).toEqual([200, 200, 200, 200])
      expect(await Promise.all(others.map(read))).toEqual([404, 404])
    })

    test('takes a right away with the next call', async () => {
      const { id } = await aDeck(owner)
      const editor = await share(id, 'editor')
      expect((await editor.ask(`PUT /api/presentations/${id}`, slides('x'))).statusCode).toBe(200)

      await queries()
        .delete(collaborators)
        .where(and(eq(collaborators.presentationId, id), eq(collaborators.userId, editor.id)))

      expect((await editor.ask(`PUT /api/presentations/${id}`, slides('y'))).statusCode).toBe(404)
    })

    test('does not open a deck by its number because it is public', async () => {
      const { id } = await aDeck(owner)
      await queries().update(presentations).set({ isPublic: true }).where(eq(presentations.id, id))

      expect((await stranger.ask(`GET /api/presentations/${id}`)).statusCode).toBe(404)
    })

    test.each([
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      '007',
      'new',
      '%20',
      '2147483648',
      '99999999999',
      '9007199254740993',
      '1%00',
    ])('refuses the id %s by its form', async (id) => {
      for (const [method, path, body] of calls) {
        const answer = await owner.ask(`${method} /api/presentations/${id}${path}`, body)
        expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([
          400,
          'invalid_id',
        ])
      }
    })
  })
}
