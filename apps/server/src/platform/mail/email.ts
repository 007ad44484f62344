/** A message that is ready to be sent. */
export interface Email {
  /** One address. */
  readonly to: string
  /** One address; by default replies go to the sender. */
  readonly replyTo?: string
  /** Mail programs mark it as important. */
  readonly priority?: 'high'
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends emails; resolves when the email was accepted for delivery, and throws otherwise. */
export interface Mailer {
  /** Whether emails are sent or written to files on this machine. */
  readonly delivery: 'mail' | 'files'
  /** `id` is the same for retries of the same email. */
  send(email: Email, id: string): Promise<void>
}
