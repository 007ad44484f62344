import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { StoreFull } from '../fileStore.ts'

export interface Spooled {
  readonly bytes: number
  readonly sha256: string
  readonly stream: () => Readable
}

/**
 * Writes a stream to a temporary file and passes it to `work`: a store needs size and hash before
 * the first byte. The file is removed at the end.
 */
export async function spool<T>(
  content: AsyncIterable<Uint8Array>,
  work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deckloom-spool-'))
  const path = join(folder, 'file')
  try {
    const hash = createHash('sha256')
    const bytes = await fill(path, content, hash)
    return await work({ bytes, sha256: hash.digest('hex'), stream: () => createReadStream(path) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(path: string, content: AsyncIterable<Uint8Array>, hash: Hash): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const piece of content) {
      hash.update(piece)
      bytes += piece.byteLength
      await file.writeFile(piece)
    }
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull ? new StoreFull('There is no room for temporary files', { cause: error }) : error
  } finally {
    await file.close()
  }
  return bytes
}
