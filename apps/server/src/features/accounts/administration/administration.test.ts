import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { mailQueue } from '../../../db/schema/mail.ts'
import { supportMessages } from '../../../db/schema/support.ts'
import {
  aDeck,
  cookieOf,
  join,
  password,
  type Person,
  prove,
  testApp,
} from '../../../testing/testApp.ts'
import { promoteAccounts } from '../repositories/accountsRepository.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`administrators on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let admin: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, {
        environment: { ADMIN_EMAILS: 'root@example.com', SUPPORT_EMAIL: 'desk@example.com' },
      })
      admin = await join(app, 'root@example.com')
      await prove(admin)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const change = (who: Person, body: object, by = admin) =>
      by.ask(`PATCH /api/admin/users/${who.id}`, body)
    const signIn = (who: Person) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: who.email, password },
      })
    const isAdmin = async (who: Person) => {
      const [row] = await opened.database.queries.select().from(users).where(eq(users.id, who.id))
      return row?.isAdmin
    }
    const trail = async () => (await admin.ask('GET /api/admin/audit')).json()

    test('find accounts by parts of addresses and names, and see nothing of what decks say', async () => {
      const ada = await join(app, 'ada_100@example.com')
      await aDeck(ada, 'A secret canary')

      const found = await admin.ask('GET /api/admin/users?search=ADA_100')

      expect(found.json()).toMatchObject({
        nextCursor: null,
        items: [
          {
            id: ada.id,
            email: ada.email,
            isAdmin: false,
            disabledAt: null,
            subscriptionTier: 'free',
            presentations: 1,
            lastActive: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          },
        ],
      })
      expect(found.body).not.toMatch(/canary|argon2/)
      const named = (await admin.ask('GET /api/admin/users?search=weaver')).json()
      expect(named.items.length).toBeGreaterThan(1)
      const nobody = (await admin.ask('GET /api/admin/users?search=nobody-at-all')).json()
      expect(nobody.items).toEqual([])
    })

    test('make others administrators and take that away, which signs them out and is on record', async () => {
      const ada = await join(app)

      expect((await change(ada, { isAdmin: true })).json()).toMatchObject({ isAdmin: true })
      expect((await ada.ask('GET /api/auth/user')).statusCode).toBe(401)
      const answer = await signIn(ada)
      expect(answer.json().user.isAdmin).toBe(true)
      expect((await change(ada, { isAdmin: false })).json()).toMatchObject({ isAdmin: false })
      expect(await isAdmin(ada)).toBe(false)

      await expect
        .poll(async () =>
          (await trail()).filter((row: { target: string }) => row.target === ada.email),
        )
        .toMatchObject([
          { action: 'admin-revoke', outcome: 'done', actor: admin.email },
          { action: 'admin-grant', outcome: 'done', actor: admin.email },
        ])
    })

    test('let somebody sign in no more: sessions end, the right password is told why, a wrong one is not', async () => {
      const ada = await join(app)

      expect((await change(ada, { disabled: true })).json().disabledAt).toMatch(/Z$/)

      expect((await ada.ask('GET /api/auth/user')).statusCode).toBe(401)
      const refused = await signIn(ada)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_disabled'])
      const wrong = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: ada.email, password: 'another one 1' },
      })
      expect(wrong.json().code).toBe('bad_credentials')
      expect((await change(ada, { disabled: false })).json().disabledAt).toBeNull()
      expect((await signIn(ada)).statusCode).toBe(200)
    })

    test('who is turned off administers nothing any more', async () => {
      const ada = await join(app)
      await change(ada, { isAdmin: true })
      expect((await change(ada, { disabled: true })).json()).toMatchObject({ isAdmin: false })
      await change(ada, { disabled: false })
      expect(await isAdmin(ada)).toBe(false)
    })

    test('change nothing about themselves, so that one is always left', async () => {
      for (const body of [{ isAdmin: false }, { disabled: true }]) {
        const answer = await change(admin, body)
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
      }
      expect(await isAdmin(admin)).toBe(true)
    })

    test('of two who take it from each other at the same time one stays', async () => {
      const pair = [await join(app), await join(app)] as const
      for (const person of pair) await change(person, { isAdmin: true })
      const cookies = await Promise.all(pair.map(async (person) => cookieOf(await signIn(person))))
      for (const cookie of cookies) {
        const proof = { method: 'POST', url: '/api/user/proof', payload: { password } } as const
        await app.inject({ ...proof, headers: { cookie } })
      }

      await Promise.all(
        pair.map((_, index) =>
          app.inject({
            method: 'PATCH',
            url: `/api/admin/users/${pair[1 - index]?.id}`,
            payload: { isAdmin: false },
            headers: { cookie: cookies[index] ?? '' },
          }),
        ),
      )

      const left = await Promise.all(pair.map(isAdmin))
      expect(left.filter(Boolean)).toHaveLength(1)
    })

    test('C-061 an address of ADMIN_EMAILS makes an administrator when it registers, never when it is changed to', async () => {
      const fresh = await driver.open()
      const other = await testApp(fresh, { environment: { ADMIN_EMAILS: 'boss@example.com' } })
      const ada = await join(other)
      await prove(ada)

      const answer = await ada.ask('PATCH /api/user/profile', {
        firstName: 'Ada',
        lastName: 'Weaver',
        email: 'boss@example.com',
      })

      expect(answer.json()).toMatchObject({ email: ada.email, isAdmin: false })
      await promoteAccounts(fresh.database.queries, new Set(['boss@example.com']))
      expect((await ada.ask('GET /api/auth/user')).json().isAdmin).toBe(false)
      expect((await ada.ask('GET /api/admin/users')).statusCode).toBe(403)
      await other.close()
      await fresh.remove()
    })

    test('read messages to the support desk page by page, with addresses in stars', async () => {
      const message = {
        name: 'Ines',
        email: 'ines@example.org',
        category: 'Export',
        message: 'Which fonts?',
        createdAt: new Date(),
      }
      const sent = Array.from({ length: 51 }, (_, index) => ({
        ...message,
        subject: `Message ${index + 1}`,
      }))
      await opened.database.queries.insert(supportMessages).values(sent)
      const newest = (await admin.ask('GET /api/admin/support-messages')).json()
      expect(newest).toHaveLength(50)
      expect(newest[0]).toMatchObject({ subject: 'Message 51', email: 'i***@example.org' })
      const [last] = (
        await admin.ask(`GET /api/admin/support-messages?before=${newest.at(-1).id}`)
      ).json()
      expect(last.subject).toBe('Message 1')
    })

    test('see emails that failed, not to whom they go, and have them tried again', async () => {
      const [message] = await opened.database.queries
        .insert(mailQueue)
        .values({
          mail: { kind: 'password-reset', email: 'canary@example.com' },
          attempts: 7,
          nextAttemptAt: new Date(),
          failedAt: new Date(),
          lastError: 'no such host',
        })
        .returning()
      const list = await admin.ask('GET /api/admin/mail')
      expect(list.json()).toContainEqual(
        expect.objectContaining({
          id: message?.id,
          kind: 'password-reset',
          lastError: 'no such host',
        }),
      )
      expect(list.body).not.toContain('canary')

      expect((await admin.ask(`POST /api/admin/mail/${message?.id}/retry`)).statusCode).toBe(204)
      await expect
        .poll(async () => (await admin.ask('GET /api/admin/mail')).body)
        .not.toContain('no such host')
      expect((await admin.ask('POST /api/admin/mail/999999/retry')).statusCode).toBe(404)
    })

    test('see how the work of the server goes', async () => {
      await expect
        .poll(async () => (await admin.ask('GET /api/admin/jobs')).json())
        .toContainEqual(
          expect.objectContaining({ name: 'Hourly maintenance', finished: 1, failed: 0 }),
        )
    })
  })
}
