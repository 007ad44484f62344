import type { NamedFile } from '@deckloom/readers'
import type { PlainFault, ReadAs, Readings } from './fileReader.ts'

/** What a reading thread is started with. */
export interface ReaderJob {
  readonly as: ReadAs
  readonly file: NamedFile
}

/** The one thing that it says. */
export interface ReaderMessage {
  readonly reading: Readings[ReadAs] | PlainFault
}
