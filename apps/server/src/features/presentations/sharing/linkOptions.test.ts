import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareGuests } from '../../../db/schema/sharing.ts'
import { aSlide, cookieOf, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { purgeGuests } from './shareLinksRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`options of links on ${driver.name}`, () => {
    const webFolder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let now = new Date('2026-11-26T10:00:00Z')

    beforeAll(async () => {
      writeFileSync(joinPath(webFolder, 'index.html'), '<!doctype html><title>Deckloom</title>')
      opened = await driver.open()
      app = await testApp(opened, { now: () => now, webFolder })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
      rmSync(webFolder, { recursive: true })
    })

    const slides = [
      { ...aSlide('Shown'), notes: 'A note' },
      { ...aSlide('A hidden slide'), hidden: true, notes: 'A hidden note' },
    ]
    const aLink = async (body: object = {}) => {
      const deck = (await owner.ask('POST /api/presentations', { title: 'Tides', slides })).json()
      const links = `/api/presentations/${deck.id}/share-links`
      const link = (await owner.ask(`POST ${links}`, body)).json()
      const change = (options: object, person = owner) =>
        person.ask(`PATCH ${links}/${link.id}`, options)
      return { ...link, deckId: deck.id, links, open: `/api${link.path}`, change }
    }
    const follow = (url: string, headers = {}) => app.inject({ url, headers })
    const post = (url: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url, payload, headers })

    test('a link of before shows and allows what it did', async () => {
      const { deckId, open, ...link } = await aLink()
      expect(link).toMatchObject({
        label: null,
        allowsDownload: false,
        showsNotes: false,
        asksEmail: false,
        embeds: false,
        guests: [],
      })
      expect((await follow(open)).body).not.toContain('note')
      await owner.ask(`PATCH /api/presentations/${deckId}/sharing`, { showsNotes: true })
      const shown = await follow(open)
      expect(shown.body).toContain('A note')
      expect(shown.body).toContain('A hidden slide')
    })

    test('creation takes every option, and a change leaves the others', async () => {
      const options = {
        label: 'For investors',
        expiresAt: '2026-12-15T23:59:59.000Z',
        allowsDownload: true,
        showsNotes: true,
        asksEmail: true,
        password: 'harbour-silt-7',
      }
      const { change, links } = await aLink(options)
      const { password: _, ...shown } = options
      expect((await owner.ask(`GET ${links}`)).json()).toMatchObject([
        { ...shown, hasPassword: true },
      ])
      const changed = await change({ allowsDownload: false, label: null })
      expect(changed.statusCode).toBe(200)
      expect(changed.json()).toMatchObject({
        ...shown,
        label: null,
        allowsDownload: false,
        hasPassword: true,
      })
      expect((await change({ label: 'a\u0000b' })).statusCode).toBe(400)
      expect((await change({ label: 'x'.repeat(81) })).statusCode).toBe(400)
    })

    test('a password is set, changed and removed, and whoever gave the old one is asked again', async () => {
      const { open, change } = await aLink()
      await change({ password: 'harbour-silt-7' })
      expect((await follow(open)).json().code).toBe('password_required')
      const unlocked = await post(`${open}/unlock`, { password: 'harbour-silt-7' })
      const cookie = cookieOf(unlocked)
      expect((await follow(open, { cookie })).statusCode).toBe(200)
      await change({ password: 'another-silt-8' })
      expect((await follow(open, { cookie })).statusCode).toBe(401)
      expect((await change({ password: 'password1' })).statusCode).toBe(400)
      expect((await change({ password: null })).json().hasPassword).toBe(false)
      expect((await follow(open)).statusCode).toBe(200)
    })

    test('an end can be set and removed, not in the past; an ended link says when it ended, a wrong one nothing', async () => {
      const { open, change, links, id } = await aLink()
      expect((await change({ expiresAt: '2026-11-26T09:00:00.000Z' })).statusCode).toBe(400)
      await change({ expiresAt: '2026-11-27T23:59:59.000Z' })
      const before = now
      now = new Date('2026-11-28T08:00:00Z')
      const ended = await follow(open)
      expect([ended.statusCode, ended.json()]).toMatchObject([
        410,
        { code: 'link_ended', endedAt: '2026-11-27T23:59:59.000Z' },
      ])
      expect((await change({ expiresAt: null })).statusCode).toBe(404)
      now = before
      await change({ expiresAt: null })
      now = new Date('2026-11-28T08:00:00Z')
      expect((await follow(open)).statusCode).toBe(200)

      await owner.ask(`DELETE ${links}/${id}`)
      expect((await follow(open)).json()).toMatchObject({
        code: 'link_ended',
        endedAt: now.toISOString(),
      })
      const unlocking = await post(`${open}/unlock`, { password: 'harbour-silt-7' })
      expect(unlocking.statusCode).toBe(410)
      now = before
      expect((await follow(`${open}x`)).statusCode).toBe(404)
    })

    test('notes are shown only where the link shows them, and hidden slides only where viewers see them', async () => {
      const { deckId, open, change } = await aLink()
      await change({ showsNotes: true })
      const withNotes = await follow(open)
      expect(withNotes.body).toContain('A note')
      expect(withNotes.body).not.toContain('hidden')
      await owner.ask(`PATCH /api/presentations/${deckId}/sharing`, { showsNotes: true })
      expect((await follow(open)).body).toContain('A hidden note')
      await change({ showsNotes: false })
      const without = await follow(open)
      expect(without.body).toContain('Shown')
      expect(without.body).not.toContain('note')
      expect(without.body).not.toContain('hidden')
    })

    test('an editor does not show notes that the owner does not show', async () => {
      const editor = await join(app)
      const { deckId, links, change } = await aLink()
      await owner.ask(`POST /api/presentations/${deckId}/collaborators`, {
        email: editor.email,
        role: 'editor',
      })
      expect((await editor.ask(`POST ${links}`, { showsNotes: true })).statusCode).toBe(403)
      expect((await change({ showsNotes: true }, editor)).statusCode).toBe(403)
      expect((await change({ asksEmail: true }, editor)).statusCode).toBe(200)
      await owner.ask(`PATCH /api/presentations/${deckId}/sharing`, { showsNotes: true })
      expect((await change({ showsNotes: true }, editor)).statusCode).toBe(200)
    })

    test('an editor does not open the owner’s link with notes to more people', async () => {
      const editor = await join(app)
      const { deckId, open, change } = await aLink()
      await change({ showsNotes: true, password: 'harbour-silt-7' })
      await owner.ask(`POST /api/presentations/${deckId}/collaborators`, {
        email: editor.email,
        role: 'editor',
      })
      for (const opening of [{ password: null }, { expiresAt: null }, { asksEmail: false }]) {
        expect((await change(opening, editor)).statusCode).toBe(403)
      }
      expect((await follow(open)).body).not.toContain('A note')
      expect((await change({ showsNotes: false, password: null }, editor)).statusCode).toBe(200)
      expect((await follow(open)).body).not.toContain('A note')
    })

    test('a file is made only where the link allows it, of what the link shows', async () => {
      const { open, change } = await aLink()
      const download = (headers = {}) => post(`${open}/export`, { format: 'pdf' }, headers)
      expect((await download()).statusCode).toBe(403)
      await change({ allowsDownload: true })
      const file = await download()
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-type']).toBe('application/pdf')
      expect(file.headers['content-disposition']).toContain('presentation.pdf')
      // The hidden slide is not in it.
      expect(file.body).toBe('pdf of Tides by undefined: 1')
      expect((await post(`${open}/export`, { format: 'png' })).statusCode).toBe(400)
      await change({ password: 'harbour-silt-7' })
      expect((await download()).json().code).toBe('password_required')
    })

    test('files behind links are limited by address', async () => {
      const strict = await testApp(opened, { environment: { RATE_LIMIT_SCALE: '1' } })
      const { open } = await aLink({ allowsDownload: true })
      const statuses: number[] = []
      for (let made = 0; made < 7; made += 1) {
        const answer = await strict.inject({
          method: 'POST',
          url: `${open}/export`,
          payload: { format: 'pdf' },
        })
        statuses.push(answer.statusCode)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
      await strict.close()
    })

    test('an address that a visitor gives is kept for who shares the deck, where the link asks for one', async () => {
      const { open, change, links, id } = await aLink()
      const give = (email: string) => post(`${open}/guest`, { email })
      expect((await give('lena@example.com')).statusCode).toBe(403)
      await change({ asksEmail: true })
      expect((await follow(open)).json().asksEmail).toBe(true)
      expect((await give('Lena@Example.com')).statusCode).toBe(204)
      now = new Date(now.getTime() + 1_000)
      await give('lena@example.com')
      await give('tomo@example.com')
      expect((await give('not an address')).statusCode).toBe(400)
      const [{ guests }] = (await owner.ask(`GET ${links}`)).json()
      expect(guests.map(({ email }: { email: string }) => email).toSorted()).toEqual([
        'lena@example.com',
        'tomo@example.com',
      ])
      expect(guests[0].lastAt).toBe(now.toISOString())

      const rows = () =>
        opened.database.queries.select().from(shareGuests).where(eq(shareGuests.linkId, id))
      const before = new Date(now.getTime() - dayMs)
      await purgeGuests(opened.database.queries, { before, limit: 100 })
      expect(await rows()).toHaveLength(2)
      await purgeGuests(opened.database.queries, { before: now, limit: 100 })
      expect(await rows()).toEqual([])
    })

    test('other websites show a deck in a frame only at the address for that, and only by a link that says so', async () => {
      const { path, change, links, id } = await aLink()
      const token = path.split('/').at(-1)
      const framesOf = async (url: string) => {
        const { headers } = await follow(url, { accept: 'text/html' })
        return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
      }
      expect(await framesOf(`/embed/${token}`)).toBe("'none'")
      await change({ embeds: true })
      expect(await framesOf(`/embed/${token}`)).toBe('*')
      expect(await framesOf(`/share/${token}`)).toBe("'none'")
      expect(await framesOf(`/embed/${token}x`)).toBe("'none'")
      expect(await framesOf(`/embed/${token}/more`)).toBe("'none'")
      expect(await framesOf('/')).toBe("'none'")
      const page = await follow(`/embed/${token}`, { accept: 'text/html' })
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })

      // Browsers keep no cookie of ours in a frame of another website.
      expect((await change({ password: 'harbour-silt-7' })).statusCode).toBe(400)
      expect((await change({ embeds: false, password: 'harbour-silt-7' })).statusCode).toBe(200)
      expect((await change({ embeds: true })).statusCode).toBe(400)
      await change({ embeds: true, password: null })
      await owner.ask(`DELETE ${links}/${id}`)
      expect(await framesOf(`/embed/${token}`)).toBe("'none'")
    })
  })
}
