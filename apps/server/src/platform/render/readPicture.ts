/** A picture as the renderers expect it. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Reads the kind and size of a picture; undefined if it cannot be drawn. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mime = isPng(view) ? 'image/png' : 'image/jpeg'
  const size = mime === 'image/png' ? pngSize(view) : jpegSize(view)
  return size && size.width > 0 && size.height > 0 ? { bytes, mime, ...size } : undefined
}

interface Size {
  readonly width: number
  readonly height: number
}

function isPng(view: DataView): boolean {
  return (
    view.byteLength >= 33 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452
  )
}

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size is in the first frame header: ITU-T T.81, B.2.2. */
function jpegSize(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint16(at)
    if (marker >> 8 !== 0xff) return undefined
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15, except DHT, JPG and DAC, whose markers lie between them. */
function isFrame(marker: number): boolean {
  const tables = [0xffc4, 0xffc8, 0xffcc]
  return marker >= 0xffc0 && marker <= 0xffcf && !tables.includes(marker)
}
