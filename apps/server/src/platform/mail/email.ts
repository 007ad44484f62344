/** A message that is ready to be sent. */
export interface Email {
  /** One address. */
  readonly to: string
  /** One address; without it answers go to the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends emails; resolves when the email was accepted for delivery, or throws. */
export interface Mailer {
  /** Whether emails leave the machine or become files on it. */
  readonly delivery: 'mail' | 'files'
  /** `id` is the same when the same email has to be sent again. */
  send(email: Email, id: string): Promise<void>
}
