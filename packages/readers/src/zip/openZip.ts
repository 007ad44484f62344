import { crc32, inflateRawSync } from 'node:zlib'
import { ReadFault } from '../readFault.ts'
import { readLimits } from '@deckloom/deck'
import { readDirectory, type ZipEntry } from './readDirectory.ts'

/** The files of an archive, decompressed on demand. */
export interface Zip {
  readonly paths: readonly string[]
  has(path: string): boolean
  /** The CRC-32 of a file in the archive's directory. */
  crcOf(path: string): number | undefined
  /** The size of a file in the archive's directory; 0 if it is missing. */
  sizeOf(path: string): number
  /** Undefined for a missing path. Throws `ReadFault`. */
  read(path: string): Uint8Array | undefined
}

const localHeader = { signature: 0x04_03_4b_50, length: 30 } as const

/**
 * Opens a ZIP archive without trusting it: decompressed bytes are counted as they come, whatever
 * sizes the archive declares. Nested archives are treated as files. APPNOTE 6.3.10.
 */
export function openZip(bytes: Uint8Array): Zip {
  const entries = readDirectory(bytes)
  let unpacked = 0

  function read(path: string): Uint8Array | undefined {
    const entry = entries.get(path)
    if (!entry) return undefined
    const content = inflate(packedBytes(bytes, entry), entry)
    unpacked += content.byteLength
    if (unpacked > readLimits.zip.unpackedBytes) throw tooLarge()
    return content
  }

  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    crcOf: (path) => entries.get(path)?.crc,
    sizeOf: (path) => entries.get(path)?.length ?? 0,
    read,
  }
}

function packedBytes(bytes: Uint8Array, { offset, packedLength }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + localHeader.length > bytes.byteLength) throw createBrokenFault()
  if (view.getUint32(offset, true) !== localHeader.signature) throw createBrokenFault()
  const begin =
    offset +
    localHeader.length +
    view.getUint16(offset + 26, true) +
    view.getUint16(offset + 28, true)
  if (begin + packedLength > bytes.byteLength) throw createBrokenFault()
  return bytes.subarray(begin, begin + packedLength)
}

function inflate(packed: Uint8Array, { method, length, crc }: ZipEntry): Uint8Array {
  const { partBytes } = readLimits.zip
  if (length > partBytes) throw tooLarge()
  const content = method === 'stored' ? packed : inflateLimited(packed, length)
  if (content.byteLength !== length || crc32(content) !== crc) throw createBrokenFault()
  return content
}

function inflateLimited(packed: Uint8Array, length: number): Uint8Array {
  try {
    // Stops at the first byte beyond the declared size.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, length) })
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ReadFault('unsafe', 'This file is larger inside than it says, and was not opened.')
    }
    throw createBrokenFault()
  }
}

function tooLarge(): ReadFault {
  return new ReadFault('too-large', 'This file is too large once it is unpacked.')
}

function createBrokenFault(): ReadFault {
  return new ReadFault('unreadable', 'This file is damaged or incomplete.')
}
