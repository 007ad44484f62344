import { plans } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { uploads } from '../../../db/schema/files.ts'
import { collaborators, presentations } from '../../../db/schema/presentations.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { untilMailIsSent } from '../../../testing/mail/untilMailIsSent.ts'
import { sendPicture } from '../../../testing/decks/sendPicture.ts'
import { aDeck, aSlide, join, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`transfers of decks on ${driver.name}`, () => {
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

    const queries = () => opened.database.queries
    const people = async () => {
      const [owner, receiver] = [await join(app), await join(app)]
      await prove(owner)
      return { owner, receiver }
    }
    const share = async (owner: Person, id: number, { email }: Person) => {
      const url = `/api/presentations/${id}/collaborators`
      await owner.ask(`POST ${url}`, { email })
      const { collaborators: list } = (await owner.ask(`GET ${url}`)).json()
      return list.find((one: { email: string }) => one.email === email)
    }
    const opens = (person: Person, id: number) => person.ask(`GET /api/presentations/${id}`)
    const transfer = (owner: Person, id: number, collaboratorId: number) =>
      owner.ask(`POST /api/presentations/${id}/transfer`, { collaboratorId })

    test('make a collaborator the owner; the previous one can edit, and both are told', async () => {
      const { owner, receiver } = await people()
      const { id } = await aDeck(owner, 'Harbor plan')
      const { id: folderId } = (await owner.ask('POST /api/folders', { name: 'Plans' })).json()
      await queries().update(presentations).set({ folderId }).where(eq(presentations.id, id))
      const { id: chosen } = await share(owner, id, receiver)
      await opens(receiver, id)

      expect((await transfer(owner, id, chosen)).statusCode).toBe(204)

      expect((await opens(receiver, id)).json().role).toBeUndefined()
      expect((await opens(owner, id)).json()).toMatchObject({ role: 'editor' })
      const [deck] = await queries().select().from(presentations).where(eq(presentations.id, id))
      expect(deck).toMatchObject({ userId: receiver.id, folderId: null })
      const rows = await queries()
        .select()
        .from(collaborators)
        .where(eq(collaborators.presentationId, id))
      expect(rows).toMatchObject([{ userId: owner.id, role: 'editor' }])
      const { items } = (await receiver.ask('GET /api/notifications')).json()
      expect(items[0]).toMatchObject({ kind: 'deck-received', href: `/editor/${id}` })
      await untilMailIsSent(queries())
      const subjects = post.emails.filter(
        ({ text }) =>
          text.includes('owns the presentation') || text.includes('You own the presentation'),
      )
      expect(subjects.map(({ to }) => to).toSorted()).toEqual(
        [owner.email, receiver.email].toSorted(),
      )
      const audit = (await owner.ask('GET /api/user/audit')).json()
      expect(audit.map(({ action }: { action: string }) => action)).toContain('deck-transfer')
      expect((await transfer(owner, id, chosen)).statusCode).toBe(403)
    })

    test('ask for a proof, and for a collaborator who has opened the deck', async () => {
      const [owner, receiver] = [await join(app), await join(app)]
      const { id } = await aDeck(owner)
      const { id: chosen, mayReceive } = await share(owner, id, receiver)
      expect(mayReceive).toBe(false)
      const unproven = await transfer(owner, id, chosen)
      expect([unproven.statusCode, unproven.json().code]).toEqual([401, 'reauth_required'])

      await prove(owner)
      const early = await transfer(owner, id, chosen)
      expect([early.statusCode, early.json().code]).toEqual([400, 'validation_failed'])
      const invited = await share(owner, id, { ...receiver, email: 'nobody@example.com' })
      expect((await transfer(owner, id, invited.id)).json()).toMatchObject({
        code: 'validation_failed',
        message: early.json().message,
      })
      expect((await transfer(owner, id, 2_000_000_000)).statusCode).toBe(404)
      await opens(receiver, id)
      expect((await share(owner, id, receiver)).mayReceive).toBe(true)
    })

    test('are refused for an account that is turned off, not verified or full', async () => {
      const { owner, receiver } = await people()
      const { id } = await aDeck(owner)
      const { id: chosen } = await share(owner, id, receiver)
      await opens(receiver, id)
      const set = (change: Partial<typeof users.$inferInsert>) =>
        queries().update(users).set(change).where(eq(users.id, receiver.id))
      const codeOf = async () => (await transfer(owner, id, chosen)).json().code

      await set({ disabledAt: new Date() })
      expect(await codeOf()).toBe('forbidden')
      await set({ disabledAt: null, emailVerifiedAt: null })
      expect(await codeOf()).toBe('email_unverified')
      await set({ emailVerifiedAt: new Date() })
      const full = Array.from({ length: plans.free.quotas.decks ?? 0 }, () => ({
        userId: receiver.id,
        title: 'One of many',
      }))
      await queries().insert(presentations).values(full)
      expect(await codeOf()).toBe('quota_exceeded')
      expect((await opens(owner, id)).json().role).toBeUndefined()
    })

    test('take the pictures along that only this deck shows, and leave others visible in it', async () => {
      const { owner, receiver } = await people()
      const only = (await sendPicture(owner, picture)).json()
      const both = (await sendPicture(owner, picture)).json()
      const shows = (...urls: string[]) => [
        {
          ...aSlide('Pictures'),
          images: urls.map((url, at) => ({ id: `p${at}`, url, type: 'upload' })),
        },
      ]
      const { id } = await aDeck(owner)
      const other = await aDeck(owner)
      await owner.ask(`PUT /api/presentations/${id}`, { slides: shows(only.url, both.url) })
      await owner.ask(`PUT /api/presentations/${other.id}`, { slides: shows(both.url) })
      const { id: chosen } = await share(owner, id, receiver)
      await opens(receiver, id)

      expect((await transfer(owner, id, chosen)).statusCode).toBe(204)

      const ownerOf = async (upload: { id: string }) => {
        const [row] = await queries().select().from(uploads).where(eq(uploads.id, upload.id))
        return row?.userId
      }
      expect([await ownerOf(only), await ownerOf(both)]).toEqual([receiver.id, owner.id])
      expect((await receiver.ask(`GET ${both.url}`)).statusCode).toBe(200)
      const saved = await receiver.ask(`PUT /api/presentations/${id}`, {
        slides: shows(only.url, both.url),
      })
      expect(saved.statusCode).toBe(200)
    })

    test('keep links, and take the deck from teams that the new owner is not in', async () => {
      const { owner, receiver } = await people()
      const { id } = await aDeck(owner)
      const { path } = (await owner.ask(`POST /api/presentations/${id}/share-links`, {})).json()
      const member = await join(app)
      const team = (await owner.ask('POST /api/teams', { name: 'Weavers' })).json()
      await owner.ask(`POST /api/teams/${team.id}/members`, { email: member.email })
      await owner.ask(`PUT /api/teams/${team.id}/decks/${id}`, { role: 'viewer' })
      expect((await opens(member, id)).statusCode).toBe(200)
      const { id: chosen } = await share(owner, id, receiver)
      await opens(receiver, id)

      await transfer(owner, id, chosen)

      expect((await app.inject({ url: `/api${path}` })).statusCode).toBe(200)
      expect((await opens(member, id)).statusCode).toBe(404)
    })
  })
}
