import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { enqueueMail } from '../../db/enqueueMail.ts'
import { mailQueue } from '../../db/schema/mail.ts'
import type { Email } from '../../platform/mail/email.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { MailWorker } from './MailWorker.ts'

const start = new Date('2026-05-01T12:00:00Z').getTime()
const emailTo = (to: string): Email => ({ to, subject: '', text: '', html: '' })

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the mail queue on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let now = start
    const workers: MailWorker[] = []

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()))
      await opened.database.queries.delete(mailQueue)
      now = start
    })
    afterAll(() => opened.remove())

    const enqueue = (email: string) =>
      enqueueMail(opened.database.queries, { kind: 'password-reset', email }, new Date(now))
    const waiting = () => opened.database.queries.select().from(mailQueue)
    const sentTo: string[] = []
    const worker = (send: (email: Email) => Promise<void>, accepted?: () => Promise<void>) => {
      const made = new MailWorker({
        queries: opened.database.queries,
        mailer: { delivery: 'mail', send },
        prepare: async (mail) =>
          mail.kind === 'password-reset' && mail.email !== 'nobody@example.com'
            ? { email: emailTo(mail.email), ...(accepted && { accepted }) }
            : undefined,
        secretOf: () => '',
        now: () => new Date(now),
        warn: () => undefined,
      })
      workers.push(made)
      return made
    }
    const collect = async ({ to }: Email) => {
      sentTo.push(to)
    }
    const look = async (made: MailWorker) => {
      made.wake()
      await made.idle()
    }

    test('sends each email once, the oldest first, and forgets it', async () => {
      for (const name of ['a', 'b', 'c']) await enqueue(`${name}@example.com`)
      sentTo.length = 0

      await Promise.all([look(worker(collect)), look(worker(collect))])

      expect(sentTo.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
      expect(await waiting()).toEqual([])
    })

    test('tries again after ten seconds, then later and later, and keeps what failed for good', async () => {
      await enqueue('a@example.com')
      const failing = worker(async () => {
        throw new Error('the mail server is away')
      })

      await look(failing)
      const [first] = await waiting()
      expect(first).toMatchObject({ attempts: 1, lastError: 'the mail server is away' })
      expect(first?.nextAttemptAt.getTime()).toBe(start + 10_000)

      now = start + 9_000
      await look(failing)
      expect((await waiting())[0]?.attempts).toBe(1)
      for (let attempt = 2; attempt <= 7; attempt += 1) {
        now += 24 * 60 * 60_000
        await look(failing)
      }
      const [last] = await waiting()
      expect(last).toMatchObject({ attempts: 7, failedAt: new Date(now) })
      now += 24 * 60 * 60_000
      await look(failing)
      expect((await waiting())[0]?.attempts).toBe(7)
    })

    test('sends what waits once the mail server is back', async () => {
      await enqueue('late@example.com')
      let away = true
      const made = worker(async (message) => {
        if (away) throw new Error('away')
        await collect(message)
      })
      await look(made)

      away = false
      now += 10_000
      await look(made)

      expect(sentTo).toContain('late@example.com')
      expect(await waiting()).toEqual([])
    })

    test('takes up again what a server began that did not come back', async () => {
      await enqueue('a@example.com')
      const crashed = worker(() => new Promise(() => undefined))
      crashed.wake()
      await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
      workers.length = 0
      sentTo.length = 0

      const next = worker(collect)
      await look(next)
      expect(sentTo).toEqual([])
      now += 2 * 60_000
      await look(next)

      expect(sentTo).toEqual(['a@example.com'])
    })

    test('forgets mail for an account that is gone', async () => {
      await enqueue('nobody@example.com')

      await look(worker(collect))

      expect(await waiting()).toEqual([])
    })
  })
}
