import type { Mailer } from './email.ts'
import { messageIdOf } from './messageIdOf.ts'

const patienceMs = 15_000

/** Sends through the server of an `smtp://` or `smtps://` URL. */
export function createSmtpMailer({
  url,
  from,
}: {
  readonly url: string
  readonly from: string
}): Mailer {
  const open = async () => {
    // Loaded with the first email: the start is faster and smaller without it.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // Emails consist of our own strings: nothing may be read from files or fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    delivery: 'mail',
    async send(email, id) {
      opened ??= open()
      const transport = await opened
      await transport.sendMail({ ...email, from, messageId: messageIdOf(id, from) })
    },
  }
}
