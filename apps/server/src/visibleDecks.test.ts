import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { collaborators, teamDecks, teamMembers, teams } from './db/schema/presentations.ts'
import { createDeckRenderer } from './platform/render/renderDeck.ts'
import { hiddenPicture, leaksIn, marker, slidesWith } from './testing/decks/hiddenSlides.ts'
import { aSlide, cookieOf, join, methodAndUrl, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'
import { textsOf } from './testing/decks/textsOf.ts'

// Disables the rule, to verify that the walk detects it.
const broken = vi.hoisted(() => ({ rule: false }))
vi.mock(import('./platform/decks/deckSight.ts'), async (load) => {
  const real = await load()
  return { ...real, seesAll: (sight) => broken.rule || real.seesAll(sight) }
})
vi.mock(import('./db/visibleSql.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    seesAllSql: (role, shows) =>
      broken.rule ? sql`${role} is not null` : real.seesAllSql(role, shows),
  }
})

const linkPassword = 'harbour-silt-7'
const watchers = ['viewer', 'commenter', 'viewer in a team', 'commenter in a team'] as const
type Watcher = (typeof watchers)[number]

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`what is not for everybody on ${driver.name}`, () => {
    const webFolder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let administrator: Person
    let people: Readonly<Record<Watcher, Person>>
    let deck: number
    let picture: string
    let pixels: Buffer
    let open: string
    let locked: { readonly url: string; readonly cookie: string }

    beforeAll(async () => {
      writeFileSync(joinPath(webFolder, 'index.html'), '<!doctype html><title>Deckloom</title>')
      opened = await driver.open()
      const { queries } = opened.database
      app = await testApp(opened, { webFolder, render: createDeckRenderer() })
      owner = await join(app)
      administrator = await join(app)
      await queries.update(users).set({ isAdmin: true }).where(eq(users.id, administrator.id))
      ;({ picture, pixels } = await hiddenPicture(owner))
      const slides = slidesWith(picture)
      const made = await owner.ask('POST /api/presentations', { title: 'A deck', slides })
      deck = made.json().id
      await owner.ask(`PUT /api/presentations/${deck}`, { slides })
      const joined = await Promise.all(watchers.map(() => join(app)))
      const [viewer, commenter, teamViewer, teamCommenter] = joined
      if (!viewer || !commenter || !teamViewer || !teamCommenter) throw new Error('Nobody came')
      people = {
        viewer,
        commenter,
        'viewer in a team': teamViewer,
        'commenter in a team': teamCommenter,
      }
      for (const role of ['viewer', 'commenter'] as const) {
        const row = { presentationId: deck, userId: people[role].id, role }
        await queries.insert(collaborators).values(row)
        const [team] = await queries.insert(teams).values({ name: role }).returning()
        const teamId = team?.id ?? 0
        const { id: userId, email } = people[`${role} in a team`]
        await queries.insert(teamMembers).values({ teamId, userId, email })
        await queries.insert(teamDecks).values({ teamId, presentationId: deck, role })
      }
      const links = `/api/presentations/${deck}/share-links`
      open = `/api${(await owner.ask(`POST ${links}`, {})).json().path}`
      const url = `/api${(await owner.ask(`POST ${links}`, { password: linkPassword })).json().path}`
      const unlocked = await app.inject({
        method: 'POST',
        url: `${url}/unlock`,
        payload: { password: linkPassword },
      })
      locked = { url, cookie: cookieOf(unlocked) }
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
      rmSync(webFolder, { recursive: true })
    })

    const leaks = (answer: LightMyRequestResponse) => leaksIn(answer, { picture, pixels })
    type Ask = Person['ask']
    /** Makes a request, follows downloads, and returns what leaked. */
    const leaksOf = async (ask: Ask, what: Parameters<Ask>[0], body?: object) => {
      const answer = await ask(what, body)
      const found = leaks(answer).map((leak) => `${what} ${answer.statusCode}: ${leak}`)
      const download = /"downloadUrl":"([^"]+)"/.exec(answer.body)?.[1]
      if (download === undefined) return found
      const file = await ask(`GET ${download}`)
      expect(file.statusCode).toBe(200)
      return [...found, ...leaks(file).map((leak) => `${what}, its file: ${leak}`)]
    }
    const url = (rest: string) => `/api/presentations/${deck}${rest}`
    /** All requests about this deck. */
    const walk = async (ask: Ask, { changes = true } = {}): Promise<readonly string[]> => {
      const asked: (readonly [Parameters<Ask>[0], object?])[] = [
        [`GET ${url('')}`],
        ['GET /api/presentations'],
        ['GET /api/presentations?filter=with-me'],
        [`GET /api/search?q=${marker}`],
        ['GET /api/search?q=everybody'],
        ['GET /api/notifications'],
        [`GET ${url('/revisions')}`],
        [`GET ${url('/revisions/1')}`],
        [`GET ${url('/views')}`],
        [`GET ${url('/collaborators')}`],
        [`GET ${url('/share-links')}`],
        ['GET /api/templates?category=mine'],
        [`GET ${picture}`],
        ...slidesWith(picture).map(({ id }): readonly [Parameters<Ask>[0]] => [
          `GET ${url(`/slides/${id}/thumbnail.png`)}`,
        ]),
        ...['pptx', 'pdf', 'png', 'svg'].map(
          (format) => [`POST ${url('/export')}`, { format }] as const,
        ),
        ...[1, 2, 3, 4, `${marker}-hidden`, `${marker}-table`].map(
          (slide) => [`POST ${url('/export')}`, { format: 'svg', slide }] as const,
        ),
      ]
      const changing: typeof asked = [
        [`POST ${url('/duplicate')}`],
        [`POST ${url('/enhance')}`, { theme: { id: 'loom', variant: 'light' } }],
        ['POST /api/templates', { presentationId: deck, name: 'Kept' }],
      ]
      const found: string[] = []
      for (const [what, body] of changes ? [...changing, ...asked] : asked) {
        found.push(...(await leaksOf(ask, what, body)))
      }
      return found
    }

    test.each(watchers)('reaches no %s by any answer about the deck', async (watcher) => {
      expect(await walk(people[watcher].ask)).toEqual([])
    })

    test('does not reach administrators either', async () => {
      expect(await walk(administrator.ask)).toEqual([])
    })

    test('a viewer counts and finds what they see, as if nothing else were there', async () => {
      const { ask } = people.viewer
      const shown = (await ask(`GET ${url('')}`)).json()
      expect(shown).toMatchObject({
        slideCount: 2,
        thumbnail: url('/slides/seen-one/thumbnail.png'),
        slides: [{ id: 'seen-one' }, { id: 'seen-two' }],
      })
      const [listed] = (await ask('GET /api/presentations')).json()
      expect(listed).toMatchObject({
        slideCount: 2,
        thumbnail: url('/slides/seen-one/thumbnail.png'),
        slides: [{ id: 'seen-one' }],
      })
      const { decks } = (await ask('GET /api/search?q=everybody sees too')).json()
      expect(decks).toMatchObject([{ id: deck, slide: 2 }])
      expect((await ask(`GET /api/search?q=${marker}`)).json()).toEqual({ decks: [] })
      expect((await ask(`GET ${shown.thumbnail}`)).statusCode).toBe(200)
      for (const slide of ['hidden', 'table']) {
        const hidden = await ask(`GET ${url(`/slides/${marker}-${slide}/thumbnail.png`)}`)
        expect(hidden.statusCode).toBe(404)
      }
      expect((await ask(`GET ${picture}`)).statusCode).toBe(404)
      const exported = (await ask(`POST ${url('/export')}`, { format: 'pdf' })).json()
      const pdf = textsOf((await ask(`GET ${exported.downloadUrl}`)).rawPayload)
      const pages = pdf.join('\n').match(/\/Type\s*\/Page\b/g)
      expect(pages).toHaveLength(2)
    })

    test('reaches nobody by a link, with a password or without', async () => {
      const id = picture.split('/').at(-1)
      const follow =
        (cookie: string): Ask =>
        (what) =>
          app.inject({ ...methodAndUrl(what), headers: { cookie } })
      for (const [base, cookie] of [
        [open, ''],
        [locked.url, locked.cookie],
      ] as const) {
        expect((await follow(cookie)(`GET ${base}`)).json().slides).toHaveLength(2)
        expect(await leaksOf(follow(cookie), `GET ${base}`)).toEqual([])
        expect((await follow(cookie)(`GET ${base}/uploads/${id}`)).statusCode).toBe(404)
      }
    })

    test('is there for those who work on the deck', async () => {
      const seen = await walk(owner.ask, { changes: false })
      for (const what of [
        `GET ${url('')} 200: its words`,
        `GET ${picture} 200: its picture`,
        `GET /api/search?q=${marker} 200: its words`,
        `POST ${url('/export')}, its file: its picture`,
      ]) {
        expect(seen).toContain(what)
      }
    })

    test('a picture of an older version is there for those who work on the deck, and for nobody else', async () => {
      const editor = await join(app)
      const made = await owner.ask('POST /api/presentations', { slides: slidesWith(picture) })
      const { id } = made.json()
      const roles = [
        [people.viewer, 'viewer'],
        [editor, 'editor'],
      ] as const
      for (const [person, role] of roles) {
        const row = { presentationId: id, userId: person.id, role }
        await opened.database.queries.insert(collaborators).values(row)
      }
      await owner.ask(`PUT /api/presentations/${id}`, { slides: [aSlide('Without')] })

      expect((await editor.ask(`GET ${picture}`)).statusCode).toBe(200)
      expect((await people.viewer.ask(`GET ${picture}`)).statusCode).toBe(404)
      await owner.ask(`DELETE /api/presentations/${id}`)
    })

    test('is there for everybody once the owner shows it, and gone again when they stop', async () => {
      const { ask } = people['viewer in a team']
      const shows = (showsNotes: boolean) => owner.ask(`PATCH ${url('/sharing')}`, { showsNotes })
      expect((await shows(true)).statusCode).toBe(204)

      const { slides, slideCount } = (await ask(`GET ${url('')}`)).json()
      expect(slideCount).toBe(4)
      expect(slides[0]).toMatchObject({ notes: `${marker} is hidden` })
      // It is shown in its place, not skipped.
      expect(slides[0]).not.toHaveProperty('hidden')
      expect((await ask(`GET ${picture}`)).statusCode).toBe(200)
      const { decks } = (await ask(`GET /api/search?q=${marker}`)).json()
      expect(decks).toMatchObject([{ id: deck, slide: 1 }])
      expect((await app.inject({ url: open })).json().slides).toHaveLength(4)

      expect((await shows(false)).statusCode).toBe(204)
      expect(await walk(ask)).toEqual([])
    })

    // Once is enough: the rule is the same for both databases.
    if (driver.name !== 'the embedded database') return
    test('the walk misses the rule when it is taken away', async () => {
      broken.rule = true
      const found = await walk(people.viewer.ask).finally(() => {
        broken.rule = false
      })
      for (const what of [
        `GET ${url('')} 200: its words`,
        'GET /api/presentations 200: its words',
        `GET /api/search?q=${marker} 200: its words`,
        `GET ${picture} 200: its picture`,
        `POST ${url('/export')}, its file: its words`,
        `POST ${url('/export')}, its file: its picture`,
      ]) {
        expect(found).toContain(what)
      }
    })
  })
}
