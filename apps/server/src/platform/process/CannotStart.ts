/** Why the server cannot start, and what to do about it, in a sentence for the operator. */
export class CannotStart extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'CannotStart'
  }
}
