import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordResetTokens } from '../../../db/schema/accounts.ts'
import { mailQueue } from '../../../db/schema/mail.ts'
import { databaseDigest, digestAtRest } from '../../../testing/database/databaseDigest.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { join, password, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const fresh = 'a new loom 2026'
const minute = 60_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`resetting a password on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let now = new Date('2026-05-01T12:00:00Z')

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, {
        mailer: mail,
        now: () => now,
        environment: { PUBLIC_URL: 'https://decks.example.com' },
      })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const post = (url: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers })
    const ask = (email: unknown, names = { firstName: 'Ada', lastName: 'Weaver' }, headers = {}) =>
      post('forgot-password', { email, ...names }, headers)
    const validate = (token: unknown) => post('validate-reset-token', { token })
    const reset = (token: unknown, secret: unknown = fresh) =>
      post('reset-password', { token, password: secret })
    const signIn = (email: string, secret: string) => post('login', { email, password: secret })
    const tokensOf = ({ id }: Person) =>
      opened.database.queries
        .select()
        .from(passwordResetTokens)
        .where(eq(passwordResetTokens.userId, id))
    /** The token in the email after a request for a reset. */
    const tokenFor = async (person: Person): Promise<string> => {
      const message = mail.next()
      expect((await ask(person.email)).statusCode).toBe(200)
      return /token=([\w-]+)/.exec((await message).text)?.[1] ?? ''
    }

    test('C-066 C-074 C-090 sends a link with 256 random bits that sets a new password', async () => {
      const person = await join(app)

      const token = await tokenFor(person)

      expect(token).toMatch(/^[\w-]{43}$/)
      expect((await validate(token)).json()).toEqual({ valid: true })
      expect((await reset(token)).statusCode).toBe(200)
      expect((await signIn(person.email, fresh)).statusCode).toBe(200)
      expect((await signIn(person.email, password)).statusCode).toBe(401)
    })

    test('writes to the stored address, greets with the stored name and links to the configured origin', async () => {
      const person = await join(app, 'stored@example.com')
      const message = mail.next()

      await ask(
        ' STORED@example.com ',
        { firstName: 'Mallory', lastName: '<b>' },
        { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
      )

      const { to, text, html } = await message
      expect(to).toBe(person.email)
      expect(text).toContain('Hello Ada,')
      expect(text).toContain('https://decks.example.com/reset-password?token=')
      expect(`${text}${html}`).not.toMatch(/evil|Mallory/)
    })

    test('C-074 C-078 keeps the token in no table, only its SHA-256', async () => {
      const person = await join(app)
      const token = await tokenFor(person)

      const [row] = await tokensOf(person)
      expect(row?.token).toBe(createHash('sha256').update(token).digest('hex'))
      const { rows } = await opened.database.queries.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      for (const { name } of rows) {
        const found = await opened.database.queries.execute(
          sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${token}%`}`,
        )
        expect(found.rows, name).toEqual([])
      }
    })

    test('C-075 opens the account for 60 minutes', async () => {
      const person = await join(app)
      const start = now.getTime()
      const token = await tokenFor(person)

      now = new Date(start + 59 * minute)
      expect((await validate(token)).statusCode).toBe(200)
      now = new Date(start + 60 * minute)
      expect((await validate(token)).json()).toMatchObject({ code: 'invalid_token' })
      expect((await reset(token)).json()).toMatchObject({ code: 'invalid_token' })
      now = new Date(start)
    })

    test('C-076 works once, whoever is faster', async () => {
      const person = await join(app)
      const token = await tokenFor(person)

      const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)))

      const codes = answers.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 400)).toHaveLength(19)
      expect((await validate(token)).statusCode).toBe(400)
      expect((await tokensOf(person)).map(({ isUsed }) => isUsed)).toEqual([true])
    })

    test('C-077 ends every session of the account and tells its owner by mail', async () => {
      const person = await join(app)
      const elsewhere = await join(app)
      const token = await tokenFor(person)
      const message = mail.next()

      await reset(token)

      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
      expect((await elsewhere.ask('GET /api/auth/user')).statusCode).toBe(200)
      expect(await message).toMatchObject({
        to: person.email,
        subject: 'Your password was changed',
      })
    })

    test('lets a newer link replace an earlier one', async () => {
      const person = await join(app)
      const earlier = await tokenFor(person)
      const newer = await tokenFor(person)

      await expect.poll(async () => (await validate(earlier)).statusCode).toBe(400)
      expect((await validate(newer)).statusCode).toBe(200)
    })

    test('C-072 C-073 answers the same with and without an account, and writes only to the one', async () => {
      const person = await join(app)
      const message = mail.next()
      const unknown = await ask('nobody@example.com')
      const known = await ask(person.email, { firstName: 'Some', lastName: 'Body' })

      expect(unknown.statusCode).toBe(known.statusCode)
      expect(unknown.body).toBe(known.body)
      expect((await message).to).toBe(person.email)
      await expect.poll(() => opened.database.queries.select().from(mailQueue)).toEqual([])
      expect(mail.emails.some(({ to }) => to === 'nobody@example.com')).toBe(false)
    })

    test.each([
      ['an address that is none', { email: 'nobody' }],
      ['two addresses', { email: ['a@example.com', 'b@example.com'] }],
      ['no first name', { firstName: ' ' }],
      ['a last name of 81 characters', { lastName: 'x'.repeat(81) }],
      ['a field too many', { isAdmin: true }],
    ])('C-063 C-064 C-065 refuses %s and writes nothing', async (_name, change) => {
      const before = await digestAtRest(opened.database.queries)

      const answer = await post('forgot-password', {
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Weaver',
        ...change,
      })

      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
      expect(await databaseDigest(opened.database.queries)).toBe(before)
    })

    test('C-081 C-088 refuses tokens that open nothing, and asks for one that is missing', async () => {
      for (const token of ['x', 'a'.repeat(43), 'ä'.repeat(60), '%00', '0'.repeat(3_000)]) {
        expect((await validate(token)).json()).toMatchObject({ code: 'invalid_token' })
        expect((await reset(token)).json()).toMatchObject({ code: 'invalid_token' })
      }
      for (const token of ['', undefined, ['a'], 7]) {
        const answer = await reset(token)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({
          code: 'validation_failed',
          message: 'Reset token is required',
        })
      }
    })

    test('keeps the link when the new password is refused', async () => {
      const person = await join(app)
      const token = await tokenFor(person)

      for (const secret of ['short1', 'nodigitshere', '12345678', 'Password123', person.email]) {
        expect((await reset(token, secret)).json()).toMatchObject({ code: 'validation_failed' })
      }
      expect((await signIn(person.email, password)).statusCode).toBe(200)
      expect((await reset(token)).statusCode).toBe(200)
    })

    test('lets nobody flood a mailbox or guess tokens', async () => {
      const strict = await testApp(opened, {
        mailer: mail,
        now: () => now,
        environment: { RATE_LIMIT_SCALE: '1' },
      })
      const from = (remoteAddress: string) => (url: string, payload: object) =>
        strict.inject({ method: 'POST', url: `/api/auth/${url}`, payload, remoteAddress })
      const names = { firstName: 'Ada', lastName: 'Weaver' }
      const email = 'flooded@example.com'
      await join(app, email)

      for (let caller = 1; caller <= 6; caller += 1) {
        const answer = await from(`10.0.${caller}.1`)('forgot-password', { email, ...names })
        expect(answer.statusCode).toBe(200)
      }
      const guess = from('10.1.0.1')
      const codes: number[] = []
      for (let attempt = 0; attempt < 12; attempt += 1) {
        codes.push((await guess('validate-reset-token', { token: `guess ${attempt}` })).statusCode)
      }
      await strict.close()

      expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
      await expect
        .poll(() => mail.emails.filter(({ to }) => to === email).length)
        .toBeLessThanOrEqual(3)
    })
  })
}
