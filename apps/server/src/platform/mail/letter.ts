/** A message that is ready to be sent. */
export interface Letter {
  /** One address. */
  readonly to: string
  /** One address; without it answers go to the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends letters; resolves when the letter was accepted for delivery, or throws. */
export interface Mailer {
  /** Whether letters leave the machine or become files on it. */
  readonly delivery: 'mail' | 'files'
  /** `id` is the same when the same letter has to be sent again. */
  send(letter: Letter, id: string): Promise<void>
}
