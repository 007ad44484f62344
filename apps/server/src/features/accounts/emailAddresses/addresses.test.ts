import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { supportMessages } from '../../../db/schema/support.ts'
import { promoteAccounts } from '../repositories/accountsRepository.ts'
import { createMailbox, tokenIn } from '../../../testing/mail/mailbox.ts'
import { emailTo, moveTo, openLink } from '../../../testing/identity/moveTo.ts'
import {
  aDeck,
  cookieOf,
  join,
  joinUnverified,
  password,
  type Person,
  prove,
  testApp,
} from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const hour = 60 * 60_000
const names = { firstName: 'Ada', lastName: 'Weaver' }
const undoSubject = 'Your email address was changed'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`addresses as an identity on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let now = new Date('2026-11-05T12:00:00Z')

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, {
        mailer: mail,
        now: () => now,
        environment: {
          PUBLIC_URL: 'https://decks.example.com',
          ADMIN_EMAILS: 'root@example.com,second.root@example.com',
        },
      })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    let count = 0
    const address = (name: string) => `${name}.${(count += 1)}@example.org`
    const me = async (person: Pick<Person, 'ask'>) =>
      (await person.ask('GET /api/auth/user')).json()
    const signIn = async (email: string, secret = password) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: secret } })
    const reads = async (person: Person, deck: number) =>
      (await person.ask(`GET /api/presentations/${deck}`)).statusCode
    const rename = (person: Person, email: string) =>
      person.ask('PATCH /api/user/profile', { ...names, email })
    const undo = async (token: string) =>
      (await app.inject({ method: 'POST', url: '/api/auth/undo-email', payload: { token } }))
        .statusCode
    const chooseBy = async (token: string, secret: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/reset-password',
          payload: { token, password: secret },
        })
      ).statusCode
    const askReset = (email: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email, ...names },
      })

    test('finding 4: a colleague’s invitation opens nothing to whoever registered the address; it does to whoever reads its mailbox', async () => {
      const owner = await join(app)
      const cfo = address('cfo')
      const attacker = await joinUnverified(app, cfo)
      const { id } = await aDeck(owner, 'Layoffs')
      await owner.ask(`POST /api/presentations/${id}/collaborators`, { email: cfo, role: 'editor' })
      const { id: team } = (await owner.ask('POST /api/teams', { name: 'Board' })).json()
      await owner.ask(`POST /api/teams/${team}/members`, { email: cfo })

      expect(await reads(attacker, id)).toBe(404)
      expect((await attacker.ask('GET /api/teams')).json()).toEqual([])
      expect((await attacker.ask('GET /api/notifications')).json().items).toEqual([])

      const link = await emailTo(mail, cfo, 'Verify your email')
      expect(link.text).toContain('https://decks.example.com/verify-email?token=')
      expect((await openLink(app, link)).json()).toEqual({ email: cfo })
      expect(await reads(attacker, id)).toBe(200)
      expect((await attacker.ask('GET /api/teams')).json()).toMatchObject([{ name: 'Board' }])
      const { items } = (await attacker.ask('GET /api/notifications')).json()
      expect(items).toMatchObject([{ kind: 'deck-shared' }])
      expect((await me(attacker)).emailVerified).toBe(true)
    })

    test('finding 4: registering or changing to an address of ADMIN_EMAILS makes nobody an administrator, reading its mailbox does', async () => {
      const squatter = await joinUnverified(app, 'root@example.com')
      const renamer = await join(app)
      await prove(renamer)
      await rename(renamer, 'second.root@example.com')

      // As at every start.
      await promoteAccounts(opened.database.queries, new Set(['root@example.com']))
      expect([(await me(squatter)).isAdmin, (await me(renamer)).isAdmin]).toEqual([false, false])
      const message = await emailTo(mail, 'second.root@example.com', 'Confirm your new email')
      await openLink(app, message, renamer.cookie)
      expect(await me(renamer)).toMatchObject({ email: 'second.root@example.com', isAdmin: true })
    })

    test('finding 4: an address that is not verified gives nobody’s support messages, and deleting its account takes nothing of its owner along', async () => {
      const email = address('writer')
      const message = { name: 'W', email, category: 'Export', subject: 'CANARY', message: 'Mine' }
      await app.inject({ method: 'POST', url: '/api/support/contact', payload: message })
      const owner = await join(app)
      const { id } = await aDeck(owner)
      await owner.ask(`POST /api/presentations/${id}/collaborators`, { email })
      const attacker = await joinUnverified(app, email)
      await prove(attacker)

      const taken = await attacker.ask('POST /api/user/export')
      const file = unzipSync(taken.rawPayload)['support-messages.json']
      expect(JSON.parse(Buffer.from(file ?? []).toString())).toEqual([])
      await attacker.ask('DELETE /api/user', { confirmation: 'DELETE' })
      const { queries } = opened.database
      expect(await queries.$count(supportMessages, eq(supportMessages.email, email))).toBe(1)
      const people = (await owner.ask(`GET /api/presentations/${id}/collaborators`)).json()
      expect(people.collaborators).toMatchObject([{ email }])
    })

    test('a link that proves a mailbox works once, for 24 hours, and a newer one replaces it', async () => {
      const email = address('late')
      const person = await joinUnverified(app, email)
      const first = await emailTo(mail, email, 'Verify your email')
      expect((await person.ask('POST /api/user/verification')).json()).toEqual({
        email,
        verified: false,
        pendingEmail: null,
        delivery: 'mail',
      })
      const link = () => emailTo(mail, email, 'Verify your email')
      await expect.poll(async () => tokenIn(await link())).not.toBe(tokenIn(first))
      const second = await link()

      expect((await openLink(app, first)).statusCode).toBe(400)
      const began = now
      now = new Date(began.getTime() + 24 * hour)
      expect((await openLink(app, second)).json().code).toBe('invalid_token')
      now = new Date(now.getTime() - 1)
      expect((await openLink(app, second)).statusCode).toBe(200)
      expect((await openLink(app, second)).statusCode).toBe(400)
      now = began
    })

    test('choosing a password by the link of an email proves its mailbox too', async () => {
      const person = await joinUnverified(app, address('forgetful'))
      await askReset(person.email)
      const message = await emailTo(mail, person.email, 'Choose a new password')

      expect(await chooseBy(tokenIn(message), 'quiet heron 71')).toBe(200)
      const cookie = cookieOf(await signIn(person.email, 'quiet heron 71'))
      const user = await app.inject({ url: '/api/auth/user', headers: { cookie } })
      expect(user.json().emailVerified).toBe(true)
    })

    test('finding 3: another address asks for a proof in the same session, not older than ten minutes', async () => {
      const person = await join(app)
      const email = address('new')
      expect((await rename(person, email)).json().code).toBe('reauth_required')
      const other = cookieOf(await signIn(person.email))
      await app.inject({
        method: 'POST',
        url: '/api/user/proof',
        headers: { cookie: other },
        payload: { password },
      })
      expect((await rename(person, email)).statusCode).toBe(401)
      const wrong = await person.ask('POST /api/user/proof', { password: 'not mine at all 1' })
      expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'That password isn’t right.'])
      await prove(person)
      const began = now
      now = new Date(began.getTime() + 10 * 60_000)
      expect((await rename(person, email)).statusCode).toBe(401)
      now = new Date(now.getTime() - 1)
      expect((await rename(person, email)).statusCode).toBe(200)
      now = began
    })

    test('finding 12: a taken address and a free one are answered alike; the email says the rest, and nothing changes before it is opened', async () => {
      const [person, other] = [await join(app), await join(app)]
      const free = address('free')
      await prove(person)

      const [toFree, toTaken] = [await rename(person, free), await rename(person, other.email)]
      expect([toFree.statusCode, toTaken.statusCode]).toEqual([200, 200])
      const { updatedAt } = toTaken.json()
      expect(toTaken.json()).toEqual({ ...toFree.json(), pendingEmail: other.email, updatedAt })
      expect(toFree.json().pendingEmail).toBe(free)
      const email = await emailTo(mail, other.email, 'You already have an account')
      expect(email.text).not.toContain('token=')
      expect((await me(person)).email).toBe(person.email)
      const state = (await person.ask('GET /api/user/verification')).json()
      expect(state).toMatchObject({ verified: true, pendingEmail: other.email })
    })

    test('a confirmed change ends the other sessions and tells the address before, whose link gives the account back once', async () => {
      const person = await join(app)
      const other = cookieOf(await signIn(person.email))
      const email = address('moved')
      await moveTo({ app, mail, person, email })

      expect(await me(person)).toMatchObject({ email, emailVerified: true })
      const onOther = await app.inject({ url: '/api/auth/user', headers: { cookie: other } })
      expect(onOther.statusCode).toBe(401)
      const token = tokenIn(await emailTo(mail, person.email, undoSubject))
      expect(await undo(token)).toBe(200)
      expect((await person.ask('GET /api/auth/user')).statusCode).toBe(401)
      expect((await emailTo(mail, person.email, 'Choose a new password')).to).toBe(person.email)
      await emailTo(mail, email, 'Your email address was removed from an account')
      expect(await undo(token)).toBe(400)
    })

    test('a link that gives an address back stops working after 72 hours', async () => {
      const person = await join(app)
      await moveTo({ app, mail, person, email: address('gone') })
      const token = tokenIn(await emailTo(mail, person.email, undoSubject))
      const began = now
      now = new Date(began.getTime() + 72 * hour)
      expect(await undo(token)).toBe(400)
      now = began
    })

    /** The victim's account, moved from address A to B to C by somebody who knew the password. */
    const takeover = async () => {
      const victim = await join(app, address('victim'))
      const a = victim.email
      const [b, c] = [address('thief'), address('thief')]
      await moveTo({ app, mail, person: victim, email: b })
      await moveTo({ app, mail, person: victim, email: c })
      const byA = tokenIn(await emailTo(mail, a, undoSubject))
      const byB = tokenIn(await emailTo(mail, b, undoSubject))
      return { victim, a, b, c, byA, byB }
    }

    test('finding 3: what the victim’s email undoes stays undone: the thief’s email, links, sessions and password have ended', async () => {
      const { victim, a, b, c, byA, byB } = await takeover()
      const changed = await victim.ask('POST /api/user/password', { newPassword: 'thief heron 71' })
      expect(changed.statusCode).toBe(200)
      await askReset(c)
      const thiefsReset = tokenIn(await emailTo(mail, c, 'Choose a new password'))
      const thief = { cookie: cookieOf(await signIn(c, 'thief heron 71')) }
      await app.inject({
        method: 'POST',
        url: '/api/user/proof',
        headers: thief,
        payload: { password: 'thief heron 71' },
      })
      const d = address('thief')
      await app.inject({
        method: 'PATCH',
        url: '/api/user/profile',
        headers: thief,
        payload: { ...names, email: d },
      })
      const toD = await emailTo(mail, d, 'Confirm your new email')

      expect(await undo(byA)).toBe(200)

      await emailTo(mail, c, 'Your email address was removed from an account')
      expect(await undo(byB)).toBe(400)
      expect(await chooseBy(thiefsReset, 'thief heron 72')).toBe(400)
      expect((await openLink(app, toD)).statusCode).toBe(400)
      expect((await app.inject({ url: '/api/auth/user', headers: thief })).statusCode).toBe(401)
      for (const email of [a, b, c]) {
        expect((await signIn(email, 'thief heron 71')).statusCode).toBe(401)
        expect((await signIn(email, password)).statusCode).toBe(401)
      }
      const reset = tokenIn(await emailTo(mail, a, 'Choose a new password'))
      expect(await chooseBy(reset, 'honest heron 71')).toBe(200)
      expect((await signIn(a, 'honest heron 71')).json().user).toMatchObject({ email: a })
    })

    test('finding 3: the thief’s email used first does not end the victim’s, and nobody takes the address meanwhile', async () => {
      const { a, b, byA, byB } = await takeover()

      expect(await undo(byB)).toBe(200)
      const squat = await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email: a, password: 'squat heron 71', ...names },
      })
      expect(squat.statusCode).toBe(409)
      expect(await undo(byA)).toBe(200)
      await emailTo(mail, b, 'Your email address was removed from an account')
      const reset = tokenIn(await emailTo(mail, a, 'Choose a new password'))
      expect(await chooseBy(reset, 'honest heron 71')).toBe(200)
      expect((await signIn(a, 'honest heron 71')).statusCode).toBe(200)
    })

    test('links to choose a password end when the password or the address changes', async () => {
      const [one, two] = [await join(app), await join(app)]
      await askReset(one.email)
      await askReset(two.email)
      const byOne = tokenIn(await emailTo(mail, one.email, 'Choose a new password'))
      const byTwo = tokenIn(await emailTo(mail, two.email, 'Choose a new password'))

      await prove(one)
      await one.ask('POST /api/user/password', { newPassword: 'quiet heron 71' })
      await moveTo({ app, mail, person: two, email: address('two') })
      expect([
        await chooseBy(byOne, 'late heron 71'),
        await chooseBy(byTwo, 'late heron 71'),
      ]).toEqual([400, 400])
    })
  })
}
