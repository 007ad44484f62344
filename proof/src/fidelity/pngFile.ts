import { deflateSync, inflateSync } from 'node:zlib'
import type { Raster } from './raster.ts'

/** Decodes an 8-bit color PNG without interlacing; transparent pixels are blended with white. Throws on any other. */
export function readPng(bytes: Uint8Array): Raster {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const channels = channelsOf(file)
  const data: Buffer[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  const rows = unfilter(inflateSync(Buffer.concat(data)), { width, height, channels })
  return { width, height, rgb: opaque(rows, channels) }
}

function channelsOf(file: Buffer): 3 | 4 {
  const [depth, kind, interlaced] = [file[24], file[25], file[28]]
  if (depth === 8 && interlaced === 0 && (kind === 2 || kind === 6)) return kind === 2 ? 3 : 4
  throw new Error(`A PNG of depth ${depth}, kind ${kind} cannot be read`)
}

interface Layout {
  readonly width: number
  readonly height: number
  readonly channels: number
}

// PNG specification, section 9: every row starts with its filter type.
function unfilter(raw: Uint8Array, { width, height, channels }: Layout): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array(stride * height)
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1)
    const row = rows.subarray(y * stride, (y + 1) * stride)
    row.set(raw.subarray(from + 1, from + 1 + stride))
    unfilterRow(row, above, { filter: raw[from] ?? 0, channels })
    above = row
  }
  return rows
}

function unfilterRow(
  row: Uint8Array,
  above: Uint8Array,
  { filter, channels }: { readonly filter: number; readonly channels: number },
): void {
  if (filter === 0) return
  for (let x = 0; x < row.length; x += 1) {
    const left = x >= channels ? (row[x - channels] ?? 0) : 0
    const up = above[x] ?? 0
    const corner = x >= channels ? (above[x - channels] ?? 0) : 0
    row[x] = (row[x] ?? 0) + predict(filter, left, { up, corner })
  }
}

function predict(
  filter: number,
  left: number,
  { up, corner }: { readonly up: number; readonly corner: number },
): number {
  if (filter === 1) return left
  if (filter === 2) return up
  return filter === 3 ? (left + up) >> 1 : paeth(left, up, corner)
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp] = [Math.abs(guess - left), Math.abs(guess - up)]
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function opaque(rows: Uint8Array, channels: 3 | 4): Uint8Array {
  if (channels === 3) return rows
  const rgb = new Uint8Array((rows.length / 4) * 3)
  for (let from = 0, to = 0; from < rows.length; from += 4, to += 3) {
    const alpha = (rows[from + 3] ?? 255) / 255
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[to + channel] = (rows[from + channel] ?? 0) * alpha + 255 * (1 - alpha)
    }
  }
  return rgb
}

/** Encodes pixels as a PNG. */
export function writePng({ width, height, rgb }: Raster): Uint8Array {
  const stride = width * 3
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(rgb.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(checksum(body), body.length + 4)
  return frame
}

function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}
