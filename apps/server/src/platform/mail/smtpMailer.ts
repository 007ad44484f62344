import { createTransport } from 'nodemailer'
import type { Mailer } from './letter.ts'

const patienceMs = 15_000

/** Sends through the server of an `smtp://` or `smtps://` address. */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A letter is made of our own strings: nothing in it may be read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    delivery: 'mail',
    async send(letter) {
      await transport.sendMail({ ...letter, from })
    },
  }
}
