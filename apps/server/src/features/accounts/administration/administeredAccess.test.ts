import { defaultSettings } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordResetTokens, users } from '../../../db/schema/accounts.ts'
import { passkeys, pendingSignIns, recoveryCodes } from '../../../db/schema/identity.ts'
import { aPasskey } from '../../../testing/access/administrationCalls.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import {
  join,
  joinUnverified,
  password,
  type Person,
  prove,
  testApp,
} from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const dayMs = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(
    `what administrators decide about access on ${driver.name}`,
    () => {
      const post = createMailbox()
      let now = Date.now()
      let opened: OpenedDatabase
      let app: FastifyInstance
      let admin: Person

      beforeAll(async () => {
        opened = await driver.open()
        app = await testApp(opened, { mailer: post, now: () => new Date(now) })
        admin = await join(app)
        await queries().update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
        await prove(admin)
      })
      afterAll(async () => {
        await app.close()
        await opened.remove()
      })

      const queries = () => opened.database.queries
      const change = (who: Person, body: object) =>
        admin.ask(`PATCH /api/admin/users/${who.id}`, body)
      const isSignedIn = async (who: Person) =>
        (await who.ask('GET /api/auth/user')).statusCode === 200
      const row = async (who: Person) => {
        const [found] = await queries().select().from(users).where(eq(users.id, who.id))
        if (!found) throw new Error('The account is gone')
        return found
      }
      const seen = async (who: Person) => {
        const found = await admin.ask(
          `GET /api/admin/users?search=${encodeURIComponent(who.email)}`,
        )
        return found.json().items[0]
      }
      const emailTo = async ({ email }: Person, subject: string) => {
        const found = () =>
          post.emails.find((message) => message.to === email && message.subject === subject)
        await expect.poll(found, { timeout: 20_000 }).toBeDefined()
        return found()?.text ?? ''
      }
      const done = async (action: string, target: string) =>
        expect
          .poll(async () => {
            const rows: { target: string; actor: string; outcome: string }[] = (
              await admin.ask(`GET /api/admin/audit?action=${action}`)
            ).json()
            return rows.find((entry) => entry.target === target)
          })
          .toMatchObject({ actor: admin.email, outcome: 'done' })

      test('an address counts on their word, and nobody becomes an administrator before it does', async () => {
        const ada = await joinUnverified(app)
        const refused = await change(ada, { isAdmin: true })
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'email_unverified'])
        expect((await change(ada, { emailVerified: true })).json()).toMatchObject({
          emailVerified: true,
        })
        // Existing sessions stay.
        expect(await isSignedIn(ada)).toBe(true)
        await done('account-verify', ada.email)
        expect((await change(ada, { isAdmin: true })).json()).toMatchObject({ isAdmin: true })
        expect((await change(admin, { emailVerified: true })).statusCode).toBe(403)
      })

      test('whoever is turned off has no step of a sign-in and no link to a password left either', async () => {
        const ada = await join(app)
        await queries()
          .insert(pendingSignIns)
          .values({
            id: ada.id,
            userId: ada.id,
            method: 'password',
            needs: 'second-factor',
            expiresAt: new Date(now + dayMs),
          })
        const { url } = (await admin.ask(`POST /api/admin/users/${ada.id}/reset-link`)).json()
        await change(ada, { disabled: true })
        expect(await isSignedIn(ada)).toBe(false)
        expect(await queries().$count(pendingSignIns, eq(pendingSignIns.userId, ada.id))).toBe(0)
        const token = url.split('token=')[1]
        const used = await app.inject({
          method: 'POST',
          url: '/api/auth/reset-password',
          payload: { token, password: 'a loom of 9 shuttles' },
        })
        expect(used.statusCode).toBe(400)
        const again = await admin.ask(`POST /api/admin/users/${ada.id}/reset-link`)
        expect(again.statusCode).toBe(403)
      })

      test('a new password is required: everybody is signed out, and the person gets a link', async () => {
        const ada = await join(app)
        const changed = await change(ada, { mustChangePassword: true })
        expect(changed.json()).toMatchObject({ mustChangePassword: true, sessions: 0 })
        expect(await isSignedIn(ada)).toBe(false)
        expect(await emailTo(ada, 'Choose a new password')).toMatch(
          /reset-password\?token=[\w-]{20,}/,
        )
        await done('password-require', ada.email)
        await queries().update(users).set({ password: null }).where(eq(users.id, ada.id))
        expect((await change(ada, { mustChangePassword: true })).statusCode).toBe(400)
      })

      test('a link to a new password is shown once, works once, and its owner is told of it', async () => {
        const ada = await join(app)
        const earlier = (await admin.ask(`POST /api/admin/users/${ada.id}/reset-link`)).json()
        const made = (await admin.ask(`POST /api/admin/users/${ada.id}/reset-link`)).json()
        expect(made).toEqual({
          url: expect.stringMatching(/^http.*\/reset-password\?token=[\w-]{20,}$/),
          expiresAt: new Date(now + dayMs).toISOString(),
        })
        const tokenOf = (url: string) => url.split('token=')[1] ?? ''
        const stored = JSON.stringify(await queries().select().from(passwordResetTokens))
        expect(stored).not.toContain(tokenOf(made.url))
        const use = async (url: string) => {
          const payload = { token: tokenOf(url), password: 'a loom of 9 shuttles' }
          return (await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload }))
            .statusCode
        }
        expect([await use(earlier.url), await use(made.url), await use(made.url)]).toEqual([
          400, 200, 400,
        ])
        await emailTo(ada, 'An administrator created a password link for you')
        await done('reset-link-make', ada.email)
        expect((await admin.ask(`POST /api/admin/users/${admin.id}/reset-link`)).statusCode).toBe(
          403,
        )
      })

      test('a lost second step is removed with its codes, which signs the person out and tells them', async () => {
        const ada = await join(app)
        const clear = (who: Person) => admin.ask(`DELETE /api/admin/users/${who.id}/second-factor`)
        expect((await clear(ada)).statusCode).toBe(404)
        await queries().insert(passkeys).values(aPasskey(ada))
        await queries().insert(recoveryCodes).values({ userId: ada.id, code: 'a hash' })
        expect(await seen(ada)).toMatchObject({
          hasSecondFactor: true,
          signInMethods: ['password', 'passkey'],
        })

        expect((await clear(ada)).statusCode).toBe(204)
        expect(await seen(ada)).toMatchObject({
          hasSecondFactor: false,
          signInMethods: ['password'],
          sessions: 0,
        })
        expect(await queries().$count(recoveryCodes, eq(recoveryCodes.userId, ada.id))).toBe(0)
        expect(await isSignedIn(ada)).toBe(false)
        await emailTo(ada, 'Two-step verification was removed')
        await done('second-factor-clear', ada.email)
        await queries().insert(passkeys).values(aPasskey(admin))
        expect((await clear(admin)).statusCode).toBe(403)
        await queries().delete(passkeys).where(eq(passkeys.userId, admin.id))
      })

      test('a plan is given for some days, counts at once, is told of, and is ended', async () => {
        const ada = await join(app)
        const status = async () => (await ada.ask('GET /api/subscription/status')).json()
        const given = await change(ada, { grantedPlan: { tier: 'pro', days: 30 } })
        const until = new Date(now + 30 * dayMs).toISOString()
        expect(given.json().grantedPlan).toEqual({ tier: 'pro', until })
        expect(await status()).toMatchObject({ isActive: true, tier: 'pro', grantedUntil: until })
        const { items } = (await ada.ask('GET /api/notifications')).json()
        expect(items[0]).toMatchObject({ kind: 'plan-given', title: 'You have the Pro plan' })
        await done('plan-give', ada.email)

        expect((await change(ada, { grantedPlan: null })).json().grantedPlan).toBeNull()
        expect(await status()).toMatchObject({ tier: 'free' })
        await done('plan-take', ada.email)
        // A plan is independent of roles: an administrator may have one as well.
        expect(
          (await change(admin, { grantedPlan: { tier: 'business', days: 1 } })).statusCode,
        ).toBe(200)
        for (const plan of [{ tier: 'free', days: 1 }, { tier: 'pro', days: 0 }, { tier: 'pro' }]) {
          expect((await change(ada, { grantedPlan: plan })).statusCode).toBe(400)
        }
        await change(admin, { grantedPlan: null })
        expect((await row(ada)).subscriptionTier).toBe('free')
      })

      test('see where everybody is signed in, and end one session or all of an account', async () => {
        const ada = await join(app)
        const login = { email: ada.email, password }
        await app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
        const listed = async () =>
          (
            await admin.ask(`GET /api/admin/sessions?search=${encodeURIComponent(ada.email)}`)
          ).json()
        const { items } = await listed()
        expect(items).toHaveLength(2)
        const own: { id: string }[] = (await ada.ask('GET /api/user/sessions')).json()
        expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
          own.map(({ id }) => id).toSorted(),
        )
        expect(items[0]).toEqual({
          id: expect.stringMatching(/^[0-9a-f]{16}$/),
          account: { id: ada.id, email: ada.email },
          device: expect.any(String),
          createdAt: expect.stringMatching(/Z$/),
          lastUsedAt: expect.stringMatching(/Z$/),
          isCurrent: false,
        })

        expect((await admin.ask(`DELETE /api/admin/sessions/${items[0].id}`)).statusCode).toBe(204)
        expect((await listed()).items).toHaveLength(1)
        expect((await admin.ask(`DELETE /api/admin/sessions/${items[0].id}`)).statusCode).toBe(404)
        await done('session-revoke', ada.email)
        expect((await admin.ask(`DELETE /api/admin/users/${ada.id}/sessions`)).statusCode).toBe(204)
        expect((await listed()).items).toEqual([])
        expect(await isSignedIn(ada)).toBe(false)
        // Their own: the current session stays.
        expect((await admin.ask(`DELETE /api/admin/users/${admin.id}/sessions`)).statusCode).toBe(
          204,
        )
        expect(await isSignedIn(admin)).toBe(true)
      })

      test('invite somebody to make an account, who gets an email, and nobody who has one', async () => {
        const email = `invited.${Date.now()}@example.org`
        const invited = await admin.ask('POST /api/admin/invitations', { email })
        expect(invited.statusCode).toBe(202)
        await done('account-invite', `account invitation ${invited.json().id}`)
        await emailTo({ ...admin, email }, 'You’re invited to Deckloom')
        const again = await admin.ask('POST /api/admin/invitations', { email: admin.email })
        expect([again.statusCode, again.json().code]).toEqual([409, 'email_taken'])
      })

      test('turn the switches of the installation, and ask nobody for a second step that they do not have themselves', async () => {
        const turn = (body: object) => admin.ask('PATCH /api/admin/settings', body)
        const before = (await admin.ask('GET /api/admin/settings')).json()
        expect(before).toEqual({
          settings: defaultSettings,
          withoutSecondFactor: expect.any(Number),
        })
        const refused = await turn({ requireSecondFactor: true })
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
        await queries().insert(passkeys).values(aPasskey(admin))
        const turned = (await turn({ requireSecondFactor: true })).json()
        expect(turned).toEqual({
          settings: { ...before.settings, requireSecondFactor: true },
          withoutSecondFactor: before.withoutSecondFactor - 1,
        })
        expect((await turn({ publicLinks: false })).json().settings.publicLinks).toBe(false)
        await done('setting-change', 'publicLinks off')
        for (const body of [
          {},
          { publicLinks: true, requireSecondFactor: false },
          { other: true },
        ]) {
          expect((await turn(body)).statusCode).toBe(400)
        }
        await turn({ requireSecondFactor: false })
        await turn({ publicLinks: true })
        await queries().delete(passkeys).where(eq(passkeys.userId, admin.id))
        now += 1
      })
    },
  )
}
