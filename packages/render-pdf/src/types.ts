import type { FontBook } from '@deckloom/text'

/** A picture that is ready to embed: upright, at its final size, not interlaced. */
export interface ImageBytes {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What the renderer needs of a font book. */
export type PdfFonts = Pick<FontBook, 'bytes' | 'metrics' | 'shape'>

export interface RenderPdfOptions {
  readonly title: string
  readonly author?: string
  /** BCP 47 tag of the deck's language, such as `en` or `pt-BR`. */
  readonly language?: string
  /** Written into the file; the current time by default. Equal dates and scenes give equal bytes. */
  readonly createdAt?: Date
  readonly fonts: PdfFonts
  /** By the `src` of the marks. If a picture is missing, only its background is drawn. */
  readonly images: ReadonlyMap<string, ImageBytes>
}
