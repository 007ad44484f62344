import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { accountInvitations } from '../../../db/schema/identity.ts'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import {
  aDeck,
  cookieOf,
  join,
  joinUnverified,
  password,
  testApp,
} from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { inviteAccount } from './inviteAccount.ts'

let count = 0
function address(domain = 'weave.example'): string {
  count += 1
  return `person-${count}@${domain}`
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`who may register on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let mail: ReturnType<typeof createMailbox>
    let now = new Date()

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())
    afterEach(() => app.close())

    const start = async (environment: Readonly<Record<string, string>> = {}) => {
      mail = createMailbox()
      app = await testApp(opened, { environment, mailer: mail, now: () => now })
    }
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    const register = (email: string, more: object = {}) =>
      post('/api/auth/register', { email, password, firstName: 'Ada', lastName: 'Weaver', ...more })
    const rowsOf = (email: string) =>
      opened.database.queries.select().from(users).where(eq(users.email, email))
    /** Registered before registration was restricted. */
    const administrator = async () => {
      await start()
      const person = await join(app)
      await app.close()
      return person
    }
    /** Sends an invitation and returns the secret of its email. */
    const invite = async (email: string, invitedBy: string) => {
      const sent = inviteAccount(
        { queries: opened.database.queries, now: () => now, mailWaits: () => undefined },
        { email, invitedBy },
      )
      expect(await sent).toMatchObject({ email: email.toLowerCase() })
      // The queue is processed when it is woken.
      void post('/api/auth/forgot-password', {
        email: address(),
        firstName: 'A',
        lastName: 'B',
      })
      for (;;) {
        const found = mail.emails.find(({ to }) => to === email.toLowerCase())
        const secret = found && /invitation=([\w-]{43})/.exec(found.text)?.[1]
        if (secret !== undefined) return secret
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }

    test('open: anybody', async () => {
      await start()
      expect((await register(address())).statusCode).toBe(201)
      expect((await app.inject('/api/auth/options')).json()).toEqual({
        registration: { policy: 'open', domains: [] },
        companyButton: null,
        passkeys: { available: true, origin: expect.any(String) },
      })
    })

    test('by invitation: nobody without one', async () => {
      await start({ REGISTRATION: 'invitation' })
      const email = address()
      const answer = await register(email)

      expect(answer.statusCode).toBe(403)
      expect(answer.json().code).toBe('registration_closed')
      expect(await rowsOf(email)).toEqual([])
      const invented = await register(email, { invitation: 'A'.repeat(43) })
      expect(invented.json().code).toBe('invalid_token')
      expect(await rowsOf(email)).toEqual([])
    })

    test('by invitation: whoever the email went to, once, with the address verified by it', async () => {
      const admin = await administrator()
      await start({ REGISTRATION: 'invitation' })
      const email = address()
      const invitation = await invite(email, admin.id)

      expect((await post('/api/auth/invitation', { token: invitation })).json()).toEqual({ email })
      const stolen = await register(address(), { invitation })
      expect(stolen.json().code).toBe('invalid_token')
      const made = await register(email.toUpperCase(), { invitation })
      expect(made.statusCode).toBe(201)
      expect(made.json().user).toMatchObject({ email, emailVerified: true })
      expect((await post('/api/auth/invitation', { token: invitation })).statusCode).toBe(400)
      const [row] = await rowsOf(email)
      expect(row?.emailVerifiedAt).not.toBeNull()
    })

    test('an invitation ends after 14 days, and a newer one takes its place', async () => {
      const admin = await administrator()
      await start({ REGISTRATION: 'invitation' })
      const [late, twice] = [address(), address()]
      const first = await invite(late, admin.id)
      now = new Date(now.getTime() + 14 * 24 * 60 * 60_000)
      expect((await register(late, { invitation: first })).json().code).toBe('invalid_token')

      const older = await invite(twice, admin.id)
      await inviteAccount(
        { queries: opened.database.queries, now: () => now, mailWaits: () => undefined },
        { email: twice, invitedBy: admin.id },
      )
      expect((await register(twice, { invitation: older })).json().code).toBe('invalid_token')
    })

    test('the database keeps no secret of an invitation', async () => {
      const admin = await administrator()
      await start({ REGISTRATION: 'invitation' })
      const secret = await invite(address(), admin.id)
      const rows = await opened.database.queries.select().from(accountInvitations)

      expect(JSON.stringify(rows)).not.toContain(secret)
    })

    test('an invitation to a deck admits while people from outside may be invited', async () => {
      await start()
      const owner = await join(app)
      const invitedTo = async (email: string) => {
        const { id } = await aDeck(owner)
        await owner.ask(`POST /api/presentations/${id}/collaborators`, { email, role: 'viewer' })
        for (;;) {
          const found = mail.emails.find(({ to }) => to === email)
          const secret = found && /token=([\w-]{43})/.exec(found.text)?.[1]
          if (secret !== undefined) return secret
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
      const [guest, outsider] = [address('guest.example'), address('guest.example')]
      const [one, other] = [await invitedTo(guest), await invitedTo(outsider)]
      await app.close()
      await start({ REGISTRATION: 'invitation' })

      expect((await register(guest, { invitation: one })).statusCode).toBe(201)
      const { queries } = opened.database
      const change = (outsideInvitations: boolean) =>
        writeSettings(queries, { change: { outsideInvitations }, by: owner.id, now })
      await change(false)
      const refused = await register(outsider, { invitation: other })
      await change(true)
      expect(refused.json().code).toBe('invalid_token')
    })

    test('domains: an account of a listed one opens with the link in its inbox, and not before', async () => {
      await start({ REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'weave.example' })
      const email = address('Weave.Example')
      const answer = await register(email)

      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({
        next: 'verify-email',
        email: email.toLowerCase(),
        delivery: 'mail',
      })
      expect(cookieOf(answer)).not.toMatch(/^sid=./)
      const early = await post('/api/auth/login', { email, password })
      expect(early.json().code).toBe('email_unverified')
      expect(cookieOf(early)).not.toMatch(/^sid=./)
      const wrong = await post('/api/auth/login', { email, password: 'something 4 else' })
      expect(wrong.json().code).toBe('bad_credentials')

      await opened.database.queries
        .update(users)
        .set({ emailVerifiedAt: now })
        .where(eq(users.email, email.toLowerCase()))
      expect((await post('/api/auth/login', { email, password })).statusCode).toBe(200)
    })

    test.each([
      'elsewhere.example',
      'notweave.example',
      'weave.example.evil.example',
      'sub.weave.example',
    ])('domains: nobody of %s', async (domain) => {
      await start({ REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'weave.example' })
      const answer = await register(address(domain))

      expect(answer.json()).toMatchObject({
        code: 'registration_closed',
        message: 'New accounts are for addresses at weave.example.',
      })
    })

    test('domains: accounts that were there before stay open', async () => {
      await start()
      const person = await joinUnverified(app)
      await app.close()
      await start({ REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'weave.example' })
      const answer = await post('/api/auth/login', { email: person.email, password })

      expect(answer.json()).toMatchObject({ user: { id: person.id } })
    })

    test('oidc: nobody registers, with an invitation or without', async () => {
      const admin = await administrator()
      await start({
        REGISTRATION: 'oidc',
        OIDC_ISSUER: 'https://login.weave.example',
        OIDC_CLIENT_ID: 'deckloom',
      })
      const email = address()
      const invitation = await invite(email, admin.id)

      expect((await register(address())).json().code).toBe('registration_closed')
      expect((await register(email, { invitation })).json().code).toBe('registration_closed')
    })
  })
}
