import type { Packed } from './pack.ts'
import { zipDate } from './zipDate.ts'

export interface ZipEntry {
  /** Without a leading slash. */
  readonly path: string
  readonly packed: Packed
}

const headerSize = 30
const listedSize = 46
const endSize = 22

/** Writes a version 2.0 zip file: PKWARE, APPNOTE.TXT, section 4.3. The same entries and date give the same bytes. */
export function zipFile(entries: readonly ZipEntry[], date: Date): Uint8Array {
  const named = entries.map(({ path, packed }) => ({ ...packed, name: Buffer.from(path) }))
  const names = sum(named.map(({ name }) => name.length))
  const contents = sum(named.map(({ content }) => content.length))
  const listStart = named.length * headerSize + names + contents
  const listLength = named.length * listedSize + names
  const bytes = new Uint8Array(listStart + listLength + endSize)
  const view = new DataView(bytes.buffer)
  const stamp = zipDate(date)
  let [start, listed] = [0, listStart]
  for (const entry of named) {
    view.setUint32(start, 0x04034b50, true)
    describe(view, start + 4, { entry, stamp })
    bytes.set(entry.name, start + headerSize)
    bytes.set(entry.content, start + headerSize + entry.name.length)
    view.setUint32(listed, 0x02014b50, true)
    view.setUint16(listed + 4, version, true)
    describe(view, listed + 6, { entry, stamp })
    view.setUint32(listed + 42, start, true)
    bytes.set(entry.name, listed + listedSize)
    start += headerSize + entry.name.length + entry.content.length
    listed += listedSize + entry.name.length
  }
  view.setUint32(listed, 0x06054b50, true)
  view.setUint16(listed + 8, named.length, true)
  view.setUint16(listed + 10, named.length, true)
  view.setUint32(listed + 12, listLength, true)
  view.setUint32(listed + 16, listStart, true)
  return bytes
}

interface Named extends Packed {
  readonly name: Uint8Array
}

const version = 20
const methods = { stored: 0, deflated: 8 } as const

// Writes the 26 bytes that a local header and its central directory entry have in common.
function describe(
  view: DataView,
  start: number,
  { entry, stamp }: { readonly entry: Named; readonly stamp: number },
): void {
  view.setUint16(start, version, true)
  view.setUint16(start + 4, methods[entry.method], true)
  view.setUint32(start + 6, stamp, true)
  view.setUint32(start + 10, entry.checkSum, true)
  view.setUint32(start + 14, entry.content.length, true)
  view.setUint32(start + 18, entry.size, true)
  view.setUint16(start + 22, entry.name.length, true)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
