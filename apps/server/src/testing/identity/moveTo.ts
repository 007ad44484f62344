import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Email } from '../../platform/mail/email.ts'
import { type Mailbox, tokenIn } from '../mail/mailbox.ts'
import { type Person, prove } from '../testApp.ts'

const names = { firstName: 'Ada', lastName: 'Weaver' }

/** The newest email with this subject to an address. */
export async function emailTo(
  { emails, verifications }: Mailbox,
  address: string,
  subject: string,
): Promise<Email> {
  const findEmail = () =>
    [...emails, ...verifications].findLast((one) => one.to === address && one.subject === subject)
  await expect.poll(findEmail, { timeout: 10_000 }).toBeDefined()
  return findEmail() ?? { to: '', subject: '', text: '', html: '' }
}

/** Opens the verification link in an email. */
export function openLink(app: FastifyInstance, email: Email, cookie?: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/verify-email',
    payload: { token: tokenIn(email) },
    ...(cookie !== undefined && { headers: { cookie } }),
  })
}

/** Changes an account's address as its owner does: re-authenticates, and opens the link. */
export async function moveTo({
  app,
  mail,
  person,
  email,
}: {
  readonly app: FastifyInstance
  readonly mail: Mailbox
  readonly person: Person
  readonly email: string
}): Promise<void> {
  await prove(person)
  await person.ask('PATCH /api/user/profile', { ...names, email })
  const message = await emailTo(mail, email, 'Confirm your new email')
  expect((await openLink(app, message, person.cookie)).statusCode).toBe(200)
}
