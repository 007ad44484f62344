import type { SessionItem } from '@deckloom/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '../../../db/schema/accounts.ts'
import { cookieOf, join, password, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { purgeSessions } from '../repositories/sessionsRepository.ts'

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
      const plain = await post('/api/auth/login', { email: (await join(app)).email, password })
      expect(plain.headers['set-cookie']).toEqual([
        expect.stringMatching(/^sid=.*; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^device=.*; Path=\/api\/auth; HttpOnly; SameSite=Strict$/),
      ])

      const secure = await testApp(opened, {
        environment: { PUBLIC_URL: 'https://decks.example.com' },
      })
      const person = await join(app)
      const answer = await secure.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password },
      })
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-sid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^device=.*; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/),
      ])
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

    test('ends the sessions of an administrator 12 hours after they began, used or not', async () => {
      let now = Date.parse('2026-01-01T12:00:00Z')
      const clocked = await testApp(opened, { now: () => new Date(now) })
      const person = await join(clocked)
      const status = async () => (await person.ask('GET /api/auth/user')).statusCode
      const hours = 60 * 60_000
      now += 13 * hours
      expect(await status()).toBe(200)

      await opened.database.queries
        .update(users)
        .set({ isAdmin: true })
        .where(eq(users.id, person.id))

      expect(await status()).toBe(401)
      const again = await clocked.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password },
      })
      const ask = () =>
        clocked.inject({ url: '/api/user/sessions', headers: { cookie: cookieOf(again) } })
      now += 12 * hours - 1
      expect((await ask()).json()).toHaveLength(1)
      now += 1
      expect((await ask()).statusCode).toBe(401)
      await clocked.close()
    })

    test('removes the rows of sessions that let nobody in any more', async () => {
      const began = Date.parse('2026-01-01T12:00:00Z')
      const clocked = await testApp(opened, { now: () => new Date(began) })
      const [person, administrator] = [await join(clocked), await join(clocked)]
      await clocked.close()
      const { queries } = opened.database
      await queries.update(users).set({ isAdmin: true }).where(eq(users.id, administrator.id))
      const rowsAfter = async (hours: number) => {
        await purgeSessions(queries, new Date(began + hours * 60 * 60_000))
        const owners = await queries.select({ sess: sessions.sess }).from(sessions)
        const ids = owners.map(({ sess }) => sess.userId)
        return [ids.includes(person.id), ids.includes(administrator.id)]
      }

      expect(await rowsAfter(11.9)).toEqual([true, true])
      expect(await rowsAfter(12)).toEqual([true, false])
      expect(await rowsAfter(14 * 24 - 0.1)).toEqual([true, false])
      expect(await rowsAfter(14 * 24)).toEqual([false, false])
    })

    test('lists where an account is signed in, without anything that would let somebody in', async () => {
      const person = await join(app)
      await post(
        '/api/auth/login',
        { email: person.email, password },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' },
      )

      const answer = await person.ask('GET /api/user/sessions')

      const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
      const item = { id: expect.stringMatching(/^[0-9a-f]{16}$/), createdAt: moment }
      expect(answer.json()).toEqual([
        { ...item, lastUsedAt: moment, isCurrent: false, device: 'Firefox on Linux' },
        { ...item, lastUsedAt: moment, isCurrent: true, device: 'Unknown device' },
      ])
      const stored = await opened.database.queries.select({ sid: sessions.sid }).from(sessions)
      for (const { sid } of stored) expect(answer.body).not.toContain(sid.slice(0, 16))
    })

    test('ends one session of the account that asks, and none of another', async () => {
      const [person, stranger] = [await join(app), await join(app)]
      const phone = cookieOf(await post('/api/auth/login', { email: person.email, password }))
      const items: readonly SessionItem[] = (await person.ask('GET /api/user/sessions')).json()
      const other = items.find(({ isCurrent }) => !isCurrent)?.id ?? 'none'
      const own = items.find(({ isCurrent }) => isCurrent)?.id ?? 'none'
      const onPhone = () => app.inject({ url: '/api/auth/user', headers: { cookie: phone } })

      expect((await stranger.ask(`DELETE /api/user/sessions/${other}`)).statusCode).toBe(404)
      expect((await onPhone()).statusCode).toBe(200)
      expect((await person.ask(`DELETE /api/user/sessions/${other}`)).statusCode).toBe(204)
      expect((await onPhone()).statusCode).toBe(401)
      expect((await person.ask(`DELETE /api/user/sessions/${other}`)).statusCode).toBe(404)

      const last = await person.ask(`DELETE /api/user/sessions/${own}`)
      expect(last.statusCode).toBe(204)
      expect(String(last.headers['set-cookie'])).toContain('Max-Age=0')
      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
    })

    /** The headers of a browser that followed a link of our own page. */
    const followed = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
    const isIn = async (person: Person) =>
      (await person.ask('GET /api/auth/user')).statusCode === 200

    test('ends every session of the account by a call that needs a proof, and nobody else is signed out', async () => {
      const [person, stranger] = [await join(app), await join(app)]
      const phone = cookieOf(await post('/api/auth/login', { email: person.email, password }))
      const onPhone = () => app.inject({ url: '/api/auth/user', headers: { cookie: phone } })

      expect((await person.ask('POST /api/logout/all')).json().code).toBe('reauth_required')
      expect((await onPhone()).statusCode).toBe(200)
      await prove(person)
      expect((await person.ask('POST /api/logout/all')).statusCode).toBe(204)

      expect(await isIn(person)).toBe(false)
      expect((await onPhone()).statusCode).toBe(401)
      expect(await isIn(stranger)).toBe(true)
    })

    test('A-042 ends the session on the server at /api/logout and takes the cookie away', async () => {
      const person = await join(app)

      const answer = await person.ask('GET /api/logout', undefined, followed)

      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
      expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
      expect(await isIn(person)).toBe(false)
    })

    test.each([
      ['another site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }],
      ['a sibling site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-site' }],
      ['the address bar', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
      ['a picture on our own page', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
      ['a frame on our own page', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
      ['a script of our own page', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
      ['a browser that loads ahead', { ...followed, 'sec-purpose': 'prefetch' }],
      ['a browser that says nothing', {}],
    ])('A-043 asks before it signs out for %s, and the session stays', async (_who, headers) => {
      const person = await join(app)

      for (const url of ['/api/logout', '/api/logout?all=1'] as const) {
        const answer = await person.ask(`GET ${url}`, undefined, headers)

        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toContain('text/html')
        expect(answer.body).toContain('<form method="post" action="/api/logout">')
      }
      expect(await isIn(person)).toBe(true)
    })

    test('A-043 the form of the page that asks signs out, and another site cannot send it', async () => {
      const person = await join(app)
      const send = (headers: Readonly<Record<string, string>>) =>
        person.ask('POST /api/logout', '', {
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        })

      expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
      expect(await isIn(person)).toBe(true)
      const answer = await send({ 'sec-fetch-site': 'same-origin' })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
      expect(await isIn(person)).toBe(false)
    })
  })
}
