import type { FaceId } from '@deckloom/text'
import { EmbeddedFont } from '../fonts/EmbeddedFont.ts'
import { readSfnt } from '../fonts/sfnt.ts'
import type { Subsetter } from '../fonts/subsetter.ts'
import type { PdfFonts } from '../types.ts'

interface NamedFont {
  readonly name: string
  readonly font: EmbeddedFont
}

/** The faces of a document, each embedded once, however many pages use it. */
export class FontResources {
  readonly #document: PDFKit.PDFDocument
  readonly #fonts: PdfFonts
  readonly #embedded = new Map<FaceId, NamedFont>()

  constructor(document: PDFKit.PDFDocument, fonts: PdfFonts) {
    this.#document = document
    this.#fonts = fonts
  }

  /** The font of a face, and its name on the current page. */
  use(face: FaceId): NamedFont {
    let named = this.#embedded.get(face)
    if (!named) {
      const bytes = this.#fonts.bytes(face)
      named = {
        name: `F${this.#embedded.size + 1}`,
        font: new EmbeddedFont(this.#document, {
          bytes,
          sfnt: readSfnt(bytes),
          metrics: this.#fonts.metrics(face),
        }),
      }
      this.#embedded.set(face, named)
    }
    this.#document.page.fonts[named.name] = named.font.reference
    return named
  }

  /** The glyphs of text that the layout did not shape: markers, and the space at the end of a broken line. */
  shape(face: FaceId, text: string) {
    return this.#fonts.shape(face, text)
  }

  finish(subset: Subsetter): void {
    for (const { font } of this.#embedded.values()) font.finish(subset)
  }
}
