import { eq } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { users } from '../../../db/schema/accounts.ts'
import { authenticatorApps, pendingSignIns, recoveryCodes } from '../../../db/schema/identity.ts'
import { codeAt } from '../../../testing/identity/authenticator.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { emailTo } from '../../../testing/identity/moveTo.ts'
import { reauthenticate } from '../../../testing/identity/reauthenticate.ts'
import { join, password, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

/** The cookie of this name in a response. */
function cookieNamed(name: string, { headers }: LightMyRequestResponse): string {
  const set = [headers['set-cookie'] ?? ''].flat().find((text) => text.startsWith(`${name}=`))
  return set?.split(';')[0] ?? ''
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`signing in by steps on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let now: Date

    beforeAll(async () => {
      opened = await driver.open()
      now = new Date()
      app = await testApp(opened, {
        mailer: mail,
        now: () => now,
        environment: { RATE_LIMIT_SCALE: '1' },
      })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })
    beforeEach(() => {
      // Skips the windows of the registration and request limits.
      now = new Date(now.getTime() + 2 * 60 * 60_000)
    })

    const later = (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000)
    }
    const post = (url: string, payload: object, cookie = '') =>
      app.inject({ method: 'POST', url, payload, headers: { cookie } })
    const signIn = (person: Person) => post('/api/auth/login', { email: person.email, password })
    /** A person whose account requires codes. */
    const withApp = async () => {
      const person = await reauthenticate(await join(app))
      const { setup, secret } = (await person.ask('POST /api/user/authenticator-app')).json()
      const confirmed = await person.ask('POST /api/user/authenticator-app/confirm', {
        setup,
        code: await codeAt(secret, now),
      })
      const codes: readonly string[] = confirmed.json().recoveryCodes
      later(60)
      return { person, secret: String(secret), codes }
    }
    const pendingOf = async (person: Person) => cookieNamed('sign-in', await signIn(person))
    const enter = (cookie: string, code: string, method = 'app') =>
      post('/api/auth/steps/code', { method, code }, cookie)

    test('without a second factor, the answer to a sign-in stays as it was', async () => {
      const answer = await signIn(await join(app))

      expect(Object.keys(answer.json())).toEqual(['isNewUser', 'user'])
      expect(cookieNamed('sign-in', answer)).toBe('')
    })

    test('the right password alone gives no session, and its cookie opens nothing', async () => {
      const { person } = await withApp()
      const answer = await signIn(person)
      const cookie = cookieNamed('sign-in', answer)

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ next: 'second-factor', methods: ['app', 'recovery'] })
      expect(cookieNamed('sid', answer)).toBe('')
      expect([answer.headers['set-cookie']].flat().join()).toMatch(
        /sign-in=.*; Path=\/api\/auth; HttpOnly; SameSite=Strict/,
      )
      for (const url of ['/api/auth/user', '/api/presentations', '/api/user/security']) {
        expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(401)
      }
      const asSession = cookie.replace('sign-in=', 'sid=')
      const stolen = await app.inject({ url: '/api/auth/user', headers: { cookie: asSession } })
      expect(stolen.statusCode).toBe(401)
    })

    test('the code of the app lets in, once', async () => {
      const { person, secret } = await withApp()
      const code = await codeAt(secret, now)
      const first = await enter(await pendingOf(person), code)
      const again = await enter(await pendingOf(person), code)

      expect(first.json()).toMatchObject({ user: { id: person.id } })
      expect(cookieNamed('sid', first)).not.toBe('')
      expect(again.statusCode).toBe(400)
      later(30)
      const next = await enter(await pendingOf(person), await codeAt(secret, now))
      expect(next.statusCode).toBe(200)
    })

    test('of the same code ten times at once, one lets in', async () => {
      const { person, secret } = await withApp()
      await opened.database.queries.update(users).set({ disabledAt: null })
      const cookies = await Promise.all(Array.from({ length: 4 }, () => pendingOf(person)))
      const code = await codeAt(secret, now)
      const answers = await Promise.all(cookies.map((cookie) => enter(cookie, code)))

      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    })

    test('a code counts half a minute longer, never before its time', async () => {
      const { person, secret } = await withApp()
      now = new Date(Math.ceil(now.getTime() / 30_000) * 30_000)
      const early = await codeAt(secret, new Date(now.getTime() + 30_000))
      const late = await codeAt(secret, new Date(now.getTime() - 60_000))
      const last = await codeAt(secret, new Date(now.getTime() - 30_000))

      expect((await enter(await pendingOf(person), early)).statusCode).toBe(400)
      expect((await enter(await pendingOf(person), late)).statusCode).toBe(400)
      expect((await enter(await pendingOf(person), 'no code')).statusCode).toBe(400)
      expect((await enter(await pendingOf(person), last)).statusCode).toBe(200)
    })

    test('after five wrong codes the account waits, from wherever they came, also many at once', async () => {
      const { person, secret, codes } = await withApp()
      const cookie = await pendingOf(person)
      const wrong = await Promise.all(Array.from({ length: 8 }, () => enter(cookie, '000000')))
      const refused = wrong.filter(({ statusCode }) => statusCode === 429)
      expect([wrong.length, refused.length]).toEqual([8, 3])
      const right = await enter(await pendingOf(person), await codeAt(secret, now))
      const recovery = await enter(await pendingOf(person), codes[0] ?? '', 'recovery')
      expect([right.statusCode, recovery.statusCode]).toEqual([429, 429])
      expect(right.headers['retry-after']).toBeDefined()

      later(15 * 60)
      const after = await enter(await pendingOf(person), await codeAt(secret, now))
      expect(after.statusCode).toBe(200)
    })

    test('a recovery code lets in once, however it is typed', async () => {
      const { person, codes } = await withApp()
      const typed = (codes[3] ?? '').toUpperCase().replaceAll('-', ' ')

      expect(codes).toHaveLength(10)
      expect((await enter(await pendingOf(person), typed, 'recovery')).statusCode).toBe(200)
      expect((await enter(await pendingOf(person), typed, 'recovery')).statusCode).toBe(400)
      const overview = (await person.ask('GET /api/user/security')).json()
      expect(overview.recoveryCodes).toEqual({ left: 9, of: 10 })
    })

    test('the step must be taken within ten minutes', async () => {
      const { person, secret } = await withApp()
      const cookie = await pendingOf(person)
      later(10 * 60 + 1)

      expect((await enter(cookie, await codeAt(secret, now))).statusCode).toBe(400)
      const state = await app.inject({ url: '/api/auth/steps', headers: { cookie } })
      expect(state.json()).toEqual({ next: 'credentials' })
    })

    test('an account that was turned off meanwhile takes no step', async () => {
      const { person, secret } = await withApp()
      const cookie = await pendingOf(person)
      await opened.database.queries
        .update(users)
        .set({ disabledAt: now })
        .where(eq(users.id, person.id))

      expect((await enter(cookie, await codeAt(secret, now))).statusCode).toBe(400)
    })

    test('the database keeps neither the secret of the app nor a code nor the cookie', async () => {
      const { person, secret, codes } = await withApp()
      const cookie = await pendingOf(person)
      const { queries } = opened.database
      const kept = JSON.stringify([
        await queries.select().from(authenticatorApps),
        await queries.select().from(recoveryCodes),
        await queries.select().from(pendingSignIns),
      ])

      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(codes[0])
      expect(kept).not.toContain(codes[0]?.replaceAll('-', ''))
      expect(kept).not.toContain(decodeURIComponent(cookie).split('=')[1]?.split('.')[0])
    })

    test('somebody else’s row opens nothing: a secret is sealed to its account', async () => {
      const [one, other] = [await withApp(), await withApp()]
      const { queries } = opened.database
      const [row] = await queries
        .select()
        .from(authenticatorApps)
        .where(eq(authenticatorApps.userId, one.person.id))
      await queries
        .update(authenticatorApps)
        .set({ secret: row?.secret ?? '' })
        .where(eq(authenticatorApps.userId, other.person.id))
      later(60)

      const answer = await enter(await pendingOf(other.person), await codeAt(one.secret, now))
      expect(answer.statusCode).toBe(400)
    })

    test('a new app takes the place of the old one when its first code was right, not before', async () => {
      const { person, secret } = await withApp()
      await reauthenticate(person)
      const setup = (await person.ask('POST /api/user/authenticator-app')).json()
      const confirm = (code: string) =>
        person.ask('POST /api/user/authenticator-app/confirm', { setup: setup.setup, code })
      expect((await confirm('000000')).statusCode).toBe(400)
      expect((await enter(await pendingOf(person), await codeAt(secret, now))).statusCode).toBe(200)
      later(60)
      const confirmed = await confirm(await codeAt(setup.secret, now))
      expect(confirmed.json()).toEqual({ recoveryCodes: [] })
      later(60)
      expect((await enter(await pendingOf(person), await codeAt(secret, now))).statusCode).toBe(400)
      const entered = await enter(await pendingOf(person), await codeAt(setup.secret, now))
      expect(entered.statusCode).toBe(200)
    })

    test('without the app a password is enough again, and the codes are gone', async () => {
      const { person } = await withApp()
      await reauthenticate(person)

      expect((await person.ask('DELETE /api/user/authenticator-app')).statusCode).toBe(204)
      expect((await signIn(person)).json()).toMatchObject({ user: { id: person.id } })
      const overview = (await person.ask('GET /api/user/security')).json()
      expect(overview).toMatchObject({ appSince: null, recoveryCodes: null })
    })

    test('an email tells of an app that was set up, and of one that was removed', async () => {
      const { person } = await withApp()
      await emailTo(mail, person.email, 'An authenticator app was added')
      await reauthenticate(person)
      await person.ask('DELETE /api/user/authenticator-app')
      const removed = await emailTo(mail, person.email, 'Your authenticator app was removed')
      expect(removed.text).toContain('was just removed from your Deckloom account.')
      expect(removed.text).toContain('/forgot-password')
    })

    test('who must choose a new password does so before there is a session, after the second step', async () => {
      const { person, secret } = await withApp()
      await opened.database.queries
        .update(users)
        .set({ mustChangePassword: true })
        .where(eq(users.id, person.id))
      const stepped = await enter(await pendingOf(person), await codeAt(secret, now))
      const cookie = cookieNamed('sign-in', stepped)

      expect(stepped.json()).toEqual({ next: 'new-password', methods: [] })
      expect(cookieNamed('sid', stepped)).toBe('')
      expect((await post('/api/auth/steps/password', { password }, cookie)).statusCode).toBe(400)
      const chosen = await post(
        '/api/auth/steps/password',
        { password: 'another loom of 9 threads' },
        cookie,
      )
      expect(chosen.json()).toMatchObject({ user: { id: person.id } })
      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
      expect((await signIn(person)).statusCode).toBe(401)
    })

    test('where a second step is required, nobody gets a session before there is one', async () => {
      const person = await join(app)
      const { queries } = opened.database
      await writeSettings(queries, { change: { requireSecondFactor: true }, by: person.id, now })
      try {
        const answer = await signIn(person)
        const cookie = cookieNamed('sign-in', answer)
        expect(answer.json()).toEqual({ next: 'enrollment', methods: [] })
        expect(cookieNamed('sid', answer)).toBe('')

        const { setup, secret } = (await post('/api/auth/steps/app', {}, cookie)).json()
        const enrolled = await post(
          '/api/auth/steps/app/confirm',
          { setup, code: await codeAt(secret, now) },
          cookie,
        )
        expect(enrolled.json().recoveryCodes).toHaveLength(10)
        expect(enrolled.json().answer).toMatchObject({ user: { id: person.id } })
        const session = { cookie: cookieNamed('sid', enrolled) }
        expect((await app.inject({ url: '/api/auth/user', headers: session })).statusCode).toBe(200)
        await post('/api/user/proof', { password }, session.cookie)
        const removed = await app.inject({
          method: 'DELETE',
          url: '/api/user/authenticator-app',
          headers: session,
        })
        expect(removed.statusCode).toBe(403)
      } finally {
        await writeSettings(queries, { change: { requireSecondFactor: false }, by: person.id, now })
      }
    })

    test('a second step that is set up while signing in takes the place of none that its person set up meanwhile', async () => {
      const person = await reauthenticate(await join(app))
      const { queries } = opened.database
      await writeSettings(queries, { change: { requireSecondFactor: true }, by: person.id, now })
      try {
        const thief = cookieNamed('sign-in', await signIn(person))
        const theirs = (await post('/api/auth/steps/app', {}, thief)).json()
        const { setup, secret } = (await person.ask('POST /api/user/authenticator-app')).json()
        const own = { setup, code: await codeAt(secret, now) }
        await person.ask('POST /api/user/authenticator-app/confirm', own)

        const late = { setup: theirs.setup, code: await codeAt(theirs.secret, now) }
        const taken = await post('/api/auth/steps/app/confirm', late, thief)
        expect([taken.statusCode, taken.json().code]).toEqual([400, 'invalid_token'])
        for (const url of ['/api/auth/steps/app', '/api/auth/steps/passkeys/options']) {
          expect((await post(url, {}, thief)).json().code).toBe('invalid_token')
        }
        later(60)
        const entered = await enter(await pendingOf(person), await codeAt(secret, now))
        expect(entered.json()).toMatchObject({ user: { id: person.id } })
      } finally {
        await writeSettings(queries, { change: { requireSecondFactor: false }, by: person.id, now })
      }
    })
  })
}
