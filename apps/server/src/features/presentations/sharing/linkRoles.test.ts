import { type PresentationListItem, workspaceLimits } from '@deckloom/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'
import { aSlide, cookieOf, join, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const password = 'harbour-silt-7'

const codeOf = (answer: LightMyRequestResponse) => answer.json().code

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`roles that links give on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let guest: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      owner = await join(app)
      guest = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const aLink = async (options: object) => {
      const slides = [aSlide('Tides')]
      const { id } = (await owner.ask('POST /api/presentations', { title: 'Tides', slides })).json()
      const links = `/api/presentations/${id}/share-links`
      const link = (await owner.ask(`POST ${links}`, options)).json()
      return {
        id,
        link,
        deck: `/api/presentations/${id}`,
        url: `${links}/${link.id}`,
        links,
        join: (person = guest) => person.ask(`POST /api${link.path}/join`),
      }
    }
    const roleOf = async (person: Person, deck: string) => {
      const { statusCode, body } = await person.ask(`GET ${deck}`)
      return statusCode === 200 ? (JSON.parse(body).role ?? 'owner') : statusCode
    }

    const seesAudience = async (person: Person, id: number) => {
      const decks: readonly PresentationListItem[] = (
        await person.ask('GET /api/presentations')
      ).json()
      return decks.find((deck) => deck.id === id)?.seesAudience
    }

    test('a link only shows the deck unless its owner says otherwise', async () => {
      const { link, deck, join: ask } = await aLink({})
      expect(link).toMatchObject({ role: 'viewer', memberCount: 0, members: [] })
      expect(codeOf(await ask())).toBe('forbidden')
      expect(await roleOf(guest, deck)).toBe(404)
    })

    test.each(['commenter', 'editor'])('whoever joins by a link is a %s', async (role) => {
      const { id, link, deck, links, join: ask } = await aLink({ role })
      expect((await app.inject(`/api${link.path}`)).json()).toMatchObject({ role })
      // Opening it gives nothing yet: nobody is known to the deck without asking.
      await guest.ask(`GET /api${link.path}`)
      expect(await roleOf(guest, deck)).toBe(404)
      const joined = await ask()
      expect(joined.json()).toEqual({ id, role })
      expect((await ask()).json()).toEqual({ id, role })
      expect(await roleOf(guest, deck)).toBe(role)
      const saved = await guest.ask(`PATCH ${deck}/title`, { title: 'Ebb' })
      expect(saved.statusCode).toBe(role === 'editor' ? 200 : 403)
      const shared = (await guest.ask('GET /api/presentations?filter=with-me')).json()
      expect(JSON.stringify(shared)).toContain(`"id":${id},`)
      const [listed] = (await owner.ask(`GET ${links}`)).json()
      expect(listed).toMatchObject({ memberCount: 1, members: [expect.stringContaining(' ')] })
    })

    test('needs an account', async () => {
      const { link } = await aLink({ role: 'editor' })
      const nobody = await app.inject({ method: 'POST', url: `/api${link.path}/join` })
      expect(codeOf(nobody)).toBe('unauthenticated')
    })

    test('the role goes and comes with the link', async () => {
      const { deck, url, join: ask, link } = await aLink({ role: 'editor' })
      await ask()
      await owner.ask(`PATCH ${url}`, { role: 'commenter' })
      expect(await roleOf(guest, deck)).toBe('commenter')
      await owner.ask(`PATCH ${url}`, { role: 'viewer' })
      expect(await roleOf(guest, deck)).toBe(404)
      await owner.ask(`PATCH ${url}`, { role: 'editor' })
      expect(await roleOf(guest, deck)).toBe('editor')
      const { queries } = opened.database
      const end = (expiresAt: Date | null) =>
        queries.update(shareLinks).set({ expiresAt }).where(eq(shareLinks.id, link.id))
      await end(new Date(Date.now() - 1_000))
      expect(await roleOf(guest, deck)).toBe(404)
      expect(codeOf(await ask())).toBe('link_ended')
      await end(null)
      expect(await roleOf(guest, deck)).toBe('editor')
      await owner.ask(`DELETE ${url}`)
      expect(await roleOf(guest, deck)).toBe(404)
    })

    test('a higher role stays', async () => {
      const { id, deck, url, links, join: ask } = await aLink({ role: 'commenter' })
      expect((await ask(owner)).json()).toEqual({ id, role: 'owner' })
      expect((await owner.ask(`GET ${links}`)).json()).toMatchObject([{ memberCount: 0 }])
      await owner.ask(`POST ${deck}/collaborators`, { email: guest.email, role: 'editor' })
      expect((await ask()).json()).toEqual({ id, role: 'editor' })
      await owner.ask(`DELETE ${url}`)
      expect(await roleOf(guest, deck)).toBe('editor')
    })

    test('a full link lets nobody else in, and those who came by it in again', async () => {
      const { id, link, join: ask } = await aLink({ role: 'commenter' })
      await ask()
      await opened.database.queries.execute(sql`
        insert into users (id, email, first_name, last_name, created_at)
        select ${`full-${id}-`} || n, ${`full-${id}-`} || n || '@example.org', 'Ada', 'Weaver', now()
        from generate_series(2, ${workspaceLimits.linkMembers}::int) n`)
      await opened.database.queries.execute(sql`
        insert into link_members (link_id, user_id, joined_at)
        select ${link.id}::int, id, now() from users where id like ${`full-${id}-%`}`)
      expect(codeOf(await ask(await join(app)))).toBe('validation_failed')
      expect((await ask()).json()).toEqual({ id, role: 'commenter' })
    })

    test('a password comes first', async () => {
      const { link, join: ask } = await aLink({ role: 'commenter', password })
      expect(codeOf(await ask())).toBe('password_required')
      const unlocked = await app.inject({
        method: 'POST',
        url: `/api${link.path}/unlock`,
        payload: { password },
      })
      const cookie = `${guest.cookie}; ${cookieOf(unlocked)}`
      const joined = await guest.ask(`POST /api${link.path}/join`, undefined, { cookie })
      expect(joined.json()).toMatchObject({ role: 'commenter' })
    })

    test('only the owner shares more than a view, and changes a link that does', async () => {
      const { deck, url, links } = await aLink({ role: 'commenter' })
      await owner.ask(`POST ${deck}/collaborators`, { email: guest.email, role: 'editor' })
      expect(codeOf(await guest.ask(`POST ${links}`, { role: 'commenter' }))).toBe('forbidden')
      expect((await guest.ask(`POST ${links}`, { role: 'viewer' })).statusCode).toBe(201)
      expect(codeOf(await guest.ask(`PATCH ${url}`, { role: 'editor' }))).toBe('forbidden')
      expect(codeOf(await guest.ask(`PATCH ${url}`, { expiresAt: null }))).toBe('forbidden')
      const own = (await guest.ask(`POST ${links}`, {})).json()
      expect(codeOf(await guest.ask(`PATCH ${links}/${own.id}`, { role: 'editor' }))).toBe(
        'forbidden',
      )
      // To end it takes nothing from anybody but whom it let in.
      expect((await guest.ask(`DELETE ${url}`)).statusCode).toBe(204)
    })

    test('a link of an editor that the owner opened to others outlives the editor’s access', async () => {
      const { deck, links } = await aLink({})
      const editor = await join(app)
      await owner.ask(`POST ${deck}/collaborators`, { email: editor.email, role: 'editor' })
      const made = (await editor.ask(`POST ${links}`, {})).json()
      const changed = await owner.ask(`PATCH ${links}/${made.id}`, { role: 'editor' })
      expect(changed.json()).toMatchObject({ role: 'editor', madeBy: null })
      const { collaborators } = (await owner.ask(`GET ${deck}/collaborators`)).json()
      await owner.ask(`DELETE ${deck}/collaborators/${collaborators[0].id}`)
      expect((await guest.ask(`POST /api${made.path}/join`)).json()).toMatchObject({
        role: 'editor',
      })
    })

    test('whoever edits by a link has only their own links, and no audience', async () => {
      const { id, deck, url, links, join: ask } = await aLink({ role: 'editor' })
      const shown = (await owner.ask(`POST ${links}`, { asksEmail: true })).json()
      await ask()
      expect((await guest.ask(`GET ${links}`)).json()).toEqual([])
      const others = [url, `${links}/${shown.id}`]
      for (const other of others) {
        expect((await guest.ask(`PATCH ${other}`, { label: 'Mine' })).statusCode).toBe(404)
        expect((await guest.ask(`DELETE ${other}`)).statusCode).toBe(404)
      }
      const own = (await guest.ask(`POST ${links}`, {})).json()
      const listed = async (person: Person) =>
        (await person.ask(`GET ${links}`)).json().map((link: { id: number }) => link.id)
      expect(await listed(guest)).toEqual([own.id])
      expect((await guest.ask(`PATCH ${links}/${own.id}`, { label: 'Mine' })).statusCode).toBe(200)
      const asked = [
        await guest.ask(`GET ${deck}/audience`),
        await guest.ask(`GET ${deck}/audience/export`),
        await guest.ask(`PATCH ${deck}/audience`, { countsReaders: false }),
      ]
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
      expect(await seesAudience(guest, id)).toBe(false)
      expect(await seesAudience(owner, id)).toBe(true)
      expect((await guest.ask(`DELETE ${links}/${own.id}`)).statusCode).toBe(204)

      // An invitation of the owner's is more than a link.
      await owner.ask(`POST /api/presentations/${id}/collaborators`, {
        email: guest.email,
        role: 'editor',
      })
      expect(await listed(guest)).toHaveLength(2)
      expect((await guest.ask(`GET ${deck}/audience`)).statusCode).toBe(200)
      expect(await seesAudience(guest, id)).toBe(true)
    })

    test('the role ends while the owner’s account is turned off', async () => {
      const { deck, link, join: ask } = await aLink({ role: 'editor' })
      await ask()
      const turnOff = (disabledAt: Date | null) =>
        opened.database.queries.update(users).set({ disabledAt }).where(eq(users.id, owner.id))
      await turnOff(new Date())
      expect((await app.inject(`/api${link.path}`)).statusCode).toBe(404)
      expect(await roleOf(guest, deck)).toBe(404)
      await turnOff(null)
      expect(await roleOf(guest, deck)).toBe('editor')
    })

    test('whoever joined can leave, and the owner can send them away', async () => {
      const { deck, join: ask } = await aLink({ role: 'editor' })
      expect((await guest.ask(`DELETE ${deck}/link-role`)).statusCode).toBe(404)
      await ask()
      const people = (await guest.ask(`GET ${deck}/collaborators`)).json()
      expect(people).toMatchObject({ linkRole: 'editor', collaborators: [] })
      expect((await owner.ask(`GET ${deck}/collaborators`)).json()).toMatchObject({
        linkRole: null,
      })
      expect((await guest.ask(`DELETE ${deck}/link-role`)).statusCode).toBe(204)
      expect(await roleOf(guest, deck)).toBe(404)

      await ask()
      await owner.ask(`POST ${deck}/collaborators`, { email: guest.email, role: 'viewer' })
      const { collaborators, linkRole } = (await guest.ask(`GET ${deck}/collaborators`)).json()
      expect(linkRole).toBeNull()
      await owner.ask(`DELETE ${deck}/collaborators/${collaborators[0].id}`)
      expect(await roleOf(guest, deck)).toBe(404)
    })

    test('a new owner has the links that let people comment or edit', async () => {
      const { deck, links, join: ask } = await aLink({ role: 'commenter' })
      const member = await join(app)
      await ask(member)
      await owner.ask(`POST ${deck}/collaborators`, { email: guest.email, role: 'editor' })
      await guest.ask(`GET ${deck}`)
      const { collaborators } = (await owner.ask(`GET ${deck}/collaborators`)).json()
      await prove(owner)
      const transferred = await owner.ask(`POST ${deck}/transfer`, {
        collaboratorId: collaborators[0].id,
      })
      expect(transferred.statusCode).toBe(204)
      expect(await roleOf(member, deck)).toBe('commenter')
      expect((await guest.ask(`GET ${links}`)).json()).toMatchObject([
        { role: 'commenter', madeBy: null },
      ])
    })

    test('whoever came by a link comments', async () => {
      const { deck, join: ask } = await aLink({ role: 'commenter' })
      const { slides } = (await owner.ask(`GET ${deck}`)).json()
      const comment = () =>
        guest.ask(`POST ${deck}/threads`, {
          slideId: slides[0].id,
          anchor: { kind: 'slide' },
          text: 'Nice',
        })
      expect((await comment()).statusCode).toBe(404)
      await ask()
      expect((await comment()).statusCode).toBe(201)
    })
  })
}
