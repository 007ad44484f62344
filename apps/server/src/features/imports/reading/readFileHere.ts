import { readDeck, ReadFault, readSource, type NamedFile } from '@deckloom/readers'
import { type PlainFault, plainFault, type ReadAs, type Readings } from './fileReader.ts'

const readers: {
  readonly [As in ReadAs]: (file: NamedFile) => Promise<Readings[As] | ReadFault>
} = {
  source: readSource,
  deck: readDeck,
}

/** Reads a file on this very thread. */
export async function readFileHere<As extends ReadAs>(
  as: As,
  file: NamedFile,
): Promise<Readings[As] | PlainFault> {
  const reading = await readers[as](file)
  return reading instanceof ReadFault ? plainFault(reading) : reading
}
