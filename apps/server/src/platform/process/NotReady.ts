interface NotReadyOptions extends ErrorOptions {
  /** Whether the server can serve requests without this part and stays in the rotation. */
  readonly isSpared?: boolean
}

/**
 * A part of the server cannot do its work. The message is a sentence for the operator and contains
 * no user input.
 */
export class NotReady extends Error {
  override readonly name = 'NotReady'
  readonly isSpared: boolean

  constructor(message: string, { isSpared = false, ...options }: NotReadyOptions = {}) {
    super(message, options)
    this.isSpared = isSpared
  }
}
