import type { FontBook } from '@deckloom/text'

/** A picture that is ready to draw: upright, at its final size. */
export interface ImageBytes {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What drawing needs of a font book. */
export type OutlineFonts = Pick<FontBook, 'bytes' | 'metrics' | 'shape'>

export interface DrawOptions {
  readonly fonts: OutlineFonts
  /** By the `src` of the marks. If a picture is missing, only its background is drawn. */
  readonly images: ReadonlyMap<string, ImageBytes>
  /** Pixels per unit, if known: upright text is then aligned with whole pixels. */
  readonly pixelsPerUnit?: number
}
