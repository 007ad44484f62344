const colorTypes = {
  0: 'gray',
  2: 'rgb',
  3: 'palette',
  4: 'gray-alpha',
  6: 'rgb-alpha',
} as const

export interface Png {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  readonly colorType: (typeof colorTypes)[keyof typeof colorTypes]
  /** Three bytes per color; empty without a palette. */
  readonly palette: Uint8Array
  /** The opacity of the first colors of the palette. */
  readonly paletteAlpha?: Uint8Array
  /** The transparent color of a picture without a palette. */
  readonly colorKey?: readonly number[]
  /** Filtered and deflated. */
  readonly pixels: Uint8Array
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Parses a PNG file without decoding its pixels. Throws if it is not a PNG, or is damaged or interlaced. */
export function readPng(bytes: Uint8Array): Png {
  const chunks = chunksOf(bytes)
  const header = chunks.get('IHDR')?.[0]
  const pixels = chunks.get('IDAT')
  if (header?.length !== 13 || !pixels) throw new Error('The PNG has no header or no pixels')
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const type = view.getUint8(9)
  if (!isColorType(type)) throw new Error(`The PNG has the unknown color type ${type}`)
  if (view.getUint8(12) !== 0) throw new Error('An interlaced PNG cannot be embedded')
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bitDepth: view.getUint8(8),
    colorType: colorTypes[type],
    palette: paletteOf(chunks.get('PLTE')?.[0], type),
    pixels: Buffer.concat(pixels),
    ...transparency(type, chunks.get('tRNS')?.[0]),
  }
}

function isColorType(value: number): value is keyof typeof colorTypes {
  return value in colorTypes
}

function chunksOf(bytes: Uint8Array): ReadonlyMap<string, readonly Uint8Array[]> {
  if (!signature.every((value, at) => bytes[at] === value)) {
    throw new Error('The picture is not a PNG')
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array[]>()
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) throw new Error('The PNG is truncated')
    const data = bytes.subarray(at + 8, at + 8 + length)
    chunks.set(name, [...(chunks.get(name) ?? []), data])
    at += 12 + length
  }
  if (!chunks.has('IEND')) throw new Error('The PNG is truncated')
  return chunks
}

function paletteOf(chunk: Uint8Array | undefined, type: keyof typeof colorTypes): Uint8Array {
  if (type === 3 && !chunk) throw new Error('The PNG has no palette')
  return chunk ?? new Uint8Array()
}

function transparency(
  type: keyof typeof colorTypes,
  chunk: Uint8Array | undefined,
): Pick<Png, 'paletteAlpha' | 'colorKey'> {
  if (!chunk) return {}
  if (type === 3) return { paletteAlpha: chunk }
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const channels = Math.floor(chunk.length / 2)
  return { colorKey: Array.from({ length: channels }, (_, at) => view.getUint16(at * 2)) }
}
