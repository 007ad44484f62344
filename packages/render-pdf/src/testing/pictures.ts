import { deflateSync } from 'node:zlib'

/** A JPEG of 16 x 8 pixels: its left half red, its right half blue. */
export const redBlueJpeg: Uint8Array = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVt',
    'VkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
    'fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA',
    'Bf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAGBQf/xAAUEQEAAAAAAAAAAAAAAAAA',
    'AAAA/9oADAMBAAIRAxEAPwApPMBjQAd//9k=',
  ].join(''),
  'base64',
)

export interface PngParts {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  /** As in the PNG specification: 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGB and alpha. */
  readonly colorType: number
  /** Filtered rows, each after the byte of its filter type. */
  readonly rows: readonly (readonly number[])[]
  readonly palette?: readonly number[]
  readonly transparency?: readonly number[]
  readonly interlaced?: boolean
}

/** Returns a PNG file without checksums, which are not checked here. */
export function pngOf(parts: PngParts): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(parts.width, 0)
  header.writeUInt32BE(parts.height, 4)
  header.set([parts.bitDepth, parts.colorType, 0, 0, parts.interlaced ? 1 : 0], 8)
  const pixels = deflateSync(Buffer.from(parts.rows.flat()))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(parts.palette ? [chunk('PLTE', Buffer.from(parts.palette))] : []),
    ...(parts.transparency ? [chunk('tRNS', Buffer.from(parts.transparency))] : []),
    // Encoders may split the pixels anywhere.
    chunk('IDAT', pixels.subarray(0, 4)),
    chunk('IDAT', pixels.subarray(4)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}
