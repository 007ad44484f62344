/** A text took too much time or memory and was aborted. */
export class WritingStopped extends Error {
  readonly code = 'WRITING_STOPPED'

  constructor() {
    super('Reading a text took too long or too much, and was given up')
    this.name = 'WritingStopped'
  }
}
