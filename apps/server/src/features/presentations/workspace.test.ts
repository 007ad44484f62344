import type { PresentationListItem, PresentationPage } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collaborators, presentations } from '../../db/schema/presentations.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { purgeTrash } from './decks/pageRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000
const titles = (page: { readonly items: readonly PresentationListItem[] }) =>
  page.items.map(({ title }) => title)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the workspace's list on ${driver.name}`, () => {
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

    const queries = () => opened.database.queries
    const page = async (person: Person, query: string): Promise<PresentationPage> => {
      const answer = await person.ask(`GET /api/presentations?${query}`)
      expect(answer.statusCode).toBe(200)
      return answer.json()
    }
    const act = (person: Person, action: string, ...ids: readonly number[]) =>
      person.ask('POST /api/presentations/actions', { action, ids })
    const change = (id: number, columns: Partial<typeof presentations.$inferInsert>) =>
      queries().update(presentations).set(columns).where(eq(presentations.id, id))
    const decks = async (person: Person, ...names: readonly string[]) => {
      const made: number[] = []
      for (const name of names) made.push((await aDeck(person, name)).id)
      return made
    }

    test('E-039 without parameters it answers the list, each deck with id, title, lastModified, slideCount and slides', async () => {
      const person = await join(app)
      const [id] = await decks(person, 'Looms')

      const list = (await person.ask('GET /api/presentations')).json()

      expect(list).toEqual([
        expect.objectContaining({
          id,
          title: 'Looms',
          slideCount: 1,
          lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          slides: [expect.objectContaining({ slide_title: 'Looms' })],
          role: 'owner',
          isFavorite: false,
        }),
      ])
    })

    test.each(['modified', 'title', 'created'])(
      'pages through every deck once, sorted by %s, however many share a moment',
      async (sort) => {
        const person = await join(app)
        const names = ['delta', 'Alpha', 'echo', 'Bravo', 'charlie', 'alpha']
        const ids = await decks(person, ...names)
        const at = new Date('2026-05-01T12:00:00Z')
        await queries()
          .update(presentations)
          .set({ lastModified: at })
          .where(eq(presentations.userId, person.id))
        const seen: PresentationListItem[] = []
        let cursor = ''
        const totals: (number | null)[] = []
        do {
          const read = await page(person, `limit=4&sort=${sort}${cursor}`)
          seen.push(...read.items)
          totals.push(read.total)
          cursor = read.nextCursor === null ? '' : `&cursor=${read.nextCursor}`
        } while (cursor !== '')

        expect(totals).toEqual([6, null])
        expect(seen.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
        const expected =
          sort === 'title'
            ? ['Alpha', 'alpha', 'Bravo', 'charlie', 'delta', 'echo']
            : names.toReversed()
        expect(seen.map(({ title }) => title)).toEqual(expected)
      },
    )

    test('a deck that moves between two pages is neither lost nor shown twice for the others', async () => {
      const person = await join(app)
      const ids = await decks(person, 'a', 'b', 'c', 'd')
      const first = await page(person, 'limit=2')
      await person.ask(`PATCH /api/presentations/${ids[0]}/title`, { title: 'a, renamed' })

      const rest = await page(person, `limit=2&cursor=${first.nextCursor}`)

      expect(titles(first)).toEqual(['d', 'c'])
      expect(titles(rest)).toEqual(['b'])
    })

    test('U-026 search finds titles that contain the text, whatever the case, and takes wildcards for themselves', async () => {
      const person = await join(app)
      await decks(person, 'Harbour plan', 'The HARBOUR', 'Looms', '100% wool', 'snake_case', 'a\\b')
      const found = async (text: string) =>
        titles(await page(person, `q=${encodeURIComponent(text)}&sort=title`))

      expect(await found('harbour')).toEqual(['Harbour plan', 'The HARBOUR'])
      expect(await found('%')).toEqual(['100% wool'])
      expect(await found('_')).toEqual(['snake_case'])
      expect(await found('\\')).toEqual(['a\\b'])
      expect(await found('x')).toEqual([])
      expect((await page(person, 'q=harbour')).total).toBe(2)
    })

    test('I-022 a new deck is "Untitled Presentation", and one with an empty title is found as "Untitled #1"', async () => {
      const person = await join(app)
      const [id = 0] = await decks(person, '')
      expect(titles(await page(person, 'limit=1'))).toEqual(['Untitled Presentation'])
      await change(id, { title: '' })

      expect(titles(await page(person, `q=${encodeURIComponent('untitled #1')}`))).toEqual([''])
    })

    test('U-027 the filter of recent decks holds what changed within seven days', async () => {
      const person = await join(app)
      const [old = 0, young = 0] = await decks(person, 'eight days', 'six days', 'today')
      await change(old, { lastModified: new Date(Date.now() - 7 * dayMs - 60_000) })
      await change(young, { lastModified: new Date(Date.now() - 7 * dayMs + 60_000) })

      const recent = await page(person, 'filter=recent')

      expect(titles(recent)).toEqual(['today', 'six days'])
    })

    test('U-028 the filter of shared decks holds those that have a link', async () => {
      const person = await join(app)
      const [id] = await decks(person, 'linked', 'private')
      await person.ask(`POST /api/presentations/${id}/share-links`, {})

      const shared = await page(person, 'filter=shared')

      expect(titles(shared)).toEqual(['linked'])
      expect(shared.items[0]?.isPublic).toBe(true)
    })

    test('U-029 U-030 favorites are the person’s own and stay until they are taken back', async () => {
      const [person, other] = [await join(app), await join(app)]
      const [id = 0] = await decks(person, 'loved', 'other')
      await queries().insert(collaborators).values({ presentationId: id, userId: other.id })

      expect((await act(person, 'favorite', id)).json()).toEqual({ changed: [id] })
      expect((await act(person, 'favorite', id)).statusCode).toBe(200)
      expect(titles(await page(person, 'filter=favorites'))).toEqual(['loved'])
      expect((await page(person, 'q=loved')).items[0]?.isFavorite).toBe(true)
      expect(titles(await page(other, 'filter=favorites'))).toEqual([])
      await act(other, 'favorite', id)
      await act(person, 'unfavorite', id)
      expect(titles(await page(person, 'filter=favorites'))).toEqual([])
      expect(titles(await page(other, 'filter=favorites'))).toEqual(['loved'])
    })

    test('decks that others share are listed with whose they are and what they let one do', async () => {
      const [person, owner] = [await join(app), await join(app)]
      const [id = 0] = await decks(owner, 'from Ada', 'not shared')
      await decks(person, 'own')
      await queries()
        .insert(collaborators)
        .values({ presentationId: id, userId: person.id, role: 'editor' })

      expect(titles(await page(person, 'sort=title'))).toEqual(['from Ada', 'own'])
      expect((await page(person, 'filter=with-me')).items).toMatchObject([
        { title: 'from Ada', role: 'editor', ownerName: 'Ada Weaver' },
      ])
      await act(owner, 'trash', id)
      expect((await page(person, 'filter=with-me')).items).toEqual([])
    })

    test('E-030 U-013 deletes into a trash that only the owner sees, and brings back what was there', async () => {
      const person = await join(app)
      const [one = 0, two = 0] = await decks(person, 'one', 'two')
      const link = (await person.ask(`POST /api/presentations/${one}/share-links`, {})).json()
      await person.ask(`DELETE /api/presentations/${one}`)
      await act(person, 'trash', two)

      expect((await page(person, 'limit=9')).items).toEqual([])
      expect((await person.ask('GET /api/presentations')).json()).toEqual([])
      expect(titles(await page(person, 'filter=trash'))).toEqual(['two', 'one'])
      expect((await app.inject(`/api${link.path}`)).statusCode).toBe(404)
      expect((await act(person, 'restore', one)).json()).toEqual({ changed: [one] })
      expect(titles(await page(person, 'filter=trash'))).toEqual(['two'])
      expect((await person.ask(`GET /api/presentations/${one}`)).statusCode).toBe(200)
      expect((await app.inject(`/api${link.path}`)).statusCode).toBe(200)
    })

    test('deletes for ever only what is in the trash, and empties the trash of its owner alone', async () => {
      const [person, other] = [await join(app), await join(app)]
      const [one = 0, two = 0, three = 0] = await decks(person, 'one', 'two', 'three')
      const [foreign = 0] = await decks(other, 'foreign')
      await act(person, 'trash', one, two)
      await act(other, 'trash', foreign)

      expect((await act(person, 'erase', three)).statusCode).toBe(404)
      expect((await act(person, 'erase', one)).json()).toEqual({ changed: [one] })
      expect((await act(person, 'restore', one)).statusCode).toBe(404)
      expect((await person.ask('DELETE /api/trash')).statusCode).toBe(204)
      expect(await queries().$count(presentations, eq(presentations.userId, person.id))).toBe(1)
      expect(titles(await page(other, 'filter=trash'))).toEqual(['foreign'])
    })

    test('what has been in the trash for thirty days is deleted', async () => {
      const person = await join(app)
      const [one = 0, two = 0] = await decks(person, 'one', 'two', 'three')
      await act(person, 'trash', one, two)
      const now = Date.now()
      await change(one, { trashedAt: new Date(now - 30 * dayMs - 1_000) })
      await change(two, { trashedAt: new Date(now - 30 * dayMs + 1_000) })

      await purgeTrash(queries(), new Date(now))

      expect(titles(await page(person, 'filter=trash'))).toEqual(['two'])
      expect(titles(await page(person, 'filter=all'))).toEqual(['three'])
    })

    test('an action on several decks passes over foreign ones and those that are only shared', async () => {
      const [person, other] = [await join(app), await join(app)]
      const [own = 0] = await decks(person, 'own')
      const [shared = 0, foreign = 0] = await decks(other, 'shared', 'foreign')
      await queries()
        .insert(collaborators)
        .values({ presentationId: shared, userId: person.id, role: 'editor' })

      expect((await act(person, 'trash', shared, foreign)).statusCode).toBe(403)
      expect((await act(person, 'trash', foreign)).statusCode).toBe(404)
      expect((await act(person, 'trash', own, shared, foreign)).json()).toEqual({ changed: [own] })
      expect(titles(await page(other, 'sort=title'))).toEqual(['foreign', 'shared'])
    })

    test.each([
      'limit=0',
      'limit=101',
      'limit=x',
      'filter=mine',
      'sort=slides',
      'cursor=%00',
      'cursor=e30',
      `q=${'x'.repeat(101)}`,
      'userId=1',
    ])('refuses the question %s', async (query) => {
      const person = await join(app)

      const answer = await person.ask(`GET /api/presentations?${query}`)

      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    })
  })
}
