import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { StoreUnavailable } from '../fileStore.ts'
import { StoreUnreachable } from './StoreUnreachable.ts'

export interface Expected {
  /** Expected size. */
  readonly bytes: number
  /** Expected SHA-256 of the whole, in hexadecimal; absent for a range. */
  readonly sha256?: string
}

/** Timeout for the store's next chunk. */
const pieceMs = 5_000

/**
 * Passes content through, but holds the last chunk back until size and hash are verified: a reader
 * that reaches the end has the exact file. Only time spent waiting for the store counts, not that
 * of a slow reader.
 */
export async function* verifyContent(
  content: AsyncIterable<Uint8Array>,
  { bytes, sha256 }: Expected,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const pieces = content[Symbol.asyncIterator]()
  let came = 0
  let held: Uint8Array | undefined
  try {
    for (;;) {
      const { done, value } = await withTimeout(pieces.next())
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
    // Closes the connection when the reader leaves early, without waiting for it.
    void pieces.return?.().catch(() => undefined)
  }
}

async function withTimeout<T>(piece: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = after(pieceMs, undefined, { signal: over.signal }).then(() => {
    throw new StoreUnreachable('The file store stopped in the middle of a file')
  })
  try {
    return await Promise.race([piece, late])
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreUnreachable('The connection to the file store broke in the middle of a file', {
      cause: error,
    })
  } finally {
    over.abort()
    late.catch(() => undefined)
  }
}
