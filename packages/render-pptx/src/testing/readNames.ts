/**
 * Returns the names in the central directory of a zip file, including duplicates: PKWARE, APPNOTE.TXT, section 4.3.12.
 */
export function readNames(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const start = at + 46
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    return new TextDecoder().decode(bytes.subarray(start, start + (name ?? 0)))
  })
}
