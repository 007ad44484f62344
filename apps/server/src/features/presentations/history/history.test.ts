import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { collaborators } from '../../../db/schema/presentations.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const slides = (...titles: readonly string[]) => ({ slides: titles.map(aSlide) })

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`versions of a deck on ${driver.name}`, () => {
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

    const historyOf = async (id: number) =>
      (await owner.ask(`GET /api/presentations/${id}/revisions`)).json()

    test('lists what saves replaced, the newest first, with who wrote it and how many slides it had', async () => {
      const { id } = await aDeck(owner)
      const editor = await join(app)
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: editor.id, role: 'editor' })
      await opened.database.queries
        .update(users)
        .set({ firstName: 'Edith', lastName: 'Weft' })
        .where(eq(users.id, editor.id))
      await editor.ask(`PUT /api/presentations/${id}`, slides('By the editor', 'Two'))
      await owner.ask(`PUT /api/presentations/${id}`, slides('By the owner'))

      const list = await historyOf(id)

      expect(list).toMatchObject([
        {
          version: 2,
          title: 'A deck',
          slideCount: 2,
          author: { id: editor.id, firstName: 'Edith', lastName: 'Weft' },
        },
        { version: 1, title: 'A deck', slideCount: 1, author: null },
      ])
      const times = [list[1].savedAt, list[1].replacedAt, list[0].savedAt, list[0].replacedAt]
      expect(times.map(Date.parse)).toEqual(times.map(Date.parse).toSorted((a, b) => a - b))
      expect(JSON.stringify(list)).not.toContain('By the editor')
    })

    test('gives a replaced state with its slides, and restores it by a save that loses nothing', async () => {
      const { id } = await aDeck(owner)
      await owner.ask(`PUT /api/presentations/${id}`, slides('Second', 'Third'))

      const first = await owner.ask(`GET /api/presentations/${id}/revisions/1`)
      const restored = await owner.ask(
        `PUT /api/presentations/${id}`,
        { slides: first.json().slides },
        { 'if-match': '"2"' },
      )

      expect(first.json()).toMatchObject({ version: 1, title: 'A deck' })
      expect(restored.json()).toMatchObject({ version: 3, slides: first.json().slides })
      expect((await historyOf(id)).map((item: { version: number }) => item.version)).toEqual([2, 1])
      const second = await owner.ask(`GET /api/presentations/${id}/revisions/2`)
      expect(second.json().slides).toHaveLength(2)
    })

    test('has nothing to list for a deck that was never saved again', async () => {
      const { id } = await aDeck(owner)
      expect(await historyOf(id)).toEqual([])
    })

    test.each([
      ['9', 404, 'not_found'],
      ['0', 400, 'invalid_id'],
      ['-1', 400, 'invalid_id'],
      ['1.5', 400, 'invalid_id'],
      ['99999999999', 400, 'invalid_id'],
    ])('answers the version %s with %i', async (version, status, code) => {
      const { id } = await aDeck(owner)
      const answer = await owner.ask(`GET /api/presentations/${id}/revisions/${version}`)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    })
  })
}
