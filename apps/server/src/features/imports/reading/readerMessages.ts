import type { NamedFile } from '@deckloom/readers'
import type { PlainFault, ReadAs, Readings } from './fileReader.ts'

/** The job of a reader process. */
export interface ReaderJob {
  readonly as: ReadAs
  readonly file: NamedFile
}

/** Its only message. */
export type ReaderAnswer<As extends ReadAs = ReadAs> =
  | { readonly reading: Readings[As] | PlainFault }
  /** A bug in a reader. */
  | { readonly bug: string }

/** The file descriptor for the answer: stdout is ignored. */
export const answerChannel = 3

/** The header of a job: one line, followed by the raw file. */
export function jobHead({ as, file }: ReaderJob): string {
  return `${JSON.stringify([as, file.name])}\n`
}

export function readJob(sent: Uint8Array): ReaderJob {
  const end = sent.indexOf(0x0a)
  // Parses what `jobHead` wrote.
  const [as, name]: [ReadAs, string] = JSON.parse(new TextDecoder().decode(sent.subarray(0, end)))
  return { as, file: { name, bytes: sent.subarray(end + 1) } }
}
