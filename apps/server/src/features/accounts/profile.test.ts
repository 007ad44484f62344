import { join as joinPath } from 'node:path'
import { unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { comments } from '../../db/schema/presentations.ts'
import { createFileStore } from '../../platform/fileStore.ts'
import { databaseDump } from '../../testing/databaseDump.ts'
import { mailbox } from '../../testing/mailbox.ts'
import {
  aDeck,
  aSlide,
  cookieOf,
  join,
  password,
  type Person,
  testApp,
} from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { deleteAccount } from './deleteAccount.ts'

const fresh = 'a new loom 2026'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the profile on ${driver.name}`, () => {
    const mail = mailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let now = new Date('2026-11-05T12:00:00Z')

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

    const names = { firstName: 'Ada', lastName: 'Weaver' }
    const signIn = (email: string, secret: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: secret } })
    const again = async (person: Person) => cookieOf(await signIn(person.email, password))
    const whoIs = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } })

    test('V-009 a change of first name, last name and email answers with the user', async () => {
      const person = await join(app)
      const email = `Changed.${person.email}`

      const answer = await person.ask('PATCH /api/user/profile', {
        firstName: ' Grace ',
        lastName: 'Hopper',
        email,
      })

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        id: person.id,
        firstName: 'Grace',
        lastName: 'Hopper',
        email: email.toLowerCase(),
      })
      expect((await person.ask('GET /api/auth/user')).json()).toEqual(answer.json())
    })

    test.each([
      { isAdmin: true },
      { subscriptionTier: 'pro' },
      { subscriptionStatus: 'active' },
      { trialStartDate: '2020-01-01T00:00:00Z' },
      { id: 'another' },
      { password: fresh },
    ])('refuses a profile that would also set %o, and keeps what is stored', async (more) => {
      const person = await join(app)
      const before = (await person.ask('GET /api/auth/user')).json()

      const body = { ...names, email: person.email, ...more }
      expect((await person.ask('PATCH /api/user/profile', body)).statusCode).toBe(400)
      expect((await person.ask('GET /api/auth/user')).json()).toEqual(before)
    })

    test('an address that has an account stays with it, also when two ask for a free one at once', async () => {
      const [ada, ben, cleo] = [await join(app), await join(app), await join(app)]

      const taken = await ada.ask('PATCH /api/user/profile', { ...names, email: ben.email })
      expect(taken.statusCode).toBe(409)
      expect(taken.json().code).toBe('email_taken')

      const email = `wanted-${ada.email}`
      const answers = await Promise.all(
        [ada, cleo].map((person) => person.ask('PATCH /api/user/profile', { ...names, email })),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    })

    test("another address ends the other sessions, and the letter's link gives the account back once", async () => {
      const person = await join(app)
      const other = await again(person)
      const letter = mail.next()

      await person.ask('PATCH /api/user/profile', { ...names, email: `thief-${person.email}` })

      expect((await whoIs(person.cookie)).statusCode).toBe(200)
      expect((await whoIs(other)).statusCode).toBe(401)
      const { to, text } = await letter
      expect(to).toBe(person.email)
      const token = /https:\/\/decks\.example\.com\/undo-email\?token=([\w-]+)/.exec(text)?.[1]
      const undo = () =>
        app.inject({ method: 'POST', url: '/api/auth/undo-email', payload: { token } })
      const reset = mail.next()
      expect((await undo()).json()).toEqual({ email: person.email })
      expect((await whoIs(person.cookie)).statusCode).toBe(401)
      expect(await reset).toMatchObject({ to: person.email, subject: 'Choose a new password' })
      expect((await undo()).statusCode).toBe(400)
    })

    test('a link that gives an address back stops working after 72 hours', async () => {
      const person = await join(app)
      const letter = mail.next()
      await person.ask('PATCH /api/user/profile', { ...names, email: `new-${person.email}` })
      const token = /token=([\w-]+)/.exec((await letter).text)?.[1]
      const began = now

      now = new Date(began.getTime() + 72 * 60 * 60_000)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/undo-email',
        payload: { token },
      })
      now = began

      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('invalid_token')
    })

    test('a new password needs the present one, and signs out everywhere but here', async () => {
      const person = await join(app)
      const other = await again(person)
      const change = (currentPassword: string, newPassword: string) =>
        person.ask('POST /api/user/password', { currentPassword, newPassword })

      const wrong = await change('not my password 1', fresh)
      expect(wrong.statusCode).toBe(401)
      expect(wrong.json()).toMatchObject({
        code: 'bad_credentials',
        message: 'This is not your password.',
      })
      expect((await change(password, 'password1')).statusCode).toBe(400)
      const letter = mail.next()
      const changed = await change(password, fresh)

      expect(changed.statusCode).toBe(200)
      expect((await whoIs(cookieOf(changed))).statusCode).toBe(200)
      expect((await whoIs(person.cookie)).statusCode).toBe(401)
      expect((await whoIs(other)).statusCode).toBe(401)
      expect((await signIn(person.email, password)).statusCode).toBe(401)
      expect((await signIn(person.email, fresh)).statusCode).toBe(200)
      expect((await letter).subject).toBe('Your password was changed')
    })

    test('V-023 statistics are counted from what the account holds', async () => {
      const person = await join(app)
      const chart = {
        id: 'c1',
        url: '',
        type: 'generated-chart',
        chartData: {
          type: 'bar',
          title: 'Looms',
          data: [
            { label: 'A', value: 1 },
            { label: 'B', value: 2 },
          ],
          colors: [],
        },
      }
      const slides = [aSlide('One'), { ...aSlide('Two'), images: [chart] }]
      await person.ask('POST /api/presentations', { title: 'Charts', slides })
      const { id } = await aDeck(person)
      await person.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
      await aDeck(await join(app))

      await expect
        .poll(async () => (await person.ask('GET /api/user/statistics')).json())
        .toMatchObject({ presentations: 2, slides: 3, charts: 1, pictures: 0, exports: 1 })
      const { months } = (await person.ask('GET /api/user/statistics')).json()
      expect(months).toHaveLength(12)
      expect(months.at(0).month).toBe('2025-12')
      expect(months.at(-1).month).toBe('2026-11')
    })

    let pairs = 0
    /** Two people with words of their own in everything that can hold words. */
    const twoPeople = async () => {
      pairs += 1
      const words = [`ONE${pairs}WORD`, `OTHER${pairs}WORD`] as const
      const one = await join(app, `canary.one.${pairs}@example.com`)
      const other = await join(app, `canary.other.${pairs}@example.com`)
      for (const [person, word] of [
        [one, words[0]],
        [other, words[1]],
      ] as const) {
        await person.ask('PATCH /api/user/profile', {
          firstName: `${word}first`,
          lastName: `${word}last`,
          email: person.email,
        })
        const { id } = await aDeck(person, `${word} deck`)
        await person.ask(`PUT /api/presentations/${id}`, { slides: [aSlide(`${word} again`)] })
        await person.ask('POST /api/support/contact', {
          name: word,
          email: person.email,
          category: 'Export',
          subject: `${word} subject`,
          message: `${word} message`,
        })
        await opened.database.queries
          .insert(comments)
          .values({ presentationId: id, userId: person.id, content: `${word} comment` })
        await person.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
      }
      return { one, other, words }
    }

    test("V-020 the export holds everything of one account and nothing of another's", async () => {
      const { one, other, words } = await twoPeople()
      const [word, otherWord] = words

      expect(
        (await one.ask('POST /api/user/export', { password: 'not my password 1' })).statusCode,
      ).toBe(401)
      const answer = await one.ask('POST /api/user/export', { password })

      expect(answer.headers['content-type']).toBe('application/zip')
      const files = unzipSync(answer.rawPayload)
      const text = Object.entries(files)
        .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('utf8')}`)
        .join('\n')
      for (const what of ['first', ' deck', ' again', ' message', ' comment']) {
        expect(text).toContain(`${word}${what}`)
      }
      expect(text).toContain(one.email)
      expect(text).not.toContain(otherWord)
      expect(text).not.toContain(other.id)
      expect(text).not.toMatch(/argon2|"sid"/)
      const deck = JSON.parse(
        Buffer.from(
          files[Object.keys(files).find((name) => name.startsWith('pres')) ?? ''] ?? '',
        ).toString(),
      )
      const copy = await one.ask('POST /api/presentations', {
        title: deck.title,
        slides: deck.slides,
      })
      expect(copy.json().slides).toEqual(deck.slides)
    })

    test('V-021 a deleted account leaves no name, address or word behind, and takes nobody else along', async () => {
      const { one, other, words } = await twoPeople()
      const [word, otherWord] = words
      const letter = mail.next()
      await one.ask('PATCH /api/user/profile', {
        firstName: `${word}first`,
        lastName: `${word}last`,
        email: `later.${one.email}`,
      })
      await letter
      const remove = (body: object) => one.ask('DELETE /api/user', body)

      expect((await remove({ password })).statusCode).toBe(400)
      expect(
        (await remove({ password: 'not my password 1', confirmation: 'DELETE' })).statusCode,
      ).toBe(401)
      expect((await remove({ password, confirmation: 'DELETE' })).statusCode).toBe(204)

      expect((await whoIs(one.cookie)).statusCode).toBe(401)
      expect((await signIn(`later.${one.email}`, password)).statusCode).toBe(401)
      const dump = await databaseDump(opened.database.queries)
      expect(dump).not.toContain(word)
      expect(dump).not.toContain(one.email)
      expect(dump).toContain(otherWord)
      expect((await other.ask('GET /api/presentations')).json()).toHaveLength(1)
    })

    test('an account whose plan cannot be ended stays whole', async () => {
      const person = await join(app)
      const { id } = await aDeck(person)
      const files = createFileStore(joinPath(opened.dataDir, 'nothing'))
      const { queries } = opened.database
      const [account] = await queries.select().from(users).where(eq(users.id, person.id))
      if (!account) throw new Error('nobody is there')

      const refused = await deleteAccount(
        {
          queries,
          now: () => now,
          uploads: files,
          exports: files,
          endPlan: () => Promise.reject(new Error('the provider is away')),
        },
        account,
      )

      expect(refused?.code).toBe('unavailable')
      expect((await person.ask(`GET /api/presentations/${id}`)).statusCode).toBe(200)
    })

    test('the only administrator cannot leave', async () => {
      const { queries } = opened.database
      await queries.update(users).set({ isAdmin: false })
      const [ada, ben] = [await join(app), await join(app)]
      const promote = ({ id }: Person) =>
        queries.update(users).set({ isAdmin: true }).where(eq(users.id, id))
      await promote(ada)
      const leave = () => ada.ask('DELETE /api/user', { password, confirmation: 'DELETE' })

      const refused = await leave()
      expect(refused.statusCode).toBe(409)
      expect(refused.json().code).toBe('last_admin')
      await promote(ben)
      expect((await leave()).statusCode).toBe(204)
    })
  })
}
