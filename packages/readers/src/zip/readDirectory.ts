import { ReadFault } from '../readFault.ts'
import { readLimits } from '@deckloom/deck'

export interface ZipEntry {
  readonly method: 'stored' | 'deflated'
  readonly crc: number
  readonly packedLength: number
  readonly length: number
  /** Of the local header. */
  readonly offset: number
}

const end = { signature: 0x06_05_4b_50, length: 22, longestComment: 0xff_ff } as const
const central = { signature: 0x02_01_4b_50, length: 46 } as const
const symbolicLink = 0o120_000

/** Reads the archive's directory by path. Throws `ReadFault`. */
export function readDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { count, begin } = findDirectory(view)
  if (count > readLimits.zip.entries) throw createUnsafeFault('has too many parts')
  const entries = new Map<string, ZipEntry>()
  let [offset, total] = [begin, 0]
  for (let index = 0; index < count; index += 1) {
    const { path, entry, next } = readEntry(bytes, view, offset)
    if (entries.has(path)) throw createUnsafeFault('holds two parts of one name')
    if (!path.endsWith('/')) entries.set(path, entry)
    total += entry.length
    if (total > readLimits.zip.unpackedBytes) {
      throw new ReadFault('too-large', 'This file is too large once it is unpacked.')
    }
    offset = next
  }
  return entries
}

function findDirectory(view: DataView): { readonly count: number; readonly begin: number } {
  const last = view.byteLength - end.length
  for (let at = last; at >= Math.max(0, last - end.longestComment); at -= 1) {
    if (view.getUint32(at, true) !== end.signature) continue
    const count = view.getUint16(at + 10, true)
    const begin = view.getUint32(at + 16, true)
    // Files of this size need no ZIP64; an archive that claims otherwise is malicious.
    if (count === 0xff_ff || begin === 0xff_ff_ff_ff)
      throw createUnsafeFault('is not built as such files are')
    if (view.getUint16(at + 4, true) !== 0 || begin > at) throw createBrokenFault()
    return { count, begin }
  }
  throw createBrokenFault()
}

function readEntry(bytes: Uint8Array, view: DataView, offset: number) {
  if (offset + central.length > view.byteLength) throw createBrokenFault()
  if (view.getUint32(offset, true) !== central.signature) throw createBrokenFault()
  const flags = view.getUint16(offset + 8, true)
  if (flags & 1) throw createEncryptedFault()
  const nameEnd = offset + central.length + view.getUint16(offset + 28, true)
  if (nameEnd > view.byteLength) throw createBrokenFault()
  const path = new TextDecoder().decode(bytes.subarray(offset + central.length, nameEnd))
  const next = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
  const entry: ZipEntry = {
    method: methodOf(view.getUint16(offset + 10, true)),
    crc: view.getUint32(offset + 16, true),
    packedLength: view.getUint32(offset + 20, true),
    length: view.getUint32(offset + 24, true),
    offset: view.getUint32(offset + 42, true),
  }
  const mode = view.getUint32(offset + 38, true) >>> 16
  checkEntry(path, entry, mode)
  return { path, entry, next }
}

function methodOf(method: number): ZipEntry['method'] {
  if (method === 0) return 'stored'
  if (method === 8) return 'deflated'
  throw new ReadFault('unreadable', 'This file is packed in a way that is not known here.')
}

function checkEntry(path: string, { packedLength, length }: ZipEntry, mode: number): void {
  const { ratio, ratioFrom } = readLimits.zip
  if (/^[/\\]|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/iu.test(path))
    throw createUnsafeFault('names places outside of itself')
  if ((mode & 0o170_000) === symbolicLink)
    throw createUnsafeFault('points to places outside of itself')
  if (packedLength === 0xff_ff_ff_ff || length === 0xff_ff_ff_ff) {
    throw createUnsafeFault('is not built as such files are')
  }
  if (length > ratioFrom && length > packedLength * ratio) {
    throw createUnsafeFault('would grow beyond measure when it is unpacked')
  }
}

function createUnsafeFault(why: string): ReadFault {
  return new ReadFault('unsafe', `This file ${why}, and was not opened.`)
}

function createEncryptedFault(): ReadFault {
  return new ReadFault(
    'unreadable',
    'This file is protected by a password. Save it without one and try again.',
  )
}

function createBrokenFault(): ReadFault {
  return new ReadFault('unreadable', 'This file is damaged or incomplete.')
}
