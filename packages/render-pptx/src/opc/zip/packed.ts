import { crc32, deflateRawSync } from 'node:zlib'

// Past this level the files get a few percent smaller and take twice as long.
const level = 3
// Most parts of a file are smaller packed, and the default of 16 kB is allocated for each.
const chunkSize = 8_192

/** Bytes as a zip file holds them. */
export interface Packed {
  readonly content: Uint8Array
  readonly method: 'stored' | 'deflated'
  /** CRC-32 of the bytes before compression, and their number. */
  readonly checkSum: number
  readonly size: number
}

export function packed(bytes: Uint8Array): Packed {
  const smaller = deflateRawSync(bytes, { level, chunkSize })
  // A slice of a Buffer is no copy.
  if (smaller.length >= bytes.length) return stored(new Uint8Array(bytes))
  return { content: smaller, method: 'deflated', checkSum: crc32(bytes), size: bytes.length }
}

/** For bytes that are compressed already. */
export function stored(bytes: Uint8Array): Packed {
  return { content: bytes, method: 'stored', checkSum: crc32(bytes), size: bytes.length }
}
