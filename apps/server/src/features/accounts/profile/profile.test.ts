import { join as joinPath } from 'node:path'
import { unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { comments } from '../../../db/schema/comments.ts'
import { createFolderStore } from '../../../platform/files/folderStore.ts'
import { databaseDump } from '../../../testing/database/databaseDump.ts'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import {
  aDeck,
  aSlide,
  cookieOf,
  join,
  password,
  type Person,
  prove,
  testApp,
} from '../../../testing/testApp.ts'
import { moveTo } from '../../../testing/identity/moveTo.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { deleteAccount } from './deleteAccount.ts'

const fresh = 'a new loom 2026'
const names = { firstName: 'Ada', lastName: 'Weaver' }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the profile on ${driver.name}`, () => {
    const mail = createMailbox()
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

    const signIn = (email: string, secret: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: secret } })
    const again = async (person: Person) => cookieOf(await signIn(person.email, password))
    const whoIs = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } })

    test('V-009 a change of first name, last name and email answers with the user', async () => {
      const person = await join(app)

      const answer = await person.ask('PATCH /api/user/profile', {
        firstName: ' Grace ',
        lastName: 'Hopper',
        email: person.email.toUpperCase(),
      })

      expect(answer.statusCode).toBe(200)
      const { pendingEmail, ...user } = answer.json()
      expect(user).toMatchObject({
        id: person.id,
        firstName: 'Grace',
        lastName: 'Hopper',
        email: person.email,
      })
      expect(pendingEmail).toBeNull()
      expect((await person.ask('GET /api/auth/user')).json()).toEqual(user)
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

    test('a new password needs a proof, and signs out everywhere but here', async () => {
      const person = await join(app)
      const other = await again(person)
      const change = (newPassword: string) => person.ask('POST /api/user/password', { newPassword })

      expect((await change(fresh)).json().code).toBe('reauth_required')
      await prove(person)
      expect((await change('password1')).statusCode).toBe(400)
      const message = mail.next()
      const changed = await change(fresh)

      expect(changed.statusCode).toBe(200)
      expect((await whoIs(cookieOf(changed))).statusCode).toBe(200)
      expect((await whoIs(person.cookie)).statusCode).toBe(401)
      expect((await whoIs(other)).statusCode).toBe(401)
      expect((await signIn(person.email, password)).statusCode).toBe(401)
      expect((await signIn(person.email, fresh)).statusCode).toBe(200)
      expect((await message).subject).toBe('Your password was changed')
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
    /** Two people with recognizable text in everything that can contain text. */
    const guestOf = (word: string) => `guest.${word.toLowerCase()}@example.com`
    /** Somebody without an account gives an address and reads a deck through a link. */
    const readByLink = async (
      person: Person,
      { id, email }: { readonly id: number; readonly email: string },
    ) => {
      const made = await person.ask(`POST /api/presentations/${id}/share-links`, {
        asksEmail: true,
      })
      const visitor = 'a'.repeat(32)
      for (const [what, payload] of [
        ['guest', { email, visitor }],
        ['views', { showing: 'aaaaaaaaa', visitor, stays: [] }],
      ] as const) {
        await app.inject({ method: 'POST', url: `/api${made.json().path}/${what}`, payload })
      }
    }
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
        await readByLink(person, { id, email: guestOf(word) })
      }
      return { one, other, words }
    }

    test("V-020 the export holds everything of one account and nothing of another's", async () => {
      const { one, other, words } = await twoPeople()
      const [word, otherWord] = words

      expect((await one.ask('POST /api/user/export')).json().code).toBe('reauth_required')
      await prove(one)
      const answer = await one.ask('POST /api/user/export')

      expect(answer.headers['content-type']).toBe('application/zip')
      const files = unzipSync(answer.rawPayload)
      const text = Object.entries(files)
        .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('utf8')}`)
        .join('\n')
      for (const what of ['first', ' deck', ' again', ' message', ' comment']) {
        expect(text).toContain(`${word}${what}`)
      }
      expect(text).toContain(one.email)
      expect(text).toContain(guestOf(word))
      expect(text).not.toContain(guestOf(otherWord))
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

    test('the export holds the links of an account, who gave an address to them, and the roles that links gave it', async () => {
      const [one, other] = [await join(app), await join(app)]
      const { id } = await aDeck(one)
      const links = `POST /api/presentations/${id}/share-links` as const
      const secret = 'harbour-silt-7'
      const made = await one.ask(links, { label: 'For investors', password: secret })
      await readByLink(one, { id, email: 'lena@northlight.example' })
      const shared = await aDeck(other)
      const given = await other.ask(`POST /api/presentations/${shared.id}/share-links`, {
        role: 'commenter',
        label: 'Not mine',
      })
      await one.ask(`POST /api${given.json().path}/join`)

      await prove(one)
      const files = unzipSync((await one.ask('POST /api/user/export')).rawPayload)
      const text = (name: string) => Buffer.from(files[name] ?? '').toString()

      expect(JSON.parse(text('share-links.json'))).toMatchObject([
        { presentationId: id, label: 'For investors', hasPassword: true, guests: [] },
        {
          presentationId: id,
          hasPassword: false,
          asksEmail: true,
          guests: [{ email: 'lena@northlight.example' }],
        },
      ])
      expect(text('share-links.json')).not.toContain(made.json().path.split('/').at(-1))
      expect(text('share-links.json')).not.toMatch(/argon2|Not mine/)
      expect(JSON.parse(text('shared-by-link.json'))).toMatchObject([
        { presentationId: shared.id, role: 'commenter' },
      ])
    })

    test('V-021 a deleted account leaves no name, address or word behind, and takes nobody else along', async () => {
      const { one, other, words } = await twoPeople()
      const [word, otherWord] = words
      const later = `later.${one.email}`
      await moveTo({ app, mail, person: one, email: later })
      const remove = (body: object) => one.ask('DELETE /api/user', body)

      expect((await remove({})).statusCode).toBe(400)
      expect((await remove({ confirmation: 'DELETE' })).statusCode).toBe(204)

      expect((await whoIs(one.cookie)).statusCode).toBe(401)
      expect((await signIn(later, password)).statusCode).toBe(401)
      const dump = await databaseDump(opened.database.queries)
      expect(dump).not.toContain(word)
      expect(dump).not.toContain(one.email)
      expect(dump).not.toContain(guestOf(word))
      expect(dump).toContain(guestOf(otherWord))
      expect(dump).toContain(otherWord)
      expect((await other.ask('GET /api/presentations')).json()).toHaveLength(1)
    })

    test('an account whose plan cannot be ended stays whole', async () => {
      const person = await join(app)
      const { id } = await aDeck(person)
      const files = createFolderStore(joinPath(opened.dataDir, 'nothing'))
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
      await prove(ada)
      const leave = () => ada.ask('DELETE /api/user', { confirmation: 'DELETE' })

      const refused = await leave()
      expect(refused.statusCode).toBe(409)
      expect(refused.json().code).toBe('last_admin')
      await promote(ben)
      expect((await leave()).statusCode).toBe(204)
    })
  })
}
