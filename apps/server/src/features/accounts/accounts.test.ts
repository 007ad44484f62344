import { createClient } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { MemoryWindows } from '../../platform/limits/MemoryWindows.ts'
import {
  cookieOf,
  join,
  joinUnverified,
  password,
  type Person,
  testApp,
  verify,
} from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { promoteAccounts } from './repositories/accountsRepository.ts'

const names = { firstName: 'Ada', lastName: 'Weaver' }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`accounts on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { environment: { ADMIN_EMAILS: 'Chief@example.com' } })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const post = (url: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url, payload, headers })
    const client = createClient(async (path) => {
      const { statusCode: status, statusMessage: statusText, body } = await app.inject(path)
      return { ok: status < 400, status, statusText, text: () => Promise.resolve(body) }
    })
    const register = (body: object) => post('/api/auth/register', body)
    const rows = (email: string) =>
      opened.database.queries.select().from(users).where(eq(users.email, email))

    test('C-046 C-047 registers an account, signs it in and says that it is new', async () => {
      const answer = await register({ email: ' Ada@Example.com ', password, ...names })

      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({
        isNewUser: true,
        user: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Weaver', isAdmin: false },
      })
      const me = await app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(answer) } })
      expect(me.statusCode).toBe(200)
    })

    test('C-010 C-011 signs in with address and password, however the address is written', async () => {
      const person = await join(app, 'loom@example.com')

      const answer = await post('/api/auth/login', { email: 'LOOM@example.com', password })

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ isNewUser: true, user: { id: person.id } })
    })

    test('no longer calls an account new once its trial has begun', async () => {
      const person = await join(app)
      await opened.database.queries
        .update(users)
        .set({ trialStartDate: new Date() })
        .where(eq(users.id, person.id))

      const answer = await post('/api/auth/login', { email: person.email, password })

      expect(answer.json()).toMatchObject({ isNewUser: false })
    })

    test('C-094 answers the current user with every named field, and without the password', async () => {
      const person = await joinUnverified(app)

      const user = (await person.ask('GET /api/auth/user')).json()

      expect(user).toEqual({
        id: person.id,
        email: person.email,
        emailVerified: false,
        firstName: 'Ada',
        lastName: 'Weaver',
        profileImageUrl: null,
        isAdmin: false,
        subscriptionTier: 'free',
        subscriptionStatus: 'trialing',
        trialStartDate: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
    })

    test('C-095 answers 401 without a session, and with one that was made up, which the client takes as nobody', async () => {
      const tampered = `${(await join(app)).cookie.slice(0, -2)}xx`
      const cookies = ['', 'sid=nonsense', `sid=${'x'.repeat(5_000)}`, 'sid=%E0%A4', tampered]

      for (const cookie of cookies) {
        const answer = await app.inject({ url: '/api/auth/user', headers: { cookie } })
        expect(answer.statusCode, cookie.slice(0, 20)).toBe(401)
        expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
      }
      expect(await client.currentUser()).toBeNull()
    })

    test('C-049 refuses a second account for an address and leaves the first as it is', async () => {
      await join(app, 'taken@example.com')
      const before = await rows('taken@example.com')

      const answer = await register({ email: 'TAKEN@example.com', password, ...names })

      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'email_taken',
        message: 'An account with this email already exists.',
      })
      expect(await rows('taken@example.com')).toEqual(before)
    })

    test('lets exactly one of two registrations at the same moment succeed', async () => {
      const body = { email: 'race@example.com', password, ...names }

      const answers = await Promise.all([register(body), register(body), register(body)])

      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        201, 409, 409,
      ])
    })

    test.each([
      ['a short password', { password: 'abc 123' }, 'Password must be at least 8 characters'],
      [
        '129 characters',
        { password: `a1${'x'.repeat(127)}` },
        'Password must be at most 128 characters',
      ],
      ['no letter', { password: '12345678' }, 'Password must contain at least one letter'],
      ['no digit', { password: 'abcdefgh' }, 'Password must contain at least one number'],
      [
        'a common password',
        { password: 'Password123' },
        'This password is too common. Please choose another one.',
      ],
      ['no first name', { firstName: '  ' }, 'First name is required'],
      ['no last name', { lastName: undefined }, 'Last name is required'],
      ['a bad address', { email: 'nobody' }, 'Please enter a valid email address'],
      ['a full-width @', { email: 'a＠example.com' }, 'Please enter a valid email address'],
      [
        'two addresses',
        { email: ['a@example.com', 'b@example.com'] },
        'Please enter a valid email address',
      ],
      [
        'a header in the address',
        { email: 'a@example.com\r\nBcc: b@example.com' },
        'Please enter a valid email address',
      ],
    ])('refuses %s with the sentence of the form', async (_name, change, message) => {
      const email = 'refused@example.com'

      const answer = await register({ email, password, ...names, ...change })

      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation_failed', message })
      expect(await rows(email)).toEqual([])
    })

    test('C-056 refuses a form that a program filled in, says to try again, and makes no account', async () => {
      const email = 'program@example.com'
      const answer = await post(
        '/api/auth/register',
        { email, password, ...names },
        { 'x-form-note': 'filled' },
      )

      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'form_too_fast',
          message: expect.stringContaining('Please try again.'),
        }),
      ])
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await rows(email)).toEqual([])
    })

    test('stops sign-ins to an account after 100 failures in a row, from wherever, until the next day', async () => {
      let now = Date.parse('2026-05-01T12:00:00Z')
      const strict = await testApp(opened, {
        now: () => new Date(now),
        environment: { RATE_LIMIT_SCALE: '1' },
      })
      const person = await join(strict, 'stormed@example.com')
      const attempt = (caller: number, secret: string) =>
        strict.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: person.email, password: secret },
          remoteAddress: `10.2.${caller}.1`,
        })
      for (let failure = 0; failure < 100; failure += 1) {
        expect((await attempt(Math.floor(failure / 4), 'wrong 1')).statusCode).toBe(401)
      }

      const refused = await attempt(200, password)
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
      now += 24 * 60 * 60_000
      expect((await attempt(200, password)).statusCode).toBe(200)
      await strict.close()
    })

    test('C-052 refuses passwords without a letter or without a digit, in any script', async () => {
      for (const secret of ['12345678', '١٢٣٤٥٦٧٨ 9', 'abcdefgh', 'контрасеня']) {
        const answer = await register({ email: 'rule@example.com', password: secret, ...names })
        expect(answer.statusCode, secret).toBe(400)
      }
      const cyrillic = await register({
        email: 'rule@example.com',
        password: 'контрасеня1',
        ...names,
      })
      expect(cyrillic.statusCode).toBe(201)
    })

    test('accepts 8 and 128 characters, spaces and any script, exactly as typed', async () => {
      for (const [index, secret] of [
        'qv 7Kd9z',
        'silt 7 buoy harbour '.repeat(7).slice(0, 128),
        ' žluťoučký 1 ',
      ].entries()) {
        const email = `secret${index}@example.com`
        expect((await register({ email, password: secret, ...names })).statusCode).toBe(201)
        expect((await post('/api/auth/login', { email, password: secret })).statusCode).toBe(200)
        const cut = await post('/api/auth/login', { email, password: secret.slice(0, -1) })
        expect(cut.statusCode).toBe(401)
      }
    })

    test('takes no field that would make somebody more than they are', async () => {
      for (const field of ['isAdmin', 'subscriptionTier', 'id', 'userId', '__proto__']) {
        const body = `{"email":"climber@example.com","password":"${password}","firstName":"A","lastName":"B","${field}":"x"}`
        const answer = await app.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: body,
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.statusCode, field).toBe(400)
      }
      expect(await rows('climber@example.com')).toEqual([])
    })

    test('answers an unknown address and a wrong password alike', async () => {
      const person = await join(app)

      const wrong = await post('/api/auth/login', { email: person.email, password: 'wrong 12345' })
      const unknown = await post('/api/auth/login', {
        email: 'no@example.com',
        password: 'wrong 12345',
      })

      expect(wrong.statusCode).toBe(401)
      expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
      expect(unknown.statusCode).toBe(401)
    })

    test('A-041 leads /api/login to the sign-in screen', async () => {
      const answer = await app.inject({ url: '/api/login' })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login'])
    })

    const isAdmin = async (person: Person): Promise<boolean> =>
      (await person.ask('GET /api/auth/user')).json().isAdmin

    test('C-059 makes an address in ADMIN_EMAILS an administrator when it registers and is verified', async () => {
      const chief = await joinUnverified(app, 'chief@example.com')
      expect(await isAdmin(chief)).toBe(false)

      await verify(app, chief)
      expect(await isAdmin(chief)).toBe(true)
    })

    test('C-060 makes an existing account in ADMIN_EMAILS an administrator at start-up, once it is verified', async () => {
      const [person, squatter] = [await join(app), await joinUnverified(app)]

      await promoteAccounts(opened.database.queries, new Set([person.email, squatter.email]))

      expect([await isAdmin(person), await isAdmin(squatter)]).toEqual([true, false])
    })

    test('C-050 limits registrations from one address group, of taken addresses too', async () => {
      const strict = await testApp(opened, {
        environment: { RATE_LIMIT_SCALE: '1' },
        // The servers of other tests have counted in the database.
        windows: new MemoryWindows(),
      })
      const { email } = await join(app)
      const attempt = () =>
        strict.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: { email, password, ...names },
        })

      const statuses: number[] = []
      for (let count = 0; count < 6; count += 1) statuses.push((await attempt()).statusCode)

      expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
      expect(Number((await attempt()).headers['retry-after'])).toBeGreaterThan(3_000)
      await strict.close()
    })

    test('C-058 limits failed sign-ins per account and per address group, right passwords included', async () => {
      const strict = await testApp(opened, {
        now: () => new Date('2026-05-01T12:00:00Z'),
        environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' },
      })
      const person = await join(app)
      const attempt = async (email: string, secret: string, from: string) => {
        const answer = await strict.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password: secret },
          headers: { 'x-forwarded-for': from },
        })
        return answer.statusCode
      }

      for (let count = 0; count < 5; count += 1) {
        expect(await attempt(person.email, 'wrong 12345', '2001:db8::1')).toBe(401)
      }
      expect(await attempt(person.email, password, '2001:db8::ffff')).toBe(429)
      expect(await attempt(person.email, password, '2001:db8:1::1')).toBe(200)

      for (let count = 0; count < 30; count += 1) {
        expect(await attempt(`nobody${count}@example.com`, 'wrong 12345', '192.0.2.1')).toBe(401)
      }
      expect(await attempt('another@example.com', 'wrong 12345', '192.0.2.1')).toBe(429)
      await strict.close()
    })
  })
}
