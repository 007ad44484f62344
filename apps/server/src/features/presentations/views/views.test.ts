import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analytics } from '../../../db/schema/activity.ts'
import { collaborators } from '../../../db/schema/presentations.ts'
import { aSlide, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const reader = (letter: string) => letter.repeat(32)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`views of a deck on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let now = new Date('2026-11-26T10:00:00Z')

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => now })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const sharedDeck = async (link: object = {}) => {
      const slides = [aSlide('First'), aSlide('Second'), aSlide('Third')]
      const deck = (await owner.ask('POST /api/presentations', { title: 'Tides', slides })).json()
      const url = `/api/presentations/${deck.id}`
      const { path } = (await owner.ask(`POST ${url}/share-links`, link)).json()
      const ids: string[] = deck.slides.map(({ id }: { id: string }) => id)
      return { id: deck.id, url: `${url}/views`, link: `/api${path}/views`, ids }
    }
    const track = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    const pass = (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000)
    }
    const views = async (url: string) => (await owner.ask(`GET ${url}`)).json()

    test('I-036 counts showings, tells visitors apart, and adds up the time of each slide', async () => {
      const { url, link, ids } = await sharedDeck()
      expect(await views(url)).toEqual({
        views: 0,
        viewers: 0,
        viewersByLink: 0,
        slides: ['First', 'Second', 'Third'].map((title) => ({ title, views: 0, averageMs: 0 })),
      })
      const stay = (place: number, ms: number) => ({ slideId: ids[place], ms })

      const [first, second] = [reader('a'), reader('c')]
      await track(link, { showing: 'aaaaaaaaa', visitor: first, stays: [] })
      await track(link, { showing: 'bbbbbbbbb', visitor: first, stays: [] })
      await track(link, { showing: 'ccccccccc', visitor: second, stays: [] })
      pass(10)
      await track(link, {
        showing: 'aaaaaaaaa',
        visitor: first,
        stays: [stay(0, 4_000), stay(1, 2_000), stay(0, 2_000)],
      })
      await track(link, { showing: 'bbbbbbbbb', visitor: first, stays: [stay(0, 2_000)] })

      expect(await views(url)).toEqual({
        views: 3,
        viewers: 2,
        viewersByLink: 2,
        slides: [
          { title: 'First', views: 2, averageMs: 4_000 },
          { title: 'Second', views: 1, averageMs: 2_000 },
          { title: 'Third', views: 0, averageMs: 0 },
        ],
      })
    })

    test('the time stays with a slide that is moved, and goes with one that is deleted', async () => {
      const { id, url, link, ids } = await sharedDeck()
      await track(link, { showing: 'aaaaaaaaa', stays: [] })
      pass(10)
      await track(link, {
        showing: 'aaaaaaaaa',
        stays: ids.map((slideId, place) => ({ slideId, ms: place * 1_000 })),
      })
      const deck = (await owner.ask(`GET /api/presentations/${id}`)).json()
      await owner.ask(`PUT /api/presentations/${id}`, { slides: [deck.slides[2], deck.slides[0]] })

      expect((await views(url)).slides).toEqual([
        { title: 'Third', views: 1, averageMs: 2_000 },
        { title: 'First', views: 1, averageMs: 0 },
      ])
    })

    test('a collaborator who presents is a viewer, and who may edit the deck is none', async () => {
      const { id, url, ids } = await sharedDeck()
      const viewer = await join(app)
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: viewer.id, role: 'viewer' })
      const editor = await join(app)
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: editor.id, role: 'editor' })
      const body = { showing: 'aaaaaaaaa', stays: [{ slideId: ids[0], ms: 1_500 }] }

      expect((await editor.ask(`POST ${url}`, body)).statusCode).toBe(204)
      expect((await owner.ask(`POST ${url}`, body)).statusCode).toBe(204)
      expect(await views(url)).toMatchObject({ views: 0, viewers: 0 })
      expect((await viewer.ask(`POST ${url}`, body)).statusCode).toBe(204)
      expect(await views(url)).toMatchObject({ views: 1, viewers: 1, viewersByLink: 0 })
      const kept = await opened.database.queries
        .select()
        .from(analytics)
        .where(eq(analytics.presentationId, id))
      expect(kept).toMatchObject([{ viewerId: viewer.id, slideIndex: 0, duration: 1_500 }])
      expect((await viewer.ask(`GET ${url}`)).statusCode).toBe(403)
    })

    test('a viewer counts no longer than they looked, and a showing once', async () => {
      const { id, url, ids } = await sharedDeck()
      const viewer = await join(app)
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: viewer.id, role: 'viewer' })
      const report = (showing: string, stays: readonly object[]) =>
        viewer.ask(`POST ${url}`, { showing, stays })
      const forged = Array.from({ length: 100 }, () => ({ slideId: ids[0], ms: 1_800_000 }))
      await report('aaaaaaaaa', [])
      await report('aaaaaaaaa', [])
      pass(10)
      await report('aaaaaaaaa', forged)
      await report('aaaaaaaaa', forged)
      const rows = await opened.database.queries
        .select()
        .from(analytics)
        .where(eq(analytics.presentationId, id))
        .orderBy(analytics.id)
      // Ten seconds, and the difference of two clocks.
      expect(rows.map(({ duration }) => duration)).toEqual([null, 12_000, 0])

      const { presentationId, viewerId } = rows[0] ?? {}
      await opened.database.queries.execute(sql`
        insert into analytics (presentation_id, viewer_id, action)
        select ${presentationId}::int, ${viewerId}::text, 'open' from generate_series(1, 20000)`)
      expect((await report('bbbbbbbbb', [])).statusCode).toBe(204)
      expect(await views(url)).toMatchObject({ views: 1, viewers: 1 })
    })

    test('a link that asks for a password counts nothing until it was given, and an ended one never', async () => {
      const { id, url, link } = await sharedDeck({ password: 'harbour-silt-7' })
      const body = { showing: 'aaaaaaaaa', stays: [] }

      expect((await track(link, body)).json().code).toBe('password_required')
      const links = `/api/presentations/${id}/share-links`
      const [{ id: linkId }] = (await owner.ask(`GET ${links}`)).json()
      await owner.ask(`DELETE ${links}/${linkId}`)
      expect((await track(link, body)).statusCode).toBe(410)
      expect(await views(url)).toMatchObject({ views: 0 })
    })

    test.each([
      [{ showing: 'short', stays: [] }],
      [{ showing: 'aaaaaaaaa' }],
      [{ showing: 'aaaaaaaaa', stays: [{ slideId: 'x', ms: -1 }] }],
      [{ showing: 'aaaaaaaaa', stays: [{ slideId: 'x', ms: 1_800_001 }] }],
      [{ showing: 'aaaaaaaaa', stays: [], viewerId: 'somebody' }],
      [{ showing: 'aaaaaaaaa', stays: [], visitor: 'lena@northlight.example' }],
      [
        {
          showing: 'aaaaaaaaa',
          stays: Array.from({ length: 101 }, () => ({ slideId: 'x', ms: 1 })),
        },
      ],
    ])('refuses %j', async (body) => {
      const { link } = await sharedDeck()
      expect((await track(link, body)).statusCode).toBe(400)
    })
  })
}
