/** Returns the tables of a TrueType file by tag. Throws a RangeError when the file ends too early. */
export function sfntTables(bytes: Uint8Array): ReadonlyMap<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, DataView>()
  const count = view.getUint16(4)
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    const tag = String.fromCharCode(...bytes.subarray(record, record + 4))
    const offset = view.getUint32(record + 8)
    const length = view.getUint32(record + 12)
    tables.set(tag, new DataView(view.buffer, view.byteOffset + offset, length))
  }
  return tables
}
