import { bodyLimits } from '@deckloom/deck'
import { readDeck, ReadFault, readSource, type NamedFile } from '@deckloom/readers'
import { type PlainFault, plainFault, type ReadAs, type Readings, tooMuch } from './fileReader.ts'

const readers: {
  readonly [As in ReadAs]: (file: NamedFile) => Promise<Readings[As] | ReadFault>
} = {
  source: readSource,
  deck: readDeck,
}

/** More than can be saved is no deck, and is not passed between processes. */
const { deck: mostSlideBytes } = bodyLimits

/** Reads a file on the current thread. */
export async function readFileHere<As extends ReadAs>(
  as: As,
  file: NamedFile,
): Promise<Readings[As] | PlainFault> {
  const reading = await readers[as](file)
  if (reading instanceof ReadFault) return plainFault(reading)
  const isTooMuch =
    'slides' in reading && Buffer.byteLength(JSON.stringify(reading.slides)) > mostSlideBytes
  return isTooMuch ? tooMuch : reading
}
