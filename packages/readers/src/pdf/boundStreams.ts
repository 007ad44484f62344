import { inflateSync } from 'node:zlib'
import { readLimits } from '@deckloom/deck'
import { ReadFault } from '../readFault.ts'

const begin = 'stream'
const end = 'endstream'
/** Maximum length of the dictionary before a stream. */
const dictionaryLength = 1_000

/**
 * Rejects a PDF whose streams decompress to more than any real pages need. Inflates each up to the
 * limit, before a reader keeps all of it; pictures, which the text reader ignores, may be larger.
 */
export function boundStreams(bytes: Buffer): void {
  const { streams: most, streamBytes, streamsBytes } = readLimits.pdf
  let count = 0
  let total = 0
  for (let at = bytes.indexOf(begin); at >= 0; at = bytes.indexOf(begin, at + begin.length)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue
    count += 1
    if (count > most) throw tooLarge()
    const dictionary = bytes.toString('latin1', Math.max(0, at - dictionaryLength), at)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    if (/\/Subtype\s*\/Image\b/u.test(own)) continue
    total += sizeOf(bytes, at + begin.length, { isPacked: own.includes('Fl'), most: streamBytes })
    if (total > streamsBytes) throw tooLarge()
  }
}

function sizeOf(
  bytes: Buffer,
  after: number,
  { isPacked, most }: { readonly isPacked: boolean; readonly most: number },
): number {
  // The keyword is followed by LF or CRLF.
  const from = after + (bytes[after] === 0x0d ? 2 : 1)
  if (isPacked) {
    try {
      return inflateSync(bytes.subarray(from), { maxOutputLength: most }).byteLength
    } catch (error) {
      if (error instanceof RangeError) throw tooLarge()
      // Damaged or otherwise compressed streams count with their raw size.
    }
  }
  const to = bytes.indexOf(end, from)
  const size = (to < 0 ? bytes.length : to) - from
  if (size > most) throw tooLarge()
  return size
}

function tooLarge(): ReadFault {
  return new ReadFault('too-large', 'The pages of this PDF have more in them than can be read.')
}
