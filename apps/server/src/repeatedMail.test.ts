import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueueMail } from './db/enqueueMail.ts'
import { users } from './db/schema/accounts.ts'
import { type Mail, mailQueue } from './db/schema/mail.ts'
import { MailWorker } from './features/mail/MailWorker.ts'
import type { Email } from './platform/mail/email.ts'
import { emailSecret } from './platform/mail/emailSecret.ts'
import { prepareMail } from './wiring/prepareMail.ts'
import { tokenIn } from './testing/mail/mailbox.ts'
import { join, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'
import { untilMailIsSent } from './testing/mail/untilMailIsSent.ts'

interface Sent {
  readonly email: Email
  readonly id: string
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`a message that is sent twice, on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let ada: Person
    let now = Date.now()

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      ada = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    /** Delivers emails and optionally dies before it records that. */
    const worker = (sent: Sent[], { dies }: { readonly dies: boolean }) => {
      const { queries } = opened.database
      const home = () => 'https://decks.example.com'
      const made = new MailWorker({
        queries,
        mailer: {
          delivery: 'mail',
          send: (email, id) => {
            sent.push({ email, id })
            return dies ? new Promise(() => undefined) : Promise.resolve()
          },
        },
        prepare: prepareMail({ queries, now: () => new Date(now), home }),
        secretOf: (id) => emailSecret('the secret of both servers', id),
        now: () => new Date(now),
        warn: (message) => expect.unreachable(message),
      })
      made.wake()
      return made
    }
    /** The emails of both servers: the killed one, and the one that took over. */
    const sentTwice = async (mail: Mail): Promise<readonly Sent[]> => {
      const { queries } = opened.database
      const sent: Sent[] = []
      await untilMailIsSent(queries)
      // Later than what the server of this test polls for.
      now += 60 * 60_000
      await enqueueMail(queries, mail, new Date(now))
      worker(sent, { dies: true })
      await expect.poll(() => sent.length).toBe(1)
      now += 3 * 60_000
      const other = worker(sent, { dies: false })
      await other.idle()
      await other.stop()
      expect(await queries.$count(mailQueue)).toBe(0)
      return sent
    }

    test('is the same email under the same name, and its link works', async () => {
      const [first, second] = await sentTwice({ kind: 'password-reset', email: ada.email })

      expect(first?.id).toMatch(/^[\da-f-]{36}$/)
      expect(second).toEqual(first)
      const [{ text } = { text: '' }] = first ? [first.email] : []
      const token = /token=([\w-]+)/.exec(text)?.[1]
      const payload = { token, password: 'a new loom 2026' }
      const reset = () => app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })
      expect((await reset()).statusCode).toBe(200)
      // Both contain the same link, which is valid once.
      expect((await reset()).statusCode).toBe(400)
    })

    test('proves an address by the link of either', async () => {
      const { queries } = opened.database
      await queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ada.id))
      const [first, second] = await sentTwice({ kind: 'verify-email', userId: ada.id })

      expect(second).toEqual(first)
      const payload = { token: first && tokenIn(first.email) }
      const answer = await app.inject({ method: 'POST', url: '/api/auth/verify-email', payload })
      expect(answer.statusCode).toBe(200)
    })

    test('another email has another name and another link', async () => {
      const mail = { kind: 'password-reset', email: ada.email } as const
      const [one] = await sentTwice(mail)
      const [other] = await sentTwice(mail)
      expect(other?.id).not.toBe(one?.id)
      expect(other?.email.text).not.toBe(one?.email.text)
    })
  })
}
