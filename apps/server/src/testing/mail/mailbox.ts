import type { Email, Mailer } from '../../platform/mail/email.ts'

/** Stores the emails that are sent. */
export interface Mailbox extends Mailer {
  readonly emails: readonly Email[]
  /** Verification emails; every registration sends one, so they are kept apart. */
  readonly verifications: readonly Email[]
  /** The next email after this call; rejects after two seconds. */
  readonly next: () => Promise<Email>
}

export function createMailbox(): Mailbox {
  const emails: Email[] = []
  const verifications: Email[] = []
  let arrived: ((email: Email) => void) | undefined
  return {
    delivery: 'mail',
    emails,
    verifications,
    async send(email) {
      if (email.subject === 'Verify your email') {
        verifications.push(email)
        return
      }
      emails.push(email)
      arrived?.(email)
    },
    next: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('No email came')), 2_000)
        arrived = (email) => {
          clearTimeout(timer)
          resolve(email)
        }
      }),
  }
}

/** The secret in an email's link. */
export function tokenIn({ text }: Email): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
