import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '../../db/schema/accounts.ts'
import { join, password, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`sessions on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const post = (url: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url, payload, headers })
    const rows = (email: string) =>
      opened.database.queries.select().from(users).where(eq(users.email, email))

    test('keeps only hashes of passwords and of session tokens', async () => {
      const person = await join(app)
      const token = decodeURIComponent(person.cookie).split('=')[1]?.split('.')[0] ?? ''
      const [user] = await rows(person.email)
      const [session] = await opened.database.queries
        .select()
        .from(sessions)
        .where(sql`${sessions.sess} ->> 'userId' = ${person.id}`)

      expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(session?.sid).toMatch(/^[0-9a-f]{64}$/)
      expect(JSON.stringify(session)).not.toContain(token)
    })

    test('sets a cookie that scripts and other sites cannot use', async () => {
      const plain = String(
        (await post('/api/auth/login', { email: (await join(app)).email, password })).headers[
          'set-cookie'
        ],
      )
      expect(plain).toMatch(/^sid=.*; Path=\/; HttpOnly; SameSite=Lax$/)

      const secure = await testApp(opened, {
        environment: { PUBLIC_URL: 'https://decks.example.com' },
      })
      const person = await join(app)
      const answer = await secure.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password },
      })
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^__Host-sid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      await secure.close()
    })

    test('ends the session that the browser had when it signs in again', async () => {
      const person = await join(app)

      await post('/api/auth/login', { email: person.email, password }, { cookie: person.cookie })

      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
    })

    test('keeps at most 20 sessions of an account, the newest', async () => {
      const person = await join(app)
      for (let count = 0; count < 20; count += 1) {
        await post('/api/auth/login', { email: person.email, password })
      }

      const kept = await opened.database.queries.$count(
        sessions,
        sql`${sessions.sess} ->> 'userId' = ${person.id}`,
      )

      expect(kept).toBe(20)
      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
    })

    test('lets a session lapse after 14 idle days and after 30 days in all', async () => {
      let today = new Date('2026-01-01T12:00:00Z')
      const clocked = await testApp(opened, { now: () => today })
      const person = await join(clocked)
      const after = async (days: number) => {
        today = new Date(Date.parse('2026-01-01T12:00:00Z') + days * 86_400_000)
        return (await person.ask('GET /api/auth/user')).statusCode
      }

      expect(await after(13)).toBe(200)
      expect(await after(26)).toBe(200)
      expect(await after(29.9)).toBe(200)
      expect(await after(30.1)).toBe(401)
      await clocked.close()

      const idle = await testApp(opened, { now: () => today })
      const sleeper = await join(idle)
      today = new Date(today.getTime() + 14.1 * 86_400_000)
      expect((await sleeper.ask('GET /api/auth/user')).statusCode).toBe(401)
      await idle.close()
    })

    test('ends the session on the server at /api/logout and takes the cookie away', async () => {
      const person = await join(app)

      const answer = await person.ask('GET /api/logout')

      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
      expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
    })

    test('asks before it signs out for another site', async () => {
      const person = await join(app)

      const answer = await person.ask('GET /api/logout', undefined, {
        'sec-fetch-site': 'cross-site',
      })

      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(200)
    })
  })
}
