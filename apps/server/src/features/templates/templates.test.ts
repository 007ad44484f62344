import { templateCategories } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { presentations, templates } from '../../db/schema/presentations.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { openDeck } from '../../testing/database/openDeck.ts'
import { aDeck, aSlide, join, prove, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

interface Item {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly isPremium: boolean
  readonly isPopular: boolean
  readonly slideCount: number
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`templates on ${driver.name}`, () => {
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

    type Person = Awaited<ReturnType<typeof join>>
    const gallery = async (person: Person, query = ''): Promise<readonly Item[]> =>
      (await person.ask(`GET /api/templates${query}`)).json()
    const use = (person: Person, templateId: unknown) =>
      person.ask('POST /api/presentations/from-template', { templateId })
    const oneOf = async (person: Person, isPremium: boolean) => {
      const found = (await gallery(person)).find((one) => one.isPremium === isPremium)
      if (!found) throw new Error('The gallery has none')
      return found
    }
    const decksOf = async (person: Person) => {
      const rows = await opened.database.queries
        .select()
        .from(presentations)
        .where(eq(presentations.userId, person.id))
      return rows.map(openDeck)
    }

    test('T-019 I-087 the list names every template with id, name, description, category, thumbnail, isPremium and isPopular, and its first slide alone', async () => {
      const all = await gallery(await join(app))

      expect(all.length).toBeGreaterThanOrEqual(96)
      for (const template of all) {
        expect(template).toEqual({
          id: expect.stringMatching(/^[a-z0-9-]+$/),
          name: expect.stringMatching(/\S/),
          description: expect.stringMatching(/\S/),
          category: expect.stringMatching(new RegExp(`^(${templateCategories.join('|')})$`)),
          thumbnail: null,
          isPremium: expect.any(Boolean),
          isPopular: expect.any(Boolean),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          slideCount: expect.any(Number),
          cover: expect.objectContaining({ slide_title: expect.stringMatching(/\S/) }),
        })
        expect(template.slideCount).toBeGreaterThan(1)
      }
    })

    test('T-020 a category in the query leaves the others out, and one that does not exist is refused', async () => {
      const person = await join(app)
      const all = await gallery(person)

      for (const category of templateCategories) {
        const some = await gallery(person, `?category=${category}`)
        expect(some).toEqual(all.filter((one) => one.category === category))
        expect(some.length).toBeGreaterThan(0)
      }
      const answer = await person.ask('GET /api/templates?category=cooking')
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation_failed' })
    })

    test('T-017 the totals are counted from what the gallery holds', async () => {
      const person = await join(app)
      const all = await gallery(person)

      const totals = (await person.ask('GET /api/templates/totals')).json()

      expect(totals).toEqual(
        [...templateCategories, 'mine'].map((category) => ({
          category,
          total: all.filter((one) => one.category === category).length,
        })),
      )
    })

    test('a template is shown with all of its slides, and one that does not exist is not found', async () => {
      const person = await join(app)
      const template = await oneOf(person, true)

      const shown = (await person.ask(`GET /api/templates/${template.id}`)).json()
      const missing = await person.ask('GET /api/templates/no-such-template')

      expect(shown).toMatchObject({ id: template.id, name: template.name })
      expect(shown.slides).toHaveLength(template.slideCount)
      expect(missing.statusCode).toBe(404)
      expect(missing.json()).toMatchObject({ code: 'not_found' })
    })

    test("T-022 a deck is made from a template: the answer is its id, the deck is the caller's, with slides of its own", async () => {
      const person = await join(app)
      const template = await oneOf(person, false)
      const { slides } = (await person.ask(`GET /api/templates/${template.id}`)).json()

      const answers = [await use(person, template.id), await use(person, template.id)]

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      const decks = await decksOf(person)
      expect(answers.map((answer) => answer.json())).toEqual(decks.map(({ id }) => ({ id })))
      for (const deck of decks) {
        expect(deck).toMatchObject({
          title: template.name,
          template: template.id,
          slideCount: template.slideCount,
        })
        expect(deck.slides.map(({ slide_title: title }) => title)).toEqual(
          slides.map((slide: { slide_title: string }) => slide.slide_title),
        )
      }
      const ids = decks.flatMap((deck) =>
        deck.slides.flatMap(({ id, images = [] }) => [id, ...images.map((image) => image.id)]),
      )
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('a premium template needs a plan that has them: a trial gets 402 and no deck, a paid plan the deck', async () => {
      const person = await join(app)
      const template = await oneOf(person, true)

      const refused = await use(person, template.id)

      expect(refused.statusCode).toBe(402)
      expect(refused.json()).toMatchObject({
        code: 'premium_required',
        message: 'This template is part of the Pro and Business plans.',
      })
      expect(await decksOf(person)).toEqual([])
      await makePaying(opened.database.queries, person)
      expect((await use(person, template.id)).statusCode).toBe(201)
      expect(await decksOf(person)).toHaveLength(1)
    })

    test('an account that ran out makes decks from free templates, and not from premium ones', async () => {
      const person = await join(app)
      await opened.database.queries
        .update(users)
        .set({ trialEndDate: new Date(Date.now() - 60_000) })
        .where(eq(users.id, person.id))

      const refused = await use(person, (await oneOf(person, true)).id)

      expect(refused.statusCode).toBe(402)
      expect(refused.json()).toMatchObject({ code: 'subscription_required' })
      expect((await use(person, (await oneOf(person, false)).id)).statusCode).toBe(201)
    })

    const keep = async (person: Person, deck: number, name = 'My way') =>
      person.ask('POST /api/templates', { presentationId: deck, name, description: 'For Mondays' })

    test('a deck is kept as a template of its own: listed and counted for its owner alone, used again, and deleted', async () => {
      const [person, other] = [await join(app), await join(app)]
      const { id: deck } = await aDeck(person, 'Every Monday')

      const kept = await keep(person, deck)

      expect(kept.statusCode).toBe(201)
      const { id } = kept.json()
      expect(kept.json()).toMatchObject({
        name: 'My way',
        description: 'For Mondays',
        category: 'mine',
        isPremium: false,
        slideCount: 1,
        cover: { slide_title: 'Every Monday' },
      })
      await person.ask(`PUT /api/presentations/${deck}`, { slides: [aSlide('Changed later')] })
      expect(await gallery(person, '?category=mine')).toEqual([kept.json()])
      expect((await gallery(person))[0]).toEqual(kept.json())
      expect((await person.ask('GET /api/templates/totals')).json()).toContainEqual({
        category: 'mine',
        total: 1,
      })
      expect(await gallery(other, '?category=mine')).toEqual([])
      for (const answer of [
        await other.ask(`GET /api/templates/${id}`),
        await use(other, id),
        await other.ask(`DELETE /api/templates/${id}`),
        await other.ask('DELETE /api/templates/mine-0'),
        await person.ask('DELETE /api/templates/seed-pitch-loom-light'),
      ]) {
        expect(answer.statusCode).toBe(404)
      }

      expect((await use(person, id)).statusCode).toBe(201)
      const made = (await decksOf(person)).find(({ template }) => template === id)
      expect(made).toMatchObject({ title: 'My way', slides: [{ slide_title: 'Every Monday' }] })
      expect((await person.ask(`DELETE /api/templates/${id}`)).statusCode).toBe(204)
      expect(await gallery(person, '?category=mine')).toEqual([])
      expect(await decksOf(person)).toContainEqual(made)
    })

    test("somebody else's deck is not kept, and a name is asked for", async () => {
      const [person, other] = [await join(app), await join(app)]
      const { id: deck } = await aDeck(person)

      expect((await keep(other, deck)).statusCode).toBe(404)
      for (const name of ['', '   ', 'a\nb', 'x'.repeat(81)]) {
        expect((await keep(person, deck, name)).statusCode).toBe(400)
      }
      expect((await keep(person, deck, 'x'.repeat(80))).statusCode).toBe(201)
      expect(await gallery(other, '?category=mine')).toEqual([])
    })

    test('the hundredth template of a person is kept, and one more is not', async () => {
      const person = await join(app)
      const { id: deck } = await aDeck(person)
      const row = { userId: person.id, name: 'Kept', category: 'mine', slides: [] }
      await opened.database.queries
        .insert(templates)
        .values(Array.from({ length: 99 }, () => ({ ...row })))

      expect((await keep(person, deck)).statusCode).toBe(201)
      const refused = await keep(person, deck)
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ code: 'quota_exceeded' })
    })

    test('own templates leave with the data of an account, and go with it', async () => {
      const person = await join(app)
      const { id: deck } = await aDeck(person)
      await keep(person, deck, 'Only mine to read')

      await prove(person)
      const files = unzipSync((await person.ask('POST /api/user/export')).rawPayload)
      expect(Buffer.from(files['templates.json'] ?? []).toString()).toContain('Only mine to read')
      await person.ask('DELETE /api/user', { confirmation: 'DELETE' })
      const left = await opened.database.queries
        .select()
        .from(templates)
        .where(eq(templates.userId, person.id))
      expect(left).toEqual([])
    })

    test('a template that is not there is not found, and what is no id is refused', async () => {
      const person = await join(app)

      expect((await use(person, 'no-such-template')).statusCode).toBe(404)
      for (const bad of ['', 7, null, 'x'.repeat(121)]) {
        expect((await use(person, bad)).statusCode).toBe(400)
      }
      expect((await person.ask('POST /api/presentations/from-template', {})).statusCode).toBe(400)
      expect(await decksOf(person)).toEqual([])
    })
  })
}
