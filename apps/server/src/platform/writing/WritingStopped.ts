/** A text took too long or too much to be read, and was given up. */
export class WritingStopped extends Error {
  readonly code = 'WRITING_STOPPED'

  constructor() {
    super('Reading a text took too long or too much, and was given up')
    this.name = 'WritingStopped'
  }
}
