import type { OfficePackage } from './opc/officePackage.ts'
import type { Pictures } from './shapes/shapeContext.ts'

export interface ImageBytes {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpeg' } as const

/** Adds a picture to the file when the first shape needs it, and only once however many use it. */
export function createMedia(
  images: ReadonlyMap<string, ImageBytes>,
  file: Pick<OfficePackage, 'addMedia'>,
): Pictures {
  const paths = new Map<Uint8Array, string>()
  return {
    find(src) {
      const image = images.get(src)
      if (image === undefined) return undefined
      const { bytes, mime, width, height } = image
      const known = paths.get(bytes)
      if (known !== undefined) return { path: known, width, height }
      const path = `ppt/media/image${paths.size + 1}.${extensions[mime]}`
      paths.set(bytes, path)
      file.addMedia(path, bytes)
      return { path, width, height }
    },
  }
}
