import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collaborators } from '../../../db/schema/presentations.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { MemoryWindows } from '../../../platform/limits/MemoryWindows.ts'
import { createMailbox, tokenIn } from '../../../testing/mail/mailbox.ts'
import {
  aDeck,
  aSlide,
  join,
  joinUnverified,
  type Person,
  testApp,
} from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`invitations by mail on ${driver.name}`, () => {
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
    const accept = (person: Person, token: string, asAnother = false) =>
      person.ask('POST /api/invitations/accept', { token, asAnother })
    const read = async (person: Person, deck: number) =>
      (await person.ask(`GET /api/presentations/${deck}`)).statusCode
    const save = async (person: Person, deck: number) =>
      (await person.ask(`PUT /api/presentations/${deck}`, { slides: [aSlide('x')] })).statusCode
    const emailTo = async (address: string): Promise<Email> => {
      const found = () => post.emails.find(({ to }) => to === address)
      await expect.poll(found, { timeout: 20_000 }).toBeDefined()
      return found() ?? { to: '', subject: '', text: '', html: '' }
    }

    test('the secret of an invitation verifies the account that has the invited address, and brings what else waits for it', async () => {
      const owner = await join(app)
      const [one, other] = [await aDeck(owner, 'One'), await aDeck(owner, 'Other')]
      const email = 'comes.by.email@example.com'
      await invite(owner, one.id, { email })
      const token = tokenIn(await emailTo(email))
      await invite(owner, other.id, { email, role: 'editor' })
      const guest = await joinUnverified(app, email)
      expect([await read(guest, one.id), await read(guest, other.id)]).toEqual([404, 404])

      expect((await accept(guest, token)).json()).toEqual({
        path: `/editor/${one.id}`,
        sentTo: null,
      })
      expect([await read(guest, one.id), await save(guest, other.id)]).toEqual([200, 200])
      expect((await guest.ask('GET /api/auth/user')).json().emailVerified).toBe(true)
      const told = (await guest.ask('GET /api/notifications')).body
      expect([told.includes('One'), told.includes('Other')]).toEqual([true, true])
    })

    test('finding 13: the secret of an invitation ends after 14 days', async () => {
      const owner = await join(app)
      const { id } = await aDeck(owner)
      const email = 'on.holiday@example.com'
      await invite(owner, id, { email })
      const token = tokenIn(await emailTo(email))
      const { queries } = opened.database
      const [row] = await queries.select().from(collaborators).where(eq(collaborators.email, email))
      const days = (Number(row?.tokenExpiresAt) - Date.now()) / (24 * 60 * 60_000)
      expect(days).toBeGreaterThan(13.9)
      expect(days).toBeLessThanOrEqual(14)
      expect(row?.invitedBy).toBe(owner.id)

      await queries
        .update(collaborators)
        .set({ tokenExpiresAt: new Date(Date.now() - 1) })
        .where(eq(collaborators.email, email))
      const guest = await join(app)
      expect((await accept(guest, token, true)).statusCode).toBe(404)
      expect(await read(guest, id)).toBe(404)
    })

    test('finding 11: names and titles bring no address and no trick into anybody’s email', async () => {
      const owner = await join(app)
      const trick = 'Click https://evil.example NOW'
      await owner.ask('PATCH /api/user/profile', {
        firstName: trick,
        lastName: 'x',
        email: owner.email,
      })
      const { id } = await aDeck(owner, trick)
      await invite(owner, id, { email: 'target.one@example.com' })
      const { id: teamId } = (await owner.ask('POST /api/teams', { name: trick })).json()
      await owner.ask(`POST /api/teams/${teamId}/members`, { email: 'target.two@example.com' })

      for (const to of ['target.one@example.com', 'target.two@example.com']) {
        const { subject, text, html } = await emailTo(to)
        expect(subject).toContain('“Click NOW”')
        expect([subject, text, html].join('\n')).not.toMatch(/evil/)
      }
    })

    test('finding 11: a name goes into nobody’s email before its address is verified', async () => {
      const email = 'stranger.mailbox@example.com'
      await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: {
          email,
          password: 'quiet heron 71',
          firstName: 'Click https://evil.example NOW',
          lastName: 'x',
        },
      })
      const sent = () => post.verifications.find(({ to }) => to === email)
      await expect.poll(sent, { timeout: 20_000 }).toBeDefined()
      expect(sent()?.text).toMatch(/^Hello,\n/)
      expect(JSON.stringify(sent())).not.toMatch(/evil|Click/)
    })

    test('finding 11: who has not verified an address invites nobody, and who has, so many a day and mailbox', async () => {
      const owner = await joinUnverified(app)
      const { id } = await aDeck(owner)
      const refused = await invite(owner, id, { email: 'somebody@example.com' })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'email_unverified'])
      const { id: teamId } = (await owner.ask('POST /api/teams', { name: 'Mine' })).json()
      const member = await owner.ask(`POST /api/teams/${teamId}/members`, {
        email: 'a@example.com',
      })
      expect(member.json().code).toBe('email_unverified')

      const strict = await testApp(opened, {
        mailer: post,
        environment: { RATE_LIMIT_SCALE: '0.1' },
        // The servers of other tests have counted in the database.
        windows: new MemoryWindows(),
      })
      const ada = await join(strict)
      const deck = await aDeck(ada)
      const send = async () =>
        (await invite(ada, deck.id, { email: 'flooded@example.com' })).statusCode
      expect([await send(), await send(), await send()]).toEqual([202, 202, 429])
      await strict.close()
    })
  })
}
