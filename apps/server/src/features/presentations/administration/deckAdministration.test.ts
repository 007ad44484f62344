import { plans } from '@deckloom/contract'
import { eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { accountInvitations } from '../../../db/schema/identity.ts'
import { collaborators, presentations, teamMembers } from '../../../db/schema/presentations.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { sendPicture } from '../../../testing/decks/sendPicture.ts'
import { aDeck, aSlide, join, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`administrators and decks on ${driver.name}`, () => {
    const post = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let admin: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { mailer: post })
      admin = await join(app)
      await queries().update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
      await prove(admin)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const list = async (what: string, { email }: Person) =>
      (await admin.ask(`GET /api/admin/${what}?search=${encodeURIComponent(email)}`)).json()
    const titles = async (person: Person) => {
      const items = (await person.ask('GET /api/presentations')).json()
      return items.map(({ title }: { title: string }) => title).toSorted()
    }
    const handOver = (from: Person, body: object) =>
      admin.ask(`POST /api/admin/users/${from.id}/hand-over`, body)
    const actions = async (target: string): Promise<string[]> => {
      const rows: { action: string; actor: string }[] = (
        await admin.ask(`GET /api/admin/audit?account=${target}`)
      ).json()
      return rows.filter(({ actor }) => actor === admin.email).map(({ action }) => action)
    }
    const link = async (owner: Person, deck: number, body: object = {}) =>
      (await owner.ask(`POST /api/presentations/${deck}/share-links`, body)).json()
    const opens = async ({ path }: { path: string }) =>
      (await app.inject({ url: `/api${path}` })).statusCode

    test('see every link that works, not what is behind it, and end it', async () => {
      const ada = await join(app)
      const { id } = await aDeck(ada, 'A title canary')
      const made = await link(ada, id, { days: 7, password: 'a long secret', role: 'commenter' })
      await queries()
        .update(shareLinks)
        .set({ createdBy: ada.id })
        .where(eq(shareLinks.id, made.id))
      const { items } = await list('links', ada)
      expect(items).toEqual([
        {
          id: made.id,
          deckId: id,
          owner: { id: ada.id, email: ada.email },
          createdBy: { id: ada.id, email: ada.email },
          createdAt: expect.stringMatching(/Z$/),
          expiresAt: expect.stringMatching(/Z$/),
          views: 0,
          role: 'commenter',
          hasPassword: true,
        },
      ])
      expect(JSON.stringify(items)).not.toMatch(/canary|argon2/)
      expect(JSON.stringify(items)).not.toContain(made.path.split('/').at(-1))

      const open = await link(ada, id)
      expect((await list('links', ada)).items).toMatchObject([
        { id: open.id, role: 'viewer' },
        { id: made.id, role: 'commenter' },
      ])
      expect(await opens(open)).toBe(200)
      expect((await admin.ask(`DELETE /api/admin/links/${open.id}`)).statusCode).toBe(204)
      expect(await opens(open)).toBe(410)
      expect((await admin.ask(`DELETE /api/admin/links/${open.id}`)).statusCode).toBe(404)
      const isPublic = async () => {
        const [row] = await queries().select().from(presentations).where(eq(presentations.id, id))
        return row?.isPublic
      }
      expect(await isPublic()).toBe(true)
      await admin.ask(`DELETE /api/admin/links/${made.id}`)
      expect(await isPublic()).toBe(false)
      await expect
        .poll(async () => (await admin.ask('GET /api/admin/audit?action=link-revoke')).body)
        .toContain(`link ${open.id} deck ${id}`)
    })

    test('see who was invited and has not come, and take invitations back', async () => {
      const ada = await join(app)
      const { id } = await aDeck(ada, 'A title canary')
      await ada.ask(`POST /api/presentations/${id}/collaborators`, {
        email: 'deck.guest@example.org',
      })
      const team = (await ada.ask('POST /api/teams', { name: 'Weavers' })).json()
      await ada.ask(`POST /api/teams/${team.id}/members`, { email: 'team.guest@example.org' })
      await queries()
        .insert(accountInvitations)
        .values({
          email: `${driver.name.length}.new@example.org`,
          invitedBy: ada.id,
          expiresAt: new Date(Date.now() + 60_000),
        })

      for (const table of [collaborators, teamMembers]) {
        await queries().update(table).set({ invitedBy: ada.id }).where(isNull(table.userId))
      }
      const { items } = await list('invitations', ada)
      expect(items).toHaveLength(3)
      const row = (kind: string) => items.find((item: { kind: string }) => item.kind === kind)
      expect(row('deck')).toMatchObject({
        email: 'deck.guest@example.org',
        to: String(id),
        role: 'viewer',
        invitedBy: { email: ada.email },
      })
      expect(row('team')).toMatchObject({ email: 'team.guest@example.org', to: 'Weavers' })
      expect(row('account')).toMatchObject({ to: null, expiresAt: expect.stringMatching(/Z$/) })
      expect(JSON.stringify(items)).not.toContain('canary')

      for (const kind of ['deck', 'team', 'account']) {
        const address = `DELETE /api/admin/invitations/${kind}/${row(kind).id}` as const
        expect((await admin.ask(address)).statusCode).toBe(204)
        expect((await admin.ask(address)).statusCode).toBe(404)
      }
      expect((await list('invitations', ada)).items).toEqual([])
      // An accepted invitation is no longer listed.
      const [guest] = await queries()
        .insert(collaborators)
        .values({ presentationId: id, userId: admin.id })
        .returning()
      const gone = await admin.ask(`DELETE /api/admin/invitations/deck/${guest?.id}`)
      expect(gone.statusCode).toBe(404)
    })

    test('hand a leaver’s decks over whole: folders, templates, pictures and links go on, both are told', async () => {
      const [leaver, heir] = [await join(app), await join(app)]
      const { url } = (await sendPicture(leaver, picture)).json()
      const shown = await aDeck(leaver, 'Shown')
      await leaver.ask(`PUT /api/presentations/${shown.id}`, {
        slides: [{ ...aSlide('A picture'), images: [{ url }] }],
      })
      const filed = await aDeck(leaver, 'Filed')
      const folder = (await leaver.ask('POST /api/folders', { name: 'Clients' })).json()
      await queries()
        .update(presentations)
        .set({ folderId: folder.id })
        .where(eq(presentations.id, filed.id))
      await leaver.ask('POST /api/templates', {
        presentationId: shown.id,
        name: 'Mine',
        category: 'business',
      })
      await queries()
        .insert(collaborators)
        .values({ presentationId: shown.id, userId: heir.id, role: 'viewer' })
      const made = await link(leaver, shown.id)
      await aDeck(heir, 'Already theirs')

      const answer = await handOver(leaver, { to: heir.email.toUpperCase() })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { decks: 2, templates: expect.any(Number), pictures: 1 },
      ])
      expect(await titles(leaver)).toEqual([])
      expect(await titles(heir)).toEqual(['Already theirs', 'Filed', 'Shown'])
      expect((await leaver.ask(`GET /api/presentations/${shown.id}`)).statusCode).toBe(404)
      const folders: { name: string; id: number; parentId: number | null }[] = (
        await heir.ask('GET /api/folders')
      ).json()
      const top = folders.find(({ name }) => name === `From ${leaver.email}`)
      expect(folders.find(({ name }) => name === 'Clients')).toMatchObject({ parentId: top?.id })

      // Nothing ends with the account that it came from.
      await admin.ask(`PATCH /api/admin/users/${leaver.id}`, { disabled: true })
      expect(await opens(made)).toBe(200)
      await queries().delete(users).where(eq(users.id, leaver.id))
      expect((await heir.ask(`GET ${url}`)).statusCode).toBe(200)
      expect(await opens(made)).toBe(200)
      expect(
        (await heir.ask(`PUT /api/presentations/${shown.id}`, { slides: [aSlide('Mine')] }))
          .statusCode,
      ).toBe(200)

      const subjects = (email: string) =>
        post.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
      await expect
        .poll(() => subjects(heir.email), { timeout: 20_000 })
        .toContain('You received 2 presentations')
      const { items } = (await heir.ask('GET /api/notifications')).json()
      expect(items[0]).toMatchObject({ kind: 'decks-received' })
      await expect.poll(() => actions(leaver.id)).toContain('decks-give')
      expect(await actions(heir.id)).toContain('decks-receive')
    })

    test('hand nothing over to nobody, to who has it, to themselves, to who is turned off or unverified, or beyond a plan unless they say so', async () => {
      const [leaver, heir] = [await join(app), await join(app)]
      const ask = async (body: object) => {
        const { statusCode, body: text } = await handOver(leaver, body)
        return [statusCode, JSON.parse(text).code]
      }
      await aDeck(leaver)
      expect(await ask({ to: 'nobody.at.all@example.org' })).toEqual([404, 'not_found'])
      expect(await ask({ to: leaver.email })).toEqual([400, 'validation_failed'])
      expect(await ask({ to: admin.email })).toEqual([403, 'forbidden'])
      const set = (values: object) =>
        queries().update(users).set(values).where(eq(users.id, heir.id))
      await set({ disabledAt: new Date() })
      expect(await ask({ to: heir.email })).toEqual([403, 'forbidden'])
      await set({ disabledAt: null, emailVerifiedAt: null })
      expect(await ask({ to: heir.email })).toEqual([403, 'email_unverified'])
      await set({ emailVerifiedAt: new Date() })
      await queries().execute(sql`insert into presentations (user_id, title)
        select ${heir.id}, 'Deck ' || n from generate_series(1, ${plans.free.quotas.decks}) n`)
      expect(await ask({ to: heir.email })).toEqual([429, 'quota_exceeded'])
      expect(await titles(leaver)).toEqual(['A deck'])
      expect((await handOver(leaver, { to: heir.email, mayExceedPlan: true })).statusCode).toBe(200)
      expect(await titles(leaver)).toEqual([])
    })
  })
}
