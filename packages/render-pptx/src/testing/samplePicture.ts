import { zlibSync } from 'fflate'
import type { ImageBytes } from '../media.ts'

/** Creates a PNG with a circle on a gradient, so that wrong crops and distortion are visible. */
export function samplePicture(width: number, height: number): ImageBytes {
  const rows = new Uint8Array(height * (width * 3 + 1))
  let at = 0
  for (let y = 0; y < height; y++) {
    rows[at++] = 0
    for (let x = 0; x < width; x++) {
      const isDisc = Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) / 4
      rows[at++] = isDisc ? 250 : Math.round((255 * x) / width)
      rows[at++] = isDisc ? 200 : Math.round((255 * y) / height)
      rows[at++] = isDisc ? 60 : 160
    }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 2], 8)
  const chunks = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return { bytes: joinBytes(chunks), mime: 'image/png', width, height }
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data])
  const frame = new Uint8Array(body.length + 8)
  const view = new DataView(frame.buffer)
  view.setUint32(0, data.length)
  frame.set(body, 4)
  view.setUint32(body.length + 4, checksum(body))
  return frame
}

function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
