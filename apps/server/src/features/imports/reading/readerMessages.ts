import type { NamedFile } from '@deckloom/readers'
import type { PlainFault, ReadAs, Readings } from './fileReader.ts'

/** What a reading process is asked for. */
export interface ReaderJob {
  readonly as: ReadAs
  readonly file: NamedFile
}

/** The one thing that it says. */
export type ReaderAnswer<As extends ReadAs = ReadAs> =
  | { readonly reading: Readings[As] | PlainFault }
  /** A bug in a reader. */
  | { readonly bug: string }

/** Where it says so: its own output is for nobody. */
export const answerChannel = 3

/** The job as its process reads it: a line that says what it is, then the file as it is. */
export function jobHead({ as, file }: ReaderJob): string {
  return `${JSON.stringify([as, file.name])}\n`
}

export function readJob(sent: Uint8Array): ReaderJob {
  const end = sent.indexOf(0x0a)
  // What `jobHead` wrote.
  const [as, name]: [ReadAs, string] = JSON.parse(new TextDecoder().decode(sent.subarray(0, end)))
  return { as, file: { name, bytes: sent.subarray(end + 1) } }
}
