import { normalizeSlides, slideSchema, slidesInputSchema } from '@deckloom/deck'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  collaborators,
  presentationRevisions,
  presentations,
} from '../../db/schema/presentations.ts'
import { StoredSlides } from '../../platform/decks/StoredSlides.ts'
import { openDeck } from '../../testing/database/openDeck.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const slides = (...titles: readonly string[]) => ({ slides: titles.map(aSlide) })

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`presentations on ${driver.name}`, () => {
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
    const stored = async (id: number) => {
      const rows = await queries().select().from(presentations).where(eq(presentations.id, id))
      return rows.map(openDeck)[0]
    }
    const revisions = (id: number) =>
      queries()
        .select()
        .from(presentationRevisions)
        .where(eq(presentationRevisions.presentationId, id))
        .orderBy(asc(presentationRevisions.version))

    test('stores a deck and answers with it, ids added', async () => {
      const answer = await owner.ask('POST /api/presentations', {
        title: 'Looms',
        slideCount: 99,
        slides: [{ ...aSlide('First'), images: [{ url: '', type: 'shape' }] }, aSlide('Second')],
      })

      expect(answer.statusCode).toBe(201)
      expect(answer.headers['etag']).toBe('"1"')
      const deck = answer.json()
      expect(deck).toMatchObject({
        title: 'Looms',
        slideCount: 2,
        version: 1,
        isPublic: false,
      })
      const ids = [deck.slides[0].id, deck.slides[0].images[0].id, deck.slides[1].id]
      expect(new Set(ids).size).toBe(3)
      expect((await owner.ask(`GET /api/presentations/${deck.id}`)).json()).toEqual(deck)
    })

    test('K-004 K-005 K-015 makes a deck of a title, one starter slide of five fields and its count, answers its id, and then answers the deck with its slides', async () => {
      const starter = {
        slide_title: 'New Slide 1',
        bullet_points: ['New bullet point'],
        visual_type: 'quote',
        visual_description: '',
        layout_template: 'title + bullets',
      }
      const made = await owner.ask('POST /api/presentations', {
        title: 'Untitled Presentation',
        slides: [starter],
        slideCount: 1,
      })
      const { id } = made.json()

      expect(made.statusCode).toBe(201)
      expect(Number.isInteger(id)).toBe(true)
      const read = await owner.ask(`GET /api/presentations/${id}`)
      expect(read.json()).toMatchObject({
        id,
        title: 'Untitled Presentation',
        slideCount: 1,
        slides: [starter],
      })
    })

    test('I-021 titles a deck without a title Untitled Presentation', async () => {
      const answer = await owner.ask('POST /api/presentations', slides('One'))
      expect(answer.json()).toMatchObject({ title: 'Untitled Presentation' })
    })

    test('I-015 keeps slides as a list of slides, and takes nothing else for one', async () => {
      const { id } = await aDeck(owner)
      const kept = await stored(id)
      expect(z.array(slideSchema).min(1).safeParse(kept?.slides).success).toBe(true)

      for (const wrong of [{}, 'slides', [[]], [null], [{ bullet_points: [] }], []]) {
        const answer = await owner.ask(`PUT /api/presentations/${id}`, { slides: wrong })
        expect([400, 409]).toContain(answer.statusCode)
      }
      expect((await stored(id))?.slides).toEqual(kept?.slides)
    })

    test('I-061 keeps the ids of slides, text elements and images over saves', async () => {
      const { id } = await aDeck(owner)
      const ids = { id: 'my-slide', text_elements: [{ id: 'my-text', content: 'Words' }] }
      const sent = { slides: [{ ...aSlide('One'), ...ids, images: [{ id: 'my-image', url: '' }] }] }

      await owner.ask(`PUT /api/presentations/${id}`, sent)
      const { slides: saved } = (await owner.ask(`PUT /api/presentations/${id}`, sent)).json()

      expect(saved[0].id).toBe('my-slide')
      expect(saved[0].text_elements[0].id).toBe('my-text')
      expect(saved[0].images[0].id).toBe('my-image')
    })

    test('gives back every text exactly as it was sent', async () => {
      const words = 'Žluťoučký 𝒦 مرحبا \t\n "quoted" \\ </script> %00 ﷽ 👩‍👩‍👧'
      const sent = normalizeSlides(
        slidesInputSchema.parse([{ ...aSlide(words), bullet_points: [words], notes: words }]),
        () => 'fixed',
      )

      const { id } = (
        await owner.ask('POST /api/presentations', { title: words, slides: sent })
      ).json()

      const read = (await owner.ask(`GET /api/presentations/${id}`)).json()
      expect(read).toMatchObject({ title: words.trim(), slides: sent })
    })

    test('lists own and shared decks, newest change first, each with its first slide only', async () => {
      const person = await join(app)
      const first = await aDeck(person, 'First')
      await person.ask('POST /api/presentations', { title: 'Second', ...slides('a', 'b', 'c') })
      const foreign = await aDeck(owner, 'Foreign')
      await queries()
        .insert(collaborators)
        .values({ presentationId: foreign.id, userId: person.id })
      await person.ask(`PUT /api/presentations/${first.id}`, slides('x'))

      const list: { title: string; slides: { slide_title: string }[]; slideCount: number }[] = (
        await person.ask('GET /api/presentations')
      ).json()

      expect(list.map(({ title }) => title)).toEqual(['First', 'Foreign', 'Second'])
      expect(list[2]).toMatchObject({ slideCount: 3, slides: [{ slide_title: 'a' }] })
      expect(list.every((deck) => deck.slides.length === 1)).toBe(true)
    })

    test('E-039 lists everything: the newest hundred with their first slide, the others as cards', async () => {
      const [person, other] = [await join(app), await join(app)]
      await queries().execute(sql`
        insert into presentations (user_id, title, slides, slide_count, last_modified)
        select ${person.id}, 'Deck ' || n, jsonb_build_array(${JSON.stringify(aSlide('Own'))}::jsonb || jsonb_build_object('id', 's' || n)), 1,
          now() - n * interval '1 minute' from generate_series(1, 130) n`)
      const [foreign] = await queries()
        .insert(presentations)
        .values({
          userId: other.id,
          title: 'Foreign',
          slides: new StoredSlides([
            { ...aSlide('Hidden'), id: 'h1', hidden: true },
            { ...aSlide('Shown'), id: 'h2' },
          ]),
          slideCount: 2,
          lastModified: new Date(0),
        })
        .returning({ id: presentations.id })
      const presentationId = foreign?.id ?? 0
      await queries().insert(collaborators).values({ presentationId, userId: person.id })

      const list = (await person.ask('GET /api/presentations')).json()

      expect(list).toHaveLength(131)
      expect(list.map(({ title }: { title: string }) => title).slice(98, 102)).toEqual([
        'Deck 99',
        'Deck 100',
        'Deck 101',
        'Deck 102',
      ])
      const [illustrated, card] = [list[99], list[100]]
      expect(illustrated.slides).toMatchObject([{ slide_title: 'Own', id: 's100' }])
      expect(card).toMatchObject({ slides: [], slideCount: 1, role: 'owner', ownerName: null })
      expect(card.thumbnail).toBe(`/api/presentations/${card.id}/slides/s101/thumbnail.png`)
      expect(Object.keys(card).toSorted()).toEqual(Object.keys(illustrated).toSorted())
      expect(new Date(card.lastModified).toISOString()).toBe(card.lastModified)
      // A card does not reveal what a viewer cannot see either.
      expect(list[130]).toMatchObject({
        slideCount: 1,
        role: 'viewer',
        ownerName: 'Ada Weaver',
        thumbnail: `/api/presentations/${presentationId}/slides/h2/thumbnail.png`,
      })
    })

    test('Q-036 keeps at least one slide', async () => {
      const { id } = await aDeck(owner)

      const answer = await owner.ask(`PATCH /api/presentations/${id}`, { slides: [] })

      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'last_slide',
        message: 'Presentation must have at least one slide',
      })
      expect((await owner.ask('POST /api/presentations', { slides: [] })).statusCode).toBe(400)
      expect(await stored(id)).toMatchObject({ version: 1, slideCount: 1 })
    })

    test('I-063 refuses unknown fields anywhere in a deck and writes nothing', async () => {
      const { id } = await aDeck(owner)
      const before = await stored(id)
      const bodies = [
        { ...slides('x'), userId: stranger.id },
        { slides: [{ ...aSlide('x'), onclick: 'x' }] },
        { slides: [{ ...aSlide('x'), images: [{ url: '', path: '/etc/passwd' }] }] },
      ]

      for (const body of bodies) {
        const answer = await owner.ask(`PUT /api/presentations/${id}`, body)
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
      }
      expect(await stored(id)).toEqual(before)
    })

    test('names the place and the reason of what it refuses', async () => {
      const six = Array.from({ length: 6 }, () => ({ url: '' }))

      const answer = await owner.ask('POST /api/presentations', {
        slides: [aSlide('fine'), { ...aSlide('full'), images: six }],
      })

      expect(answer.json()).toMatchObject({
        message: 'At most 5 images per slide',
        fields: [
          { path: 'slides[1].images', code: 'too_big', message: 'At most 5 images per slide' },
        ],
      })
    })

    test.each([
      'javascript:alert(1)',
      'file:///etc/passwd',
      '//evil.example',
      'http://example.com/x.png',
      'data:text/html,x',
    ])('refuses %s as a picture', async (url) => {
      const answer = await owner.ask('POST /api/presentations', {
        slides: [{ ...aSlide('x'), images: [{ url }] }],
      })
      expect(answer.statusCode).toBe(400)
    })

    test('Q-016 renames a deck and leaves its version, so that a running save stays valid', async () => {
      const { id } = await aDeck(owner)

      const answer = await owner.ask(`PATCH /api/presentations/${id}/title`, {
        title: '  New name ',
      })

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ title: 'New name', version: 1 })
      const save = await owner.ask(`PUT /api/presentations/${id}`, slides('x'), {
        'if-match': '"1"',
      })
      expect(save.json()).toMatchObject({ title: 'New name', version: 2 })
    })

    test.each([{ title: '   ' }, { title: '' }, { title: 'x'.repeat(201) }, { title: 5 }, {}])(
      'refuses the title of %j',
      async (body) => {
        const { id } = await aDeck(owner)
        const answer = await owner.ask(`PATCH /api/presentations/${id}/title`, body)
        expect(answer.statusCode).toBe(400)
        expect(await stored(id)).toMatchObject({ title: 'A deck' })
      },
    )

    test('deletes a deck into the trash, where it is gone for every other call', async () => {
      const { id } = await aDeck(owner)
      await owner.ask(`PUT /api/presentations/${id}`, slides('x'))

      const answer = await owner.ask(`DELETE /api/presentations/${id}`)

      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect((await owner.ask(`GET /api/presentations/${id}`)).statusCode).toBe(404)
      expect((await stored(id))?.trashedAt).toBeInstanceOf(Date)
      expect(await revisions(id)).toHaveLength(1)
      expect((await owner.ask(`DELETE /api/presentations/${id}`)).statusCode).toBe(404)
    })

    test('duplicates a deck under a title that still fits', async () => {
      const { id } = await aDeck(owner, 'x'.repeat(200))

      const answer = await owner.ask(`POST /api/presentations/${id}/duplicate`)

      expect(answer.statusCode).toBe(201)
      const copy: { id: number; title: string; version: number } = answer.json()
      expect(copy.title).toBe(`${'x'.repeat(193)} (Copy)`)
      expect(copy).toMatchObject({ version: 1, slides: [{ slide_title: 'x'.repeat(200) }] })
      expect(copy.id).not.toBe(id)
    })
  })
}
