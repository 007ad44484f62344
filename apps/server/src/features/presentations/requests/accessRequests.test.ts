import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collaborators } from '../../../db/schema/presentations.ts'
import { accessRequests } from '../../../db/schema/sharing.ts'
import { users } from '../../../db/schema/accounts.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { untilMailIsSent } from '../../../testing/mail/untilMailIsSent.ts'
import {
  aDeck,
  join,
  joinUnverified,
  methodAndUrl,
  type Person,
  prove,
  testApp,
} from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { purgeRequests } from '../people/accessRequestsRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** The same person at another server. */
function askingAt(server: FastifyInstance, person: Person): Person {
  return {
    ...person,
    ask: (what, payload) =>
      server.inject({
        ...methodAndUrl(what),
        headers: { cookie: person.cookie },
        ...(payload !== undefined && { payload }),
      }),
  }
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`requests for access on ${driver.name}`, () => {
    const post = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { mailer: post })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const ask = (person: Person, id: number, message = '') =>
      person.ask(`POST /api/presentations/${id}/access-requests`, { message })
    const requests = async (id: number, person = owner) =>
      (await person.ask(`GET /api/presentations/${id}/access-requests`)).json()
    const answer = async (id: number, role: string | null) => {
      const [{ id: requestId }] = await requests(id)
      return owner.ask(`PATCH /api/presentations/${id}/access-requests/${requestId}`, { role })
    }
    const roleOf = async (person: Person, id: number) => {
      const opens = await person.ask(`GET /api/presentations/${id}`)
      return opens.statusCode === 200 ? opens.json().role : opens.statusCode
    }
    const emailsAbout = async (title: string) => {
      await untilMailIsSent(queries())
      return post.emails.filter(({ subject }) => subject.includes(title))
    }

    test('reach the owner as a notification and an email, and open the deck in the role that the owner gives', async () => {
      const stranger = await join(app)
      const { id } = await aDeck(owner, 'Harbor plan')

      expect((await ask(stranger, id, 'For the meeting on Monday')).statusCode).toBe(202)

      expect(await requests(id)).toMatchObject([
        { email: stranger.email, wants: 'view', message: 'For the meeting on Monday' },
      ])
      const { items } = (await owner.ask('GET /api/notifications')).json()
      expect(items[0]).toMatchObject({ kind: 'access-asked', href: `/editor/${id}?share` })
      const [email] = await emailsAbout('asks to view “Harbor plan”')
      expect(email?.to).toBe(owner.email)
      expect(email?.text).toContain('For the meeting on Monday')
      expect(email?.text).toContain(`/editor/${id}?share`)
      expect(await roleOf(stranger, id)).toBe(404)

      expect(items[0].isRead).toBe(false)
      expect((await answer(id, 'commenter')).statusCode).toBe(204)
      expect(await roleOf(stranger, id)).toBe('commenter')
      expect((await owner.ask('GET /api/notifications')).json()).toMatchObject({
        unread: 0,
        items: [{ kind: 'access-asked', isRead: true }],
      })
      expect(await requests(id)).toEqual([])
      expect((await emailsAbout('shared “Harbor plan”')).map(({ to }) => to)).toEqual([
        stranger.email,
      ])
    })

    test('of somebody who can look at the deck are about editing it; who can edit it has nothing to ask for', async () => {
      const viewer = await join(app)
      const { id } = await aDeck(owner)
      await owner.ask(`POST /api/presentations/${id}/collaborators`, { email: viewer.email })
      await ask(viewer, id)
      expect(await requests(id)).toMatchObject([{ wants: 'edit' }])

      await answer(id, 'editor')
      expect(await roleOf(viewer, id)).toBe('editor')
      expect((await ask(viewer, id)).statusCode).toBe(202)
      expect((await ask(owner, id)).statusCode).toBe(202)
      expect(await requests(id)).toEqual([])
    })

    test('are answered by inviting who asks, by a team or by a link, and do not become requests to edit', async () => {
      const { id } = await aDeck(owner)
      const people = `/api/presentations/${id}/collaborators`
      const [invited, member, visitor] = [await join(app), await join(app), await join(app)]
      for (const person of [invited, member, visitor]) await ask(person, id)
      expect(await requests(id)).toHaveLength(3)

      await owner.ask(`POST ${people}`, { email: invited.email, role: 'viewer' })
      expect((await requests(id)).map(({ email }: Person) => email)).toEqual([
        member.email,
        visitor.email,
      ])
      const team = (await owner.ask('POST /api/teams', { name: 'Crew' })).json()
      await owner.ask(`POST /api/teams/${team.id}/members`, { email: member.email, role: 'member' })
      await owner.ask(`PUT /api/teams/${team.id}/decks/${id}`, { role: 'commenter' })
      expect(await roleOf(member, id)).toBe('commenter')
      expect(await requests(id)).toMatchObject([{ email: visitor.email, wants: 'view' }])
      const link = await owner.ask(`POST /api/presentations/${id}/share-links`, {})
      await owner.ask(`PATCH /api/presentations/${id}/share-links/${link.json().id}`, {
        role: 'commenter',
      })
      await visitor.ask(`POST /api${link.json().path}/join`)
      expect(await roleOf(visitor, id)).toBe('commenter')
      expect(await requests(id)).toEqual([])
    })

    test('to edit stay open while who asks gets less, and are answered by the right to edit', async () => {
      const viewer = await join(app)
      const { id } = await aDeck(owner)
      const people = `/api/presentations/${id}/collaborators`
      await owner.ask(`POST ${people}`, { email: viewer.email, role: 'viewer' })
      await ask(viewer, id)
      const [{ id: personId }] = (await owner.ask(`GET ${people}`)).json().collaborators
      await owner.ask(`PATCH ${people}/${personId}`, { role: 'commenter' })
      expect(await requests(id)).toMatchObject([{ wants: 'edit' }])
      await owner.ask(`PATCH ${people}/${personId}`, { role: 'editor' })
      await owner.ask(`PATCH ${people}/${personId}`, { role: 'viewer' })
      expect(await requests(id)).toEqual([])
    })

    test('to edit can be made on the day of the one to view', async () => {
      const strict = await testApp(opened, { environment: { RATE_LIMIT_SCALE: '1' } })
      const stranger = askingAt(strict, await join(app))
      const { id } = await aDeck(owner)
      expect((await ask(stranger, id)).statusCode).toBe(202)
      await owner.ask(`POST /api/presentations/${id}/collaborators`, { email: stranger.email })
      expect((await ask(stranger, id)).statusCode).toBe(202)
      expect((await ask(stranger, id)).statusCode).toBe(429)
      expect(await requests(id)).toMatchObject([{ wants: 'edit' }])
      await strict.close()
    })

    test('that the owner declines open nothing, and can be made again', async () => {
      const stranger = await join(app)
      const { id } = await aDeck(owner)
      await ask(stranger, id, 'Please')
      expect((await answer(id, null)).statusCode).toBe(204)
      expect(await roleOf(stranger, id)).toBe(404)
      expect(await requests(id)).toEqual([])

      await ask(stranger, id, 'Please, again')
      await ask(stranger, id, 'Still waiting')
      expect(await requests(id)).toMatchObject([{ message: 'Still waiting' }])
    })

    test('are answered alike whether there is such a deck, one in the trash or none, and limited alike', async () => {
      const strict = await testApp(opened, { environment: { RATE_LIMIT_SCALE: '1' } })
      const stranger = askingAt(strict, await join(app))
      const { id } = await aDeck(owner)
      const trashed = await aDeck(owner)
      await owner.ask(`DELETE /api/presentations/${trashed.id}`)
      const answersFor = async (deck: number) => {
        const answers = [await ask(stranger, deck, 'Hello'), await ask(stranger, deck, 'Hello')]
        return answers.map((one) => {
          const { requestId: _, retryAfter: _wait, ...body } = one.json()
          return [one.statusCode, body]
        })
      }

      const there = await answersFor(id)
      expect(there.map(([status]) => status)).toEqual([202, 429])
      expect(await answersFor(trashed.id)).toEqual(there)
      expect(await answersFor(2_000_000_000)).toEqual(there)
      expect(await requests(id)).toHaveLength(1)
      const rows = await queries()
        .select()
        .from(accessRequests)
        .where(eq(accessRequests.presentationId, trashed.id))
      expect(rows).toEqual([])
      await strict.close()
    })

    test('are twenty a day for one person, whatever they are for', async () => {
      const strict = await testApp(opened, { environment: { RATE_LIMIT_SCALE: '1' } })
      const stranger = askingAt(strict, await join(app))
      const statuses: number[] = []
      for (let deck = 1; deck <= 21; deck += 1) {
        statuses.push((await ask(stranger, 1_000_000_000 + deck)).statusCode)
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429])
      await strict.close()
    })

    test('need a verified address, and a message that can be stored', async () => {
      const { id } = await aDeck(owner)
      const unverified = await joinUnverified(app)
      const refused = await ask(unverified, id)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'email_unverified'])

      const stranger = await join(app)
      for (const [length, status] of [
        [501, 400],
        [500, 202],
      ] as const) {
        expect((await ask(stranger, id, 'x'.repeat(length))).statusCode).toBe(status)
      }
      expect((await ask(stranger, id, 'a\u0000b')).statusCode).toBe(400)
    })

    test('bring no address and no trick into the owner’s email', async () => {
      const stranger = await join(app)
      const { id } = await aDeck(owner, 'Silt report')
      await ask(stranger, id, 'Sign in at https://evil.example/x or <b>evil.example/login</b>')
      const [email] = await emailsAbout('“Silt report”')
      expect(email?.text).not.toContain('evil.example/')
      expect(email?.html).not.toContain('<b>')
    })

    test('of an address that was invited make one collaborator, not two', async () => {
      const stranger = await joinUnverified(app)
      const { id } = await aDeck(owner)
      await owner.ask(`POST /api/presentations/${id}/collaborators`, { email: stranger.email })
      await queries()
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.id, stranger.id))
      await ask(stranger, id)
      await answer(id, 'viewer')
      const rows = await queries()
        .select()
        .from(collaborators)
        .where(eq(collaborators.presentationId, id))
      expect(rows).toMatchObject([{ userId: stranger.id, role: 'viewer' }])
    })

    test('of a guest are refused to grant where an administrator turned guests off', async () => {
      const inside = await testApp(opened, { mailer: post })
      const [host, guest] = [
        await join(inside, 'host@inside.example'),
        await join(inside, 'guest@outside.example'),
      ]
      const { id } = await aDeck(host)
      const admin = await join(inside)
      await queries().update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
      await prove(admin)
      await ask(guest, id)
      await admin.ask('PATCH /api/admin/settings', { outsideInvitations: false })
      const [{ id: requestId }] = await requests(id, host)
      const url = `/api/presentations/${id}/access-requests/${requestId}`
      const refused = await host.ask(`PATCH ${url}`, { role: 'viewer' })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'turned_off'])
      expect(await roleOf(guest, id)).toBe(404)
      await admin.ask('PATCH /api/admin/settings', { outsideInvitations: true })
      await inside.close()
    })

    test('go with the deck, with the account, and after 90 days', async () => {
      const [stranger, other] = [await join(app), await join(app)]
      const { id } = await aDeck(owner)
      await ask(stranger, id)
      await ask(other, id)
      await prove(other)
      const archive = await other.ask('POST /api/user/export', {})
      expect(archive.rawPayload.includes('access-requests.json')).toBe(true)
      await other.ask('DELETE /api/user', { confirmation: 'DELETE' })
      const rows = () =>
        queries().select().from(accessRequests).where(eq(accessRequests.presentationId, id))
      expect((await rows()).map(({ userId }) => userId)).toEqual([stranger.id])

      const [row] = await rows()
      const asked = row?.askedAt.getTime() ?? 0
      await purgeRequests(queries(), { before: new Date(asked), limit: 100 })
      expect(await rows()).toHaveLength(1)
      await purgeRequests(queries(), { before: new Date(asked + 90 * dayMs), limit: 100 })
      expect(await rows()).toEqual([])

      await ask(stranger, id)
      await owner.ask(`DELETE /api/presentations/${id}`)
      await owner.ask('DELETE /api/trash')
      expect(await rows()).toEqual([])
    })
  })
}
