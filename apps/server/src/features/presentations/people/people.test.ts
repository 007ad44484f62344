import type { DeckPeople, Team } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Email } from '../../../platform/mail/email.ts'
import { aDeck, aSlide, join, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`people of decks and teams on ${driver.name}`, () => {
    const post = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { mailer: post })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const invite = (owner: Person, deck: number, body: object) =>
      owner.ask(`POST /api/presentations/${deck}/collaborators`, body)
    const people = async (person: Person, deck: number): Promise<DeckPeople> =>
      (await person.ask(`GET /api/presentations/${deck}/collaborators`)).json()
    const read = async (person: Person, deck: number) =>
      (await person.ask(`GET /api/presentations/${deck}`)).statusCode
    const save = async (person: Person, deck: number) =>
      (await person.ask(`PUT /api/presentations/${deck}`, { slides: [aSlide('x')] })).statusCode
    const listed = async (person: Person, query: string): Promise<readonly string[]> => {
      const { items } = (await person.ask(`GET /api/presentations?${query}`)).json()
      return items.map(({ title }: { title: string }) => title)
    }
    const emailTo = async (address: string): Promise<Email> => {
      const found = () => post.emails.find(({ to }) => to === address)
      await expect.poll(found, { timeout: 20_000 }).toBeDefined()
      return found() ?? { to: '', subject: '', text: '', html: '' }
    }
    const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''
    const accept = (person: Person, token: string, asAnother = false) =>
      person.ask('POST /api/invitations/accept', { token, asAnother })

    test('editors write, commenters and viewers only read, and an invitation is a viewer’s unless it says more', async () => {
      const [owner, viewer, commenter, editor] = [
        await join(app),
        await join(app),
        await join(app),
        await join(app),
      ]
      const { id } = await aDeck(owner, 'Shared')
      await invite(owner, id, { email: viewer.email.toUpperCase() })
      await invite(owner, id, { email: commenter.email, role: 'commenter' })
      await invite(owner, id, { email: editor.email, role: 'editor' })

      for (const person of [viewer, commenter, editor]) {
        expect(await read(person, id)).toBe(200)
        expect(await listed(person, 'filter=with-me')).toEqual(['Shared'])
      }
      expect([await save(viewer, id), await save(commenter, id), await save(editor, id)]).toEqual([
        403, 403, 200,
      ])
      expect((await people(owner, id)).collaborators.map(({ role }) => role)).toEqual([
        'viewer',
        'commenter',
        'editor',
      ])
    })

    test('who has an account is told in the header, once for a role, and nobody else is', async () => {
      const [owner, guest] = [await join(app), await join(app)]
      const { id } = await aDeck(owner, 'Tide tables')
      await invite(owner, id, { email: guest.email })
      await invite(owner, id, { email: guest.email })
      await invite(owner, id, { email: 'nobody-here@example.org' })

      const { items } = (await guest.ask('GET /api/notifications')).json()
      expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['deck-shared'])
      expect(JSON.stringify(items)).toContain('Tide tables')
      expect((await owner.ask('GET /api/notifications')).json().items).toEqual([])
    })

    test('a role that changes counts with the next call, and who is removed finds the deck no more', async () => {
      const [owner, guest] = [await join(app), await join(app)]
      const { id } = await aDeck(owner)
      await invite(owner, id, { email: guest.email, role: 'editor' })
      const [row] = (await people(owner, id)).collaborators
      const url = `/api/presentations/${id}/collaborators/${row?.id}`

      await owner.ask(`PATCH ${url}`, { role: 'viewer' })
      expect(await save(guest, id)).toBe(403)
      expect((await owner.ask(`DELETE ${url}`)).statusCode).toBe(204)
      expect(await read(guest, id)).toBe(404)
      expect((await owner.ask(`DELETE ${url}`)).statusCode).toBe(404)
    })

    test('whoever shares a deck leaves it by themselves, and nobody is left to take off', async () => {
      const [owner, guest, other] = [await join(app), await join(app), await join(app)]
      const { id } = await aDeck(owner)
      await invite(owner, id, { email: guest.email })
      await invite(owner, id, { email: other.email })
      const { collaborators, mayManage } = await people(guest, id)
      const self = collaborators.find(({ isSelf }) => isSelf)
      const foreign = collaborators.find(({ isSelf }) => !isSelf)

      expect(mayManage).toBe(false)
      expect(foreign?.email).toBeNull()
      const leave = (row: number | undefined) =>
        guest.ask(`DELETE /api/presentations/${id}/collaborators/${row}`)
      expect((await leave(foreign?.id)).statusCode).toBe(403)
      expect((await leave(self?.id)).statusCode).toBe(204)
      expect(await read(guest, id)).toBe(404)
    })

    test('inviting finds nobody out: an address with an account is answered and listed like one without', async () => {
      const [owner, guest] = [await join(app), await join(app)]
      const { id } = await aDeck(owner)

      const known = await invite(owner, id, { email: guest.email })
      const unknown = await invite(owner, id, { email: 'nobody.at.all@example.com' })

      expect([known.statusCode, unknown.statusCode]).toEqual([202, 202])
      expect(known.body).toBe(unknown.body)
      const rows = (await people(owner, id)).collaborators
      expect(rows.map(({ role, name, isSelf }) => ({ role, name, isSelf }))).toEqual([
        { role: 'viewer', name: null, isSelf: false },
        { role: 'viewer', name: null, isSelf: false },
      ])
      await read(guest, id)
      expect((await people(owner, id)).collaborators[0]?.name).toBe('Ada Weaver')
    })

    test('an address without an account gets an email whose link opens the deck once: to its own account, or to whoever says that they take it', async () => {
      const owner = await join(app)
      const { id } = await aDeck(owner, 'Tides')
      await invite(owner, id, { email: 'New.Person@example.com', role: 'editor' })
      const message = await emailTo('new.person@example.com')
      expect(message).toMatchObject({
        to: 'new.person@example.com',
        subject: 'Ada Weaver shared “Tides” with you',
      })
      const guest = await join(app)
      const token = tokenIn(message.text)

      const asked = await accept(guest, token)
      expect(asked.json()).toEqual({ path: null, sentTo: 'n***@example.com' })
      expect(await read(guest, id)).toBe(404)
      const accepted = await accept(guest, token, true)
      expect(accepted.json()).toEqual({ path: `/editor/${id}`, sentTo: null })
      expect(await save(guest, id)).toBe(200)
      const again = await accept(await join(app), token, true)
      expect([again.statusCode, again.json().message]).toEqual([
        404,
        'This invitation is no longer valid.',
      ])
      // The account of the mailbox comes later and finds no pending invitation.
      expect(await read(await join(app, 'new.person@example.com'), id)).toBe(404)
    })

    test('an address invited again has the newer role and one row; an own address is refused', async () => {
      const [owner, guest] = [await join(app), await join(app)]
      const { id } = await aDeck(owner)
      await invite(owner, id, { email: guest.email })
      await invite(owner, id, { email: guest.email, role: 'editor' })

      expect((await people(owner, id)).collaborators).toHaveLength(1)
      expect(await save(guest, id)).toBe(200)
      expect((await invite(owner, id, { email: owner.email })).statusCode).toBe(400)
      expect((await invite(owner, id, { email: guest.email, role: 'owner' })).statusCode).toBe(400)
      expect((await invite(owner, id, { email: 'not an address' })).statusCode).toBe(400)
    })

    const team = async (owner: Person, ...members: readonly Person[]) => {
      const { id } = (await owner.ask('POST /api/teams', { name: 'Weavers' })).json()
      for (const { email } of members) await owner.ask(`POST /api/teams/${id}/members`, { email })
      return Number(id)
    }
    const openTeam = async (person: Person, id: number): Promise<Team> =>
      (await person.ask(`GET /api/teams/${id}`)).json()
    const rowOf = async (owner: Person, id: number, person: Person) =>
      (await openTeam(owner, id)).members.find(({ email }) => email === person.email)?.id

    test('I-090 U-019 a team is a record of those who are in it: made, renamed and ended by its owner', async () => {
      const [owner, member, stranger] = [await join(app), await join(app), await join(app)]
      const id = await team(owner, member)

      expect((await owner.ask('GET /api/teams')).json()).toEqual([
        { id, name: 'Weavers', role: 'owner', memberCount: 2, deckCount: 0 },
      ])
      expect((await member.ask('GET /api/teams')).json()).toMatchObject([{ role: 'member' }])
      expect((await stranger.ask('GET /api/teams')).json()).toEqual([])
      await owner.ask(`PATCH /api/teams/${id}`, { name: 'Dyers' })
      expect((await openTeam(member, id)).name).toBe('Dyers')
      expect((await owner.ask(`DELETE /api/teams/${id}`)).statusCode).toBe(204)
      expect((await member.ask('GET /api/teams')).json()).toEqual([])
    })

    test('the size of a team on a deck does not tell which of those who are invited have an account', async () => {
      const [owner, member] = [await join(app), await join(app)]
      const id = await team(owner, member)
      const deck = await aDeck(owner)
      await owner.ask(`PUT /api/teams/${id}/decks/${deck.id}`, { role: 'viewer' })
      const sizes = async () => {
        const shared = (await owner.ask(`GET /api/presentations/${deck.id}/collaborators`)).json()
        const [own] = (await owner.ask('GET /api/teams')).json()
        return [shared.teams[0].memberCount, own.memberCount]
      }
      expect(await sizes()).toEqual([2, 2])
      await owner.ask(`POST /api/teams/${id}/members`, { email: 'nobody.yet@example.com' })
      expect(await sizes()).toEqual([3, 3])
    })

    test('a deck that is shared with a team is open to its members as it says, until it or they leave', async () => {
      const [owner, member] = [await join(app), await join(app)]
      const id = await team(owner, member)
      const deck = await aDeck(member, 'Brought')
      const url = `/api/teams/${id}/decks/${deck.id}`
      expect((await owner.ask(`PUT ${url}`, { role: 'editor' })).statusCode).toBe(404)

      await member.ask(`PUT ${url}`, { role: 'viewer' })
      expect([await read(owner, deck.id), await save(owner, deck.id)]).toEqual([200, 403])
      expect(await listed(owner, `team=${id}`)).toEqual(['Brought'])
      expect(await listed(member, `team=${id}`)).toEqual(['Brought'])
      expect(await listed(await join(app), `team=${id}`)).toEqual([])
      await member.ask(`PUT ${url}`, { role: 'editor' })
      expect(await save(owner, deck.id)).toBe(200)
      const row = await rowOf(owner, id, member)
      expect((await member.ask(`DELETE /api/teams/${id}/members/${row}`)).statusCode).toBe(204)
      expect(await read(owner, deck.id)).toBe(404)
      expect(await read(member, deck.id)).toBe(200)
    })

    test('who is shared a deck in two ways may do the more of both', async () => {
      const [owner, guest] = [await join(app), await join(app)]
      const id = await team(owner, guest)
      const deck = await aDeck(owner)
      await invite(owner, deck.id, { email: guest.email, role: 'editor' })
      await owner.ask(`PUT /api/teams/${id}/decks/${deck.id}`, { role: 'viewer' })

      expect(await save(guest, deck.id)).toBe(200)
      expect(await listed(guest, 'filter=with-me')).toHaveLength(1)
    })

    test('the owner hands a team over before leaving it; administrators run it, and never touch the owner', async () => {
      const [owner, admin, member] = [await join(app), await join(app), await join(app)]
      const id = await team(owner, admin, member)
      const rows = {
        owner: await rowOf(owner, id, owner),
        admin: await rowOf(owner, id, admin),
        member: await rowOf(owner, id, member),
      }
      const change = async (who: Person, row: number | undefined, role: string) =>
        (await who.ask(`PATCH /api/teams/${id}/members/${row}`, { role })).statusCode
      const remove = async (who: Person, row: number | undefined) =>
        (await who.ask(`DELETE /api/teams/${id}/members/${row}`)).statusCode

      expect(await change(owner, rows.admin, 'admin')).toBe(204)
      expect(await change(admin, rows.owner, 'member')).toBe(403)
      expect(await change(admin, rows.member, 'owner')).toBe(403)
      expect(await remove(admin, rows.owner)).toBe(400)
      expect(await remove(owner, rows.owner)).toBe(400)
      expect(await change(owner, rows.member, 'owner')).toBe(204)
      expect((await openTeam(owner, id)).role).toBe('admin')
      expect((await openTeam(member, id)).role).toBe('owner')
      expect(await remove(owner, rows.owner)).toBe(204)
    })

    test('a team goes on when the account of its owner is deleted, and ends with its last member', async () => {
      const [owner, member] = [await join(app), await join(app)]
      const id = await team(owner, member)
      const alone = await team(member)
      const leave = async (person: Person) => {
        await prove(person)
        return person.ask('DELETE /api/user', { confirmation: 'DELETE' })
      }

      expect((await leave(owner)).statusCode).toBe(204)
      expect(await openTeam(member, id)).toMatchObject({ role: 'owner' })
      expect((await openTeam(member, id)).members).toHaveLength(1)
      expect((await member.ask(`GET /api/teams/${alone}`)).statusCode).toBe(200)
    })

    test('an email brings somebody without an account into a team', async () => {
      const owner = await join(app)
      const id = await team(owner)
      await owner.ask(`POST /api/teams/${id}/members`, { email: 'late@example.com', role: 'admin' })
      const guest = await join(app)

      const token = tokenIn((await emailTo('late@example.com')).text)
      const accepted = await accept(guest, token, true)

      expect(accepted.json()).toEqual({ path: `/workspace?tab=teams&team=${id}`, sentTo: null })
      expect((await openTeam(guest, id)).role).toBe('admin')
    })
  })
}
