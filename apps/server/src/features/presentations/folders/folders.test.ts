import type { Folder } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDeck, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`folders on ${driver.name}`, () => {
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

    const make = async (person: Person, name: string, parentId: number | null = null) => {
      const answer = await person.ask('POST /api/folders', { name, parentId })
      expect(answer.statusCode).toBe(201)
      const folder: Folder = answer.json()
      return folder.id
    }
    const list = async (person: Person): Promise<readonly Folder[]> =>
      (await person.ask('GET /api/folders')).json()
    const move = (person: Person, id: number, folderId: number | null) =>
      person.ask('POST /api/presentations/actions', { action: 'move', ids: [id], folderId })
    const inside = async (person: Person, folder: number): Promise<readonly string[]> => {
      const { items } = (await person.ask(`GET /api/presentations?folder=${folder}`)).json()
      return items.map(({ title }: { title: string }) => title)
    }

    test('I-090 folders are records of the person who made them, and of nobody else', async () => {
      const [person, other] = [await join(app), await join(app)]
      expect(await list(person)).toEqual([])
      const id = await make(person, '  Plans ')

      expect(await list(person)).toEqual([{ id, name: 'Plans', parentId: null, deckCount: 0 }])
      expect(await list(other)).toEqual([])
      const foreign = await other.ask(`PATCH /api/folders/${id}`, { name: 'Mine' })
      const absent = await other.ask('PATCH /api/folders/2147483647', { name: 'Mine' })
      expect(foreign.statusCode).toBe(404)
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
    })

    test('U-012 a deck moves into a folder and out of it, and its copy lies beside it', async () => {
      const person = await join(app)
      const folder = await make(person, 'Plans')
      const { id } = await aDeck(person, 'Tides')
      expect((await move(person, id, folder)).json()).toEqual({ changed: [id] })
      await person.ask(`POST /api/presentations/${id}/duplicate`)

      expect(await inside(person, folder)).toEqual(['Tides (Copy)', 'Tides'])
      expect((await list(person))[0]?.deckCount).toBe(2)
      await move(person, id, null)
      expect(await inside(person, folder)).toEqual(['Tides (Copy)'])
    })

    test('nobody files a deck in a foreign folder, nor a foreign deck in an own one', async () => {
      const [person, other] = [await join(app), await join(app)]
      const [own, foreign] = [await make(person, 'Own'), await make(other, 'Foreign')]
      const [deck, foreignDeck] = [await aDeck(person), await aDeck(other)]

      expect((await move(person, deck.id, foreign)).statusCode).toBe(404)
      expect((await move(person, foreignDeck.id, own)).statusCode).toBe(404)
      expect(await inside(person, foreign)).toEqual([])
      expect(await inside(other, foreign)).toEqual([])
    })

    test('a folder that is deleted leaves what lay in it where it lay itself', async () => {
      const person = await join(app)
      const outer = await make(person, 'Outer')
      const middle = await make(person, 'Middle', outer)
      const inner = await make(person, 'Inner', middle)
      const { id } = await aDeck(person, 'Tides')
      await move(person, id, middle)

      expect((await person.ask(`DELETE /api/folders/${middle}`)).statusCode).toBe(204)

      expect(await inside(person, outer)).toEqual(['Tides'])
      expect((await list(person)).find((folder) => folder.id === inner)?.parentId).toBe(outer)
      await person.ask(`DELETE /api/folders/${outer}`)
      expect((await person.ask('GET /api/presentations')).json()).toHaveLength(1)
    })

    test('folders lie at most five deep, and none in itself', async () => {
      const person = await join(app)
      const chain = [await make(person, '1')]
      for (const name of ['2', '3', '4', '5']) chain.push(await make(person, name, chain.at(-1)))
      const change = (id: number | undefined, parentId: number | undefined) =>
        person.ask(`PATCH /api/folders/${id}`, { parentId })
      const other = await make(person, 'other')

      expect(
        (await person.ask('POST /api/folders', { name: '6', parentId: chain[4] })).statusCode,
      ).toBe(400)
      expect((await change(chain[0], chain[4])).statusCode).toBe(400)
      expect((await change(chain[1], chain[1])).statusCode).toBe(400)
      expect((await change(chain[0], other)).statusCode).toBe(400)
      expect((await change(chain[1], other)).statusCode).toBe(200)
      expect((await change(chain[0], 2_147_483_647)).statusCode).toBe(404)
    })

    test.each([
      { name: '' },
      { name: '  ' },
      { name: 'x'.repeat(81) },
      {},
      { name: 'x', userId: '1' },
    ])('refuses the folder %j', async (body) => {
      const person = await join(app)
      expect((await person.ask('POST /api/folders', body)).statusCode).toBe(400)
      expect(await list(person)).toEqual([])
    })
  })
}
