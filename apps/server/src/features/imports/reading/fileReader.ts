import type { FaultCode, ImportedDeck, NamedFile, ReadFault, SourceText } from '@deckloom/readers'

/** What a file can be read as, and the results. */
export interface Readings {
  readonly source: SourceText
  readonly deck: ImportedDeck
}
export type ReadAs = keyof Readings

/** A fault as it crosses the process boundary. */
export type PlainFault = { readonly fault: FaultCode; readonly message: string }

/** Reads an uploaded file. Throws `Overloaded`. */
export type FileReader = <As extends ReadAs>(
  as: As,
  file: NamedFile,
) => Promise<Readings[As] | PlainFault>

export function plainFault({ code, message }: Pick<ReadFault, 'code' | 'message'>): PlainFault {
  return { fault: code, message }
}

export function isFault(reading: object): reading is PlainFault {
  return 'fault' in reading
}

export const tooMuch = plainFault({
  code: 'too-large',
  message: 'This file has more in it than can be read.',
})
export const tooLong = plainFault({
  code: 'too-large',
  message: 'Reading this file took too long, and was given up.',
})
