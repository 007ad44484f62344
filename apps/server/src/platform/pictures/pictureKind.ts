const kinds = {
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  gif: [[0, [0x47, 0x49, 0x46, 0x38]]],
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
} as const

export type PictureKind = keyof typeof kinds

/**
 * The kind of a picture by its magic bytes, whatever its name and its content type; undefined for
 * unsupported kinds.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const { jpeg, png, gif, webp } = kinds
  if (begins(bytes, jpeg)) return 'jpeg'
  if (begins(bytes, png)) return 'png'
  if (begins(bytes, gif)) return 'gif'
  return begins(bytes, webp) ? 'webp' : undefined
}

type Signature = readonly (readonly [offset: number, bytes: readonly number[]])[]

function begins(bytes: Uint8Array, signature: Signature): boolean {
  return signature.every(([offset, expected]) =>
    expected.every((byte, index) => bytes[offset + index] === byte),
  )
}
