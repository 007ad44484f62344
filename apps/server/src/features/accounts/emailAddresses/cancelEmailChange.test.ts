import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailbox } from '../../../testing/mail/mailbox.ts'
import { emailTo, openLink } from '../../../testing/identity/moveTo.ts'
import { join, joinUnverified, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`a change of address on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { mailer: mail })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    test('that nobody confirmed yet is stopped by its person: its link works no more', async () => {
      const person = await join(app)
      const email = 'never.mind@example.org'
      await prove(person)
      await person.ask('PATCH /api/user/profile', { firstName: 'A', lastName: 'B', email })
      const link = await emailTo(mail, email, 'Confirm your new email')
      const stopped = await person.ask('DELETE /api/user/email-change')

      const { email: own } = person
      expect(stopped.json()).toMatchObject({ email: own, verified: true, pendingEmail: null })
      expect((await openLink(app, link, person.cookie)).statusCode).toBe(400)
      expect((await person.ask('GET /api/auth/user')).json().email).toBe(own)
    })

    test('that there is none of is no fault, and the link that proves the own address stays', async () => {
      const newcomer = await joinUnverified(app)
      const link = await emailTo(mail, newcomer.email, 'Verify your email')

      expect((await newcomer.ask('DELETE /api/user/email-change')).statusCode).toBe(200)
      expect((await openLink(app, link)).statusCode).toBe(200)
    })
  })
}
