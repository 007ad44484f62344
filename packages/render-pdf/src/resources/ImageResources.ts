import type { ImageBytes } from '../types.ts'
import { jpegObject } from './jpegObject.ts'
import { pngObject } from './pngObject.ts'

export interface PlacedImage {
  /** The name of the picture on the current page. */
  readonly name: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The pictures of a document, each embedded once, however many marks show it. */
export class ImageResources {
  readonly #document: PDFKit.PDFDocument
  readonly #images: ReadonlyMap<string, ImageBytes>
  readonly #embedded = new Map<
    string,
    { readonly name: string; readonly reference: PDFKit.PDFKitReference }
  >()

  constructor(document: PDFKit.PDFDocument, images: ReadonlyMap<string, ImageBytes>) {
    this.#document = document
    this.#images = images
  }

  use(src: string): PlacedImage | undefined {
    const image = this.#images.get(src)
    if (!image) return undefined
    let embedded = this.#embedded.get(src)
    if (!embedded) {
      embedded = { name: `I${this.#embedded.size + 1}`, reference: this.#embed(image) }
      this.#embedded.set(src, embedded)
    }
    this.#document.page.xobjects[embedded.name] = embedded.reference
    return { name: embedded.name, width: image.width, height: image.height }
  }

  #embed(image: ImageBytes): PDFKit.PDFKitReference {
    const { dictionary, data, alpha } =
      image.mime === 'image/png' ? pngObject(image.bytes) : jpegObject(image.bytes)
    const common = { Type: 'XObject', Subtype: 'Image' }
    const mask =
      alpha &&
      this.#stream(alpha, {
        ...common,
        Width: dictionary['Width'],
        Height: dictionary['Height'],
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Filter: 'FlateDecode',
      })
    return this.#stream(data, { ...common, ...dictionary, ...(mask && { SMask: mask }) })
  }

  #stream(data: Uint8Array, dictionary: object): PDFKit.PDFKitReference {
    const reference = this.#document.ref(dictionary)
    reference.end(data)
    return reference
  }
}
