import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collaborators, presentations } from '../../db/schema/presentations.ts'
import { StoredSlides } from '../../platform/decks/StoredSlides.ts'
import { openDeck } from '../../testing/database/openDeck.ts'
import { aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const photo = 'https://photos.example/loom.png'
const own = /^\/api\/uploads\/[\w-]{43}$/

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`pictures of other sites on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let png: Buffer
    const asked: string[] = []

    beforeAll(async () => {
      opened = await driver.open()
      const create = { width: 6, height: 4, channels: 3, background: '#225577' } as const
      png = await sharp({ create }).png().toBuffer()
      const bodies = new Map([
        [photo, png],
        ['https://photos.example/page.html', Buffer.from('<html>no picture</html>')],
      ])
      app = await testApp(opened, {
        fetchPicture: async (url) => {
          asked.push(url)
          return bodies.get(url)
        },
      })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })
    beforeEach(() => {
      asked.length = 0
    })

    const slideWith = (url: string) => ({
      ...aSlide('A picture'),
      id: 's',
      images: [{ id: 'p', url, type: 'stock' as const }],
    })
    const make = async (url: string, person = owner) => {
      const slides = [slideWith(url)]
      return (await person.ask('POST /api/presentations', { title: 'Looms', slides })).json()
    }
    /** Stores slides as before pictures were copied. */
    const storeAsBefore = async (url: string) => {
      const { id } = await make('')
      const old = { ...slideWith(url), notes: 'Kept', images: [{ id: 'p', url, type: 'stock' }] }
      await opened.database.queries
        .update(presentations)
        .set({ slides: new StoredSlides(JSON.stringify([old])) })
        .where(eq(presentations.id, id))
      return Number(id)
    }
    const urlOf = (deck: { slides: { images: { url: string }[] }[] }) =>
      deck.slides[0]?.images[0]?.url ?? ''

    test('are fetched once and kept in the own store, whether a deck is made or saved', async () => {
      const made = await make(photo)
      const url = urlOf(made)
      expect(url).toMatch(own)
      const kept = await owner.ask(`GET ${url}`)
      expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 6, height: 4 })

      const legacy = { ...aSlide('Older'), media_data: { url: photo, urls: { regular: photo } } }
      const slides = [slideWith(photo), legacy]
      const saved = (await owner.ask(`PUT /api/presentations/${made.id}`, { slides })).json()

      expect(urlOf(saved)).toBe(url)
      expect(saved.slides[1].media_data).toEqual({ url, urls: { regular: url } })
      expect(asked).toEqual([photo])
    })

    test('belong to each person alone, under a name that nobody can work out from another’s', async () => {
      const somebody = await join(app)
      const [mine, theirs] = [urlOf(await make(photo)), urlOf(await make(photo, somebody))]
      expect(theirs).toMatch(own)
      expect(theirs).not.toBe(mine)
      expect((await somebody.ask(`GET ${mine}`)).statusCode).toBe(404)
    })

    test('that cannot be had keep their address, hinder no save, and are not asked for with each', async () => {
      for (const url of ['https://photos.example/gone.png', 'https://photos.example/page.html']) {
        const made = await make(url)
        expect(urlOf(made)).toBe(url)
        const again = await owner.ask(`PUT /api/presentations/${made.id}`, {
          slides: [slideWith(url)],
        })
        expect([again.statusCode, urlOf(again.json())]).toEqual([200, url])
      }
      expect(asked).toHaveLength(2)
    })

    test('are at most twenty in one save; the rest have their turn with the next', async () => {
      const many = Array.from({ length: 5 }, (_slide, slide) => ({
        ...aSlide('Many'),
        images: Array.from({ length: 5 }, (_image, image) => ({
          url: `https://photos.example/${slide}-${image}.png`,
        })),
      }))
      const answer = await owner.ask('POST /api/presentations', { slides: many })
      expect(answer.statusCode).toBe(201)
      expect(asked).toHaveLength(20)
    })

    test('of decks from before are copied when somebody who works on them opens them, and only then', async () => {
      const id = await storeAsBefore(photo)
      const viewer = await join(app)
      const row = { presentationId: id, userId: viewer.id, role: 'viewer' }
      await opened.database.queries.insert(collaborators).values(row)
      await viewer.ask(`GET /api/presentations/${id}`)
      expect(asked).toEqual([])

      const shown = (await owner.ask(`GET /api/presentations/${id}`)).json()

      expect(urlOf(shown)).toMatch(own)
      expect(shown).toMatchObject({ version: 1, slides: [{ notes: 'Kept' }] })
      const rows = await opened.database.queries
        .select()
        .from(presentations)
        .where(eq(presentations.id, id))
      expect(rows.map(openDeck)[0]?.slides[0]?.images?.[0]?.url).toBe(urlOf(shown))
      expect((await viewer.ask(`GET ${urlOf(shown)}`)).statusCode).toBe(200)
    })

    test.each(['/api/logout?all=1', '/api/logout', '/%61pi/logout', '/api/share/x/uploads/y'])(
      'and calls of this server are no pictures: %s is refused',
      async (url) => {
        const slides = [slideWith(url)]
        const made = await owner.ask('POST /api/presentations', { slides })
        expect([made.statusCode, made.json().code]).toEqual([400, 'validation_failed'])
        expect(made.json().fields[0].path).toContain('images')
        const { id } = await make('')
        const saved = await owner.ask(`PUT /api/presentations/${id}`, { slides })
        expect(saved.statusCode).toBe(400)
      },
    )
  })
}
