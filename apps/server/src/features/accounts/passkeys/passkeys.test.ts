import { eq } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { users } from '../../../db/schema/accounts.ts'
import { passkeys } from '../../../db/schema/identity.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { emailTo } from '../../../testing/identity/moveTo.ts'
import { reauthenticate } from '../../../testing/identity/reauthenticate.ts'
import { SoftAuthenticator } from '../../../testing/identity/softAuthenticator.ts'
import { cookieOf, join, password, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { passkeySite, supportOf } from './passkeySite.ts'

const origin = 'http://localhost:3999'

/** The cookie of this name that a response sets; empty if none. */
function cookieNamed(name: string, { headers }: LightMyRequestResponse): string {
  const set = [headers['set-cookie'] ?? []].flat().find((text) => text.startsWith(`${name}=`))
  return set?.split(';')[0] ?? ''
}

test.each([
  ['https://decks.example.com', { available: true, origin: 'https://decks.example.com' }],
  ['http://localhost:3000', { available: true, origin: 'http://localhost:3000' }],
  ['http://decks.example.com', { available: false, reason: 'insecure' }],
  ['https://192.168.1.10', { available: false, reason: 'address' }],
  ['http://127.0.0.1:3000', { available: false, reason: 'address' }],
  ['https://[2001:db8::1]', { available: false, reason: 'address' }],
])('under %s, passkeys: %o', (address, support) => {
  expect(supportOf(address)).toEqual(support)
  expect(passkeySite(address) !== undefined).toBe(support.available)
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`passkeys on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let now = new Date()

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, {
        mailer: mail,
        now: () => now,
        environment: { PUBLIC_URL: origin },
      })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const post = (url: string, payload: object = {}, cookie = '') =>
      app.inject({ method: 'POST', url, payload, headers: { cookie } })
    const register = async (person: Person, key = new SoftAuthenticator('localhost')) => {
      const { challenge, user } = (await person.ask('POST /api/user/passkeys/options')).json()
      const passkey = key.register({ challenge, origin }, user.id)
      const answer = await person.ask('POST /api/user/passkeys', { name: 'Laptop', passkey })
      return { key, answer }
    }
    const somebody = async () => {
      const person = await reauthenticate(await join(app))
      return { person, ...(await register(person)) }
    }
    const challenge = async (): Promise<string> =>
      (await post('/api/auth/passkey/options')).json().challenge

    test('a passkey signs in without an address, and is two factors', async () => {
      const { person, key, answer } = await somebody()
      expect(answer.statusCode).toBe(201)
      expect(answer.json().recoveryCodes).toHaveLength(10)

      const passkey = key.sign({ challenge: await challenge(), origin })
      const signedIn = await post('/api/auth/passkey', { passkey })
      expect(signedIn.json()).toMatchObject({ user: { id: person.id } })
      expect(cookieOf(signedIn)).toMatch(/^sid=./)
      const overview = (await person.ask('GET /api/user/security')).json()
      expect(overview.passkeys).toEqual([
        {
          id: key.id.toString('base64url'),
          name: 'Laptop',
          createdAt: expect.any(String),
          lastUsedAt: now.toISOString(),
          synced: false,
        },
      ])
    })

    test('where a new password is required, a passkey leads to that step, which is what signs in', async () => {
      const { person, key } = await somebody()
      await opened.database.queries
        .update(users)
        .set({ mustChangePassword: true })
        .where(eq(users.id, person.id))
      const passkey = key.sign({ challenge: await challenge(), origin })
      const answer = await post('/api/auth/passkey', { passkey })

      expect(answer.json()).toEqual({ next: 'new-password', methods: [] })
      expect(cookieNamed('sid', answer)).toBe('')
      const pending = cookieNamed('sign-in', answer)
      const chosen = await post(
        '/api/auth/steps/password',
        { password: 'honest heron 71' },
        pending,
      )
      expect(chosen.json()).toMatchObject({ user: { id: person.id } })
      const headers = { cookie: cookieNamed('sid', chosen) }
      const recorded = async () => {
        const events: readonly { readonly action: string }[] = (
          await app.inject({ url: '/api/user/audit', headers })
        ).json()
        return events
          .map(({ action }) => action)
          .filter((action) => action === 'sign-in' || action === 'password-change')
      }
      await expect.poll(recorded).toEqual(['sign-in', 'password-change'])
    })

    test('a challenge counts once', async () => {
      const { key } = await somebody()
      const passkey = key.sign({ challenge: await challenge(), origin })

      expect((await post('/api/auth/passkey', { passkey })).statusCode).toBe(200)
      expect((await post('/api/auth/passkey', { passkey })).statusCode).toBe(401)
    })

    test('of the same signature many times at once, one lets in', async () => {
      const { key } = await somebody()
      const passkey = key.sign({ challenge: await challenge(), origin })
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => post('/api/auth/passkey', { passkey })),
      )

      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    })

    test('a challenge that nobody was given, or that is too old, is refused', async () => {
      const { key } = await somebody()
      const invented = key.sign({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA', origin })
      expect((await post('/api/auth/passkey', { passkey: invented })).statusCode).toBe(401)

      const old = key.sign({ challenge: await challenge(), origin })
      now = new Date(now.getTime() + 5 * 60_000 + 1)
      expect((await post('/api/auth/passkey', { passkey: old })).statusCode).toBe(401)
    })

    test('a signature for another site, or without the person verified, is refused', async () => {
      const { key } = await somebody()
      const elsewhere = key.sign({ challenge: await challenge(), origin: 'http://localhost:4000' })
      expect((await post('/api/auth/passkey', { passkey: elsewhere })).statusCode).toBe(401)
      const unverified = key.sign({ challenge: await challenge(), origin }, false)
      expect((await post('/api/auth/passkey', { passkey: unverified })).statusCode).toBe(401)
    })

    test('a counter that goes back is a copy of the passkey, and is refused', async () => {
      const { key } = await somebody()
      const used = key.sign({ challenge: await challenge(), origin })
      expect((await post('/api/auth/passkey', { passkey: used })).statusCode).toBe(200)
      key.counter = 0
      const copied = key.sign({ challenge: await challenge(), origin })
      expect((await post('/api/auth/passkey', { passkey: copied })).statusCode).toBe(401)
    })

    test('a signature does not pass under the id of another passkey', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const signed = one.key.sign({ challenge: await challenge(), origin })
      const id = other.key.id.toString('base64url')
      const passkey = { ...signed, id, rawId: id }

      expect((await post('/api/auth/passkey', { passkey })).statusCode).toBe(401)
    })

    test('after a password, only a passkey of that account is a second step', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const started = await post('/api/auth/login', { email: one.person.email, password })
      expect(started.json()).toEqual({ next: 'second-factor', methods: ['passkey', 'recovery'] })
      const cookie = cookieOf(started)
      const ask = async (): Promise<string> =>
        (await post('/api/auth/steps/passkey/options', {}, cookie)).json().challenge
      const foreign = other.key.sign({ challenge: await ask(), origin })
      const own = one.key.sign({ challenge: await ask(), origin })
      const forSignIn = one.key.sign({ challenge: await challenge(), origin })

      const step = (passkey: object) => post('/api/auth/steps/passkey', { passkey }, cookie)
      expect((await step(foreign)).statusCode).toBe(401)
      expect((await step(forSignIn)).statusCode).toBe(401)
      expect((await step(own)).json()).toMatchObject({ user: { id: one.person.id } })
    })

    test('a challenge to sign in registers nothing, nor one that somebody else was given', async () => {
      const [person, other] = [
        await reauthenticate(await join(app)),
        await reauthenticate(await join(app)),
      ]
      const key = new SoftAuthenticator('localhost')
      const add = async (from: string) => {
        const passkey = key.register({ challenge: from, origin }, 'AAAA')
        return (await person.ask('POST /api/user/passkeys', { name: 'Key', passkey })).statusCode
      }
      expect(await add(await challenge())).toBe(401)
      const foreign = (await other.ask('POST /api/user/passkeys/options')).json().challenge
      expect(await add(foreign)).toBe(401)
    })

    test('a passkey belongs to one account', async () => {
      const { key } = await somebody()
      const other = await reauthenticate(await join(app))

      expect((await register(other, key)).answer.statusCode).toBe(401)
    })

    test('an account that was turned off is not entered by its passkey', async () => {
      const { person, key } = await somebody()
      await opened.database.queries
        .update(users)
        .set({ disabledAt: now })
        .where(eq(users.id, person.id))
      const passkey = key.sign({ challenge: await challenge(), origin })

      expect((await post('/api/auth/passkey', { passkey })).statusCode).toBe(401)
    })

    test('passkeys are renamed and removed by their owner alone; the last one takes the codes with it', async () => {
      const { person, key } = await somebody()
      const stranger = await reauthenticate(await join(app))
      const path = `/api/user/passkeys/${key.id.toString('base64url')}` as const

      expect((await stranger.ask(`PATCH ${path}`, { name: 'Mine' })).statusCode).toBe(404)
      expect((await stranger.ask(`DELETE ${path}`)).statusCode).toBe(404)
      expect((await person.ask(`PATCH ${path}`, { name: 'Old laptop' })).statusCode).toBe(204)
      expect((await person.ask('GET /api/user/security')).json().passkeys[0].name).toBe(
        'Old laptop',
      )
      expect((await person.ask(`DELETE ${path}`)).statusCode).toBe(204)
      expect((await person.ask('GET /api/user/security')).json()).toMatchObject({
        passkeys: [],
        recoveryCodes: null,
      })
    })

    test('an email tells of a passkey that was added, and of one that was removed', async () => {
      const { person, key } = await somebody()
      const added = await emailTo(mail, person.email, 'A passkey was added')
      expect(added.text).toContain('A passkey was just added to your Deckloom account.')
      expect(added.text).toContain(`${origin}/profile?tab=security`)
      // A rejected one changes nothing and sends no email.
      const other = await reauthenticate(await join(app))
      expect((await register(other, key)).answer.statusCode).toBe(401)
      await person.ask(`DELETE /api/user/passkeys/${key.id.toString('base64url')}`)
      await emailTo(mail, person.email, 'A passkey was removed')
      expect(mail.emails.filter(({ to }) => to === other.email)).toEqual([])
    })

    test('where a second step is required, a passkey may be it', async () => {
      const person = await join(app)
      const { queries } = opened.database
      const set = (requireSecondFactor: boolean) =>
        writeSettings(queries, { change: { requireSecondFactor }, by: person.id, now })
      await set(true)
      try {
        const started = await post('/api/auth/login', { email: person.email, password })
        expect(started.json()).toEqual({ next: 'enrollment', methods: [] })
        const cookie = cookieOf(started)
        const asked = (await post('/api/auth/steps/passkeys/options', {}, cookie)).json()
        const key = new SoftAuthenticator('localhost')
        const add = (from: string, by = cookie) => {
          const passkey = key.register({ challenge: from, origin }, asked.user.id)
          return post('/api/auth/steps/passkeys', { name: 'Laptop', passkey }, by)
        }
        expect((await add(await challenge())).statusCode).toBe(401)
        expect((await add(asked.challenge, '')).statusCode).toBe(400)
        const enrolled = await add(asked.challenge)
        expect(enrolled.json().recoveryCodes).toHaveLength(10)
        expect(enrolled.json().answer).toMatchObject({ user: { id: person.id } })
        const session = [enrolled.headers['set-cookie']]
          .flat()
          .find((one) => one?.startsWith('sid='))
        const user = await app.inject({
          url: '/api/auth/user',
          headers: { cookie: session?.split(';')[0] ?? '' },
        })
        expect(user.json()).toMatchObject({ id: person.id })
        await emailTo(mail, person.email, 'A passkey was added')
        const passkey = key.sign({ challenge: await challenge(), origin })
        expect((await post('/api/auth/passkey', { passkey })).statusCode).toBe(200)
      } finally {
        await set(false)
      }
    })

    test('an account keeps the passkey that is its only way in', async () => {
      const { person, key } = await somebody()
      await opened.database.queries
        .update(users)
        .set({ password: null })
        .where(eq(users.id, person.id))
      const removed = await person.ask(`DELETE /api/user/passkeys/${key.id.toString('base64url')}`)
      expect(removed.statusCode).toBe(403)
      const { queries } = opened.database
      expect(
        await queries.select().from(passkeys).where(eq(passkeys.userId, person.id)),
      ).toHaveLength(1)
    })

    test('under an IP address it says that passkeys do not work there', async () => {
      const bare = await testApp(opened, { environment: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
      const answer = await bare.inject({ method: 'POST', url: '/api/auth/passkey/options' })
      await bare.close()

      expect(answer.statusCode).toBe(403)
    })
  })
}
