/** The server ends before the work does; another one, or this one once it is back, can do it. */
export class ServerEnding extends Error {
  readonly code = 'SERVER_ENDING'

  constructor() {
    super('The server ended in the middle of the work')
    this.name = 'ServerEnding'
  }
}
