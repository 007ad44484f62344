/**
 * The server shuts down before the work is done; another server, or this one after its restart, can
 * do it.
 */
export class ServerEnding extends Error {
  readonly code = 'SERVER_ENDING'

  constructor() {
    super('The server ended in the middle of the work')
    this.name = 'ServerEnding'
  }
}
