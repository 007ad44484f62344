import { crc32, deflateSync } from 'node:zlib'

// Higher levels take twice as long for files that are a few percent smaller.
const level = 3
const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')
/** 8 bits per channel, RGB; the standard compression and filters, not interlaced. */
const format = Buffer.from([8, 2, 0, 0, 0])

/**
 * Encodes an opaque drawing as a PNG without filters. Flat colors repeat byte by byte, so this takes half the time of
 * filtering and the file is smaller; for photographs, the encoder of resvg is better.
 *
 * @param pixels four bytes each, of which the last one is dropped
 */
export function flatPng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([size, format])),
    chunk('IDAT', deflateSync(rowsOf(pixels, width, height), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns the rows of a PNG: the filter type, which is none, and three bytes per pixel. */
function rowsOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = Buffer.allocUnsafe(height * (width * 3 + 1))
  let [from, to] = [0, 0]
  for (let y = 0; y < height; y += 1) {
    rows[to] = 0
    to += 1
    for (const end = from + width * 4; from < end; from += 4) {
      rows[to] = pixels[from] ?? 0
      rows[to + 1] = pixels[from + 1] ?? 0
      rows[to + 2] = pixels[from + 2] ?? 0
      to += 3
    }
  }
  return rows
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8)
  return bytes
}
