import type { ReadSource } from '@deckloom/contract'
import type { Failure } from '../../http/errors/failure.ts'
import { faultFailure } from './faultFailure.ts'
import { type FileReader, isFault } from './reading/fileReader.ts'

/** Reads a file as material to write from. */
export async function readSource(
  { readFile }: { readonly readFile: FileReader },
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<ReadSource | Failure> {
  const reading = await readFile('source', { name, bytes })
  if (isFault(reading)) return faultFailure(reading)
  const { text, notes } = reading
  return { name, text, notes }
}
