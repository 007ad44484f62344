import type { FontBook } from '@deckloom/text'

/** A picture that is ready to be drawn: upright, at its final size. */
export interface ImageBytes {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What drawing asks of a font book. */
export type OutlineFonts = Pick<FontBook, 'bytes' | 'metrics' | 'shape'>

export interface DrawOptions {
  readonly fonts: OutlineFonts
  /** By the `src` of the marks. A picture that is missing leaves its background only. */
  readonly images: ReadonlyMap<string, ImageBytes>
  /** Pixels that a unit will have, where that is known: upright text then stands on whole pixels. */
  readonly pixelsPerUnit?: number
}
