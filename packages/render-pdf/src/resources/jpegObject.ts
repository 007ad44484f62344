import type { ImageObject } from './imageObject.ts'

/** Converts a JPEG file to an image object; PDF embeds the file as it is. Throws if it is not a JPEG. */
export function jpegObject(bytes: Uint8Array): ImageObject {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const frame = frameStart(view)
  const components = view.getUint8(frame + 9)
  const colorSpace = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[components]
  if (!colorSpace) throw new Error(`A JPEG with ${components} components cannot be embedded`)
  return {
    data: bytes,
    dictionary: {
      Width: view.getUint16(frame + 7),
      Height: view.getUint16(frame + 5),
      BitsPerComponent: view.getUint8(frame + 4),
      ColorSpace: colorSpace,
      // CMYK files are inverted, as Adobe's are.
      ...(components === 4 && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
      Filter: 'DCTDecode',
    },
  }
}

/** Returns the offset of the start-of-frame marker, ITU T.81 B.1.1.3. */
function frameStart(view: DataView): number {
  const startOfImage = 0xffd8
  let at = 2
  while (view.byteLength > at + 10 && view.getUint16(0) === startOfImage) {
    const marker = view.getUint16(at)
    if (isFrame(marker)) return at
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2)
  }
  throw new Error('The picture is not a JPEG')
}

function isFrame(marker: number): boolean {
  // C4, C8 and CC in this range are tables and extensions.
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
}
