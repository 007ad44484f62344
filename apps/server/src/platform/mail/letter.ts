/** A message that is ready to be sent. */
export interface Letter {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends letters; resolves when the letter was accepted for delivery, or throws. */
export interface Mailer {
  /** What a person reads at start-up and in the administrator's view. */
  readonly name: string
  send(letter: Letter): Promise<void>
}
