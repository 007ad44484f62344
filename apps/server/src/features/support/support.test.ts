import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { supportMessages } from '../../db/schema/support.ts'
import { createMailbox } from '../../testing/mail/mailbox.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { join, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const message = {
  name: 'Ines Rocha',
  email: 'ines@example.org',
  category: 'Export',
  subject: 'Fonts in the PowerPoint file',
  message: 'Which ones are named?\n\nAnd <b>where</b>?',
}
const missing = 'All fields are required to submit your support request.'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the support desk on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, {
        mailer: mail,
        environment: { SUPPORT_EMAIL: 'desk@example.com' },
      })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const contact = (payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: '/api/support/contact', payload, headers })
    const stored = () =>
      opened.database.queries.select().from(supportMessages).orderBy(desc(supportMessages.id))

    test('B-067 I-089 a message is stored with name, email, category, subject and message, and mailed to the desk', async () => {
      const email = mail.next()

      const answer = await contact(message)

      expect(answer.statusCode).toBe(200)
      expect((await stored())[0]).toMatchObject({ ...message, userId: null })
      const { to, replyTo, subject, text, html } = await email
      expect({ to, replyTo, subject }).toEqual({
        to: 'desk@example.com',
        replyTo: message.email,
        subject: '[Export] Fonts in the PowerPoint file',
      })
      expect(text).toContain('And <b>where</b>?')
      expect(html).toContain('And &lt;b&gt;where&lt;/b&gt;?')
    })

    test('remembers whose account a message came from', async () => {
      const person = await join(app)

      await person.ask('POST /api/support/contact', message)

      expect((await stored())[0]?.userId).toBe(person.id)
    })

    test('G-017 marks messages of plans with priority support, and no others', async () => {
      const person = await join(app)
      const free = mail.next()
      await person.ask('POST /api/support/contact', message)
      await makePaying(opened.database.queries, person)
      const ordinary = await free
      const paid = mail.next()
      await person.ask('POST /api/support/contact', message)

      expect([ordinary.subject, ordinary.priority]).toEqual([
        `[Export] ${message.subject}`,
        undefined,
      ])
      const marked = await paid
      expect([marked.subject, marked.priority]).toEqual([
        `[Priority] [Export] ${message.subject}`,
        'high',
      ])
      expect((await stored()).slice(0, 2).map(({ isPriority }) => isPriority)).toEqual([
        true,
        false,
      ])
    })

    test.each(['name', 'email', 'category', 'subject', 'message'])(
      'B-071 a message without %s is refused with the sentence of the form, and nothing is stored',
      async (field) => {
        const before = (await stored()).length
        const without = Object.fromEntries(
          Object.entries(message).filter(([name]) => name !== field),
        )
        for (const body of [without, { ...message, [field]: '   ' }]) {
          const answer = await contact(body)

          expect(answer.statusCode).toBe(400)
          expect(answer.json()).toMatchObject({ code: 'validation_failed', message: missing })
        }
        expect(await stored()).toHaveLength(before)
      },
    )

    test.each([
      ['subject', 150],
      ['message', 5_000],
    ])('takes a %s of %i characters and refuses one more', async (field, most) => {
      expect((await contact({ ...message, [field]: 'x'.repeat(most - 1) })).statusCode).toBe(200)
      expect((await contact({ ...message, [field]: 'x'.repeat(most) })).statusCode).toBe(200)
      expect((await contact({ ...message, [field]: 'x'.repeat(most + 1) })).statusCode).toBe(400)
    })

    test('refuses line breaks in what becomes a header of an email', async () => {
      expect((await contact({ ...message, subject: 'A\r\nBcc: b@example.com' })).statusCode).toBe(
        400,
      )
      expect((await contact({ ...message, name: 'A\nB' })).statusCode).toBe(400)
      expect((await contact({ ...message, email: 'a@example.com\nBcc: b@c.de' })).statusCode).toBe(
        400,
      )
    })

    test('refuses what a program sends that fills in the hidden field, says to try again, and stores nothing', async () => {
      const before = (await stored()).length

      const answer = await contact(message, { 'x-form-note': 'filled' })

      expect([answer.statusCode, answer.json().code]).toEqual([409, 'form_too_fast'])
      expect(answer.json().message).toContain('Please try again.')
      expect(await stored()).toHaveLength(before)
    })

    test('keeps a message that no email can be sent about', async () => {
      const broken = await testApp(opened, {
        mailer: { delivery: 'mail', send: () => Promise.reject(new Error('no mail server')) },
        environment: { SUPPORT_EMAIL: 'desk@example.com' },
      })

      const answer = await broken.inject({
        method: 'POST',
        url: '/api/support/contact',
        payload: { ...message, subject: 'Is anybody there?' },
      })
      await broken.close()

      expect(answer.statusCode).toBe(200)
      expect((await stored())[0]?.subject).toBe('Is anybody there?')
    })

    test('tells where people can write to, and who sends emails when nothing else is configured', async () => {
      expect((await app.inject('/api/support')).json()).toEqual({ email: 'desk@example.com' })
      const plain = await testApp(opened, {
        mailer: mail,
        environment: { MAIL_FROM: 'Looms <looms@example.com>' },
      })
      expect((await plain.inject('/api/support')).json()).toEqual({ email: 'looms@example.com' })
      await plain.close()
    })
  })
}
