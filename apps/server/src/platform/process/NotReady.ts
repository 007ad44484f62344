interface NotReadyOptions extends ErrorOptions {
  /** The server is of use without this part, so that it stays in the rotation. */
  readonly isSpared?: boolean
}

/** A part of the server cannot do its work. The message is a sentence for the operator, without anything people typed. */
export class NotReady extends Error {
  override readonly name = 'NotReady'
  readonly isSpared: boolean

  constructor(message: string, { isSpared = false, ...options }: NotReadyOptions = {}) {
    super(message, options)
    this.isSpared = isSpared
  }
}
