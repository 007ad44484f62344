import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { StoreUnavailable } from '../fileStore.ts'
import { StoreAway } from './StoreAway.ts'

export interface Expected {
  /** How many bytes must come. */
  readonly bytes: number
  /** Of all of them, in hexadecimal; absent for a part of a file. */
  readonly sha256?: string
}

/** How long a store may take for the next piece. */
const pieceMs = 5_000

/**
 * Passes content on as it comes, but the last piece only once the whole is what was written: whoever reads to the end
 * has the very file, and whoever does not can tell. Time counts only while the store is waited for, not while the
 * reader takes its time.
 */
export async function* verifiedContent(
  content: AsyncIterable<Uint8Array>,
  { bytes, sha256 }: Expected,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const pieces = content[Symbol.asyncIterator]()
  let came = 0
  let held: Uint8Array | undefined
  try {
    for (;;) {
      const { done, value } = await inTime(pieces.next())
      if (done === true) break
      hash.update(value)
      came += value.byteLength
      if (held) yield held
      held = value
    }
    if (came !== bytes || (sha256 !== undefined && hash.digest('hex') !== sha256)) {
      throw new StoreUnavailable('The file store answered other bytes than were written')
    }
    if (held) yield held
  } finally {
    // Lets go of the connection when the reader leaves early. Nobody waits for it.
    void pieces.return?.().catch(() => undefined)
  }
}

async function inTime<T>(piece: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = after(pieceMs, undefined, { signal: over.signal }).then(() => {
    throw new StoreAway('The file store stopped in the middle of a file')
  })
  try {
    return await Promise.race([piece, late])
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreAway('The connection to the file store broke in the middle of a file', {
      cause: error,
    })
  } finally {
    over.abort()
    late.catch(() => undefined)
  }
}
