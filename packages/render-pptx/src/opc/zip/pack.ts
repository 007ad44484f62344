import { crc32, deflateRawSync } from 'node:zlib'

// Above this level, files shrink by a few percent but take twice as long.
const level = 3
// Most compressed parts are smaller than this; the default allocates 16 kB for each.
const chunkSize = 8_192

/** Bytes as stored in a zip file. */
export interface Packed {
  readonly content: Uint8Array
  readonly method: 'stored' | 'deflated'
  /** CRC-32 of the uncompressed bytes, and their count. */
  readonly checkSum: number
  readonly size: number
}

export function pack(bytes: Uint8Array): Packed {
  const smaller = deflateRawSync(bytes, { level, chunkSize })
  // A copy, because callers reuse their buffers. The `slice` of a Buffer would share its memory.
  if (smaller.length >= bytes.length) return store(new Uint8Array(bytes))
  return { content: smaller, method: 'deflated', checkSum: crc32(bytes), size: bytes.length }
}

/** Stores bytes that are already compressed. */
export function store(bytes: Uint8Array): Packed {
  return { content: bytes, method: 'stored', checkSum: crc32(bytes), size: bytes.length }
}
