import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions, users } from '../../db/schema/accounts.ts'
import { pendingSignIns } from '../../db/schema/identity.ts'
import { codeAt } from '../../testing/identity/authenticator.ts'
import { createMailbox, tokenIn } from '../../testing/mail/mailbox.ts'
import { emailTo, moveTo, openLink } from '../../testing/identity/moveTo.ts'
import {
  join,
  joinUnverified,
  password,
  type Person,
  prove,
  testApp,
} from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

// Pauses between the check of a password and what follows from it.
const checking = vi.hoisted<{ wait: (() => Promise<void>) | undefined }>(() => ({
  wait: undefined,
}))
vi.mock(import('../../platform/secrets/passwords.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    createPasswords: () => {
      const passwords = real.createPasswords()
      return {
        ...passwords,
        matches: async (given, hash) => {
          const isRight = await passwords.matches(given, hash)
          await checking.wait?.()
          return isRight
        },
      }
    },
  }
})

/** Sends a request and runs `work` after its password was checked and before the result is used. */
async function whileChecked<T>(asked: Promise<T>, work: () => Promise<unknown>): Promise<T> {
  let goOn = () => {}
  await new Promise<void>((reached) => {
    checking.wait = () => {
      checking.wait = undefined
      reached()
      return new Promise((resolve) => (goOn = resolve))
    }
  })
  await work()
  goOn()
  return asked
}

const ofAccount = ({ id }: Person) => eq(sql`${sessions.sess} ->> 'userId'`, id)

const names = { firstName: 'Ada', lastName: 'Weaver' }
const newPassword = 'honest heron 71'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(
    `an account whose password was stolen, on ${driver.name}`,
    () => {
      const mail = createMailbox()
      const now = new Date('2026-11-05T12:00:00Z')
      let opened: OpenedDatabase
      let app: FastifyInstance

      beforeAll(async () => {
        opened = await driver.open()
        app = await testApp(opened, { mailer: mail, now: () => now })
      })
      afterAll(async () => {
        await app.close()
        await opened.remove()
      })

      let count = 0
      const address = () => `stolen.${(count += 1)}@example.org`
      const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
      const signIn = (email: string, secret: string) =>
        post('/api/auth/login', { email, password: secret })
      /** What somebody with access to the mailbox does: requests a link and chooses a password. */
      const reset = async (email: string) => {
        await post('/api/auth/forgot-password', { email, ...names })
        return chooseBy(email)
      }
      const chooseBy = async (email: string) => {
        const token = tokenIn(await emailTo(mail, email, 'Choose a new password'))
        return (await post('/api/auth/reset-password', { token, password: newPassword })).statusCode
      }
      const addApp = async (person: Person) => {
        await prove(person)
        const { setup, secret } = (await person.ask('POST /api/user/authenticator-app')).json()
        const code = await codeAt(secret, now)
        const done = await person.ask('POST /api/user/authenticator-app/confirm', { setup, code })
        expect(done.statusCode).toBe(200)
      }
      const waitForAddress = async (person: Person) => {
        await prove(person)
        const email = address()
        await person.ask('PATCH /api/user/profile', { ...names, email })
        return emailTo(mail, email, 'Confirm your new email')
      }

      test('a change of address that waits ends with a reset of the password', async () => {
        const victim = await join(app, address())
        const link = await waitForAddress(victim)

        expect(await reset(victim.email)).toBe(200)
        expect((await openLink(app, link)).statusCode).toBe(400)
        expect((await signIn(victim.email, newPassword)).statusCode).toBe(200)
      })

      test('a change of address that waits ends with a change of the password', async () => {
        const victim = await join(app, address())
        const link = await waitForAddress(victim)

        const changed = await victim.ask('POST /api/user/password', { newPassword })
        expect(changed.statusCode).toBe(200)
        expect((await openLink(app, link)).statusCode).toBe(400)
      })

      test('sign-ins whose password is being checked end with the change of it', async () => {
        const victim = await join(app, address())
        await prove(victim)
        const late = await whileChecked(signIn(victim.email, password), async () => {
          const changed = await victim.ask('POST /api/user/password', { newPassword })
          expect(changed.statusCode).toBe(200)
        })

        expect([late.statusCode, late.json().code]).toEqual([401, 'bad_credentials'])
        expect(late.headers['set-cookie']).toBeUndefined()
        expect(await opened.database.queries.$count(sessions, ofAccount(victim))).toBe(1)
      })

      test('and so do those of an account that is turned off meanwhile', async () => {
        const { queries } = opened.database
        const victim = await join(app, address())
        const turnOff = (disabledAt: Date | null) =>
          queries.update(users).set({ disabledAt }).where(eq(users.id, victim.id))
        const late = await whileChecked(signIn(victim.email, password), () => turnOff(now))

        expect(late.statusCode).toBe(401)
        expect(await queries.$count(sessions, ofAccount(victim))).toBe(1)
      })

      test('a sign-in that lacks its second step ends with the change of the password that began it', async () => {
        const victim = await join(app, address())
        await addApp(victim)
        const late = await whileChecked(signIn(victim.email, password), () =>
          victim.ask('POST /api/user/password', { newPassword }),
        )

        expect([late.statusCode, late.json().code]).toEqual([401, 'bad_credentials'])
        const { queries } = opened.database
        expect(await queries.$count(pendingSignIns, eq(pendingSignIns.userId, victim.id))).toBe(0)
      })

      test('the undo of a change of address takes along a second step of before the change, and the password', async () => {
        const victim = await join(app, address())
        await addApp(victim)
        await moveTo({ app, mail, person: victim, email: address() })
        const undo = tokenIn(await emailTo(mail, victim.email, 'Your email address was changed'))

        expect((await post('/api/auth/undo-email', { token: undo })).statusCode).toBe(200)
        expect((await signIn(victim.email, password)).statusCode).toBe(401)
        expect(await chooseBy(victim.email)).toBe(200)
        const signedIn = (await signIn(victim.email, newPassword)).json()
        expect(signedIn.user).toMatchObject({ email: victim.email })
      })

      test('a second step of whoever registered an address before its owner ends when the owner resets the password', async () => {
        const squatter = await joinUnverified(app, address())
        await addApp(squatter)

        expect(await reset(squatter.email)).toBe(200)
        const signedIn = (await signIn(squatter.email, newPassword)).json()
        expect(signedIn.user).toMatchObject({ email: squatter.email })
      })

      test('a second step of an owner outlives a reset of the password', async () => {
        const owner = await join(app, address())
        await addApp(owner)

        expect(await reset(owner.email)).toBe(200)
        expect((await signIn(owner.email, newPassword)).json()).toMatchObject({
          next: 'second-factor',
        })
      })
    },
  )
}
