/** The public shapes of the text engine. Lengths are page units unless the name says otherwise. */

/** Name of one font file's face, such as `inter-400` or `arimo-700-italic`. */
export type FaceId = string

export type FontWeight = 400 | 500 | 600 | 700 | 800

export interface FontFace {
  readonly id: FaceId
  /** CSS family name that the browser registers the file under. */
  readonly family: string
  /** The name written into a PPTX: the metric twin in Office where there is one, else `family`. */
  readonly officeFamily: string
  readonly weight: FontWeight
  readonly italic: boolean
  /** File name below the font folder, such as `inter-400.ttf`. */
  readonly file: string
}

/** Vertical metrics as fractions of the font size, from the hhea table. */
export interface FaceMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly capHeight: number
  readonly unitsPerEm: number
}

/** A stretch of text in one look. `letterSpacing` is in units at the run's size. */
export interface StyledRun {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  readonly letterSpacing?: number
}

/** Five numbers a glyph, in visual order: glyph id, advance, x offset, y offset (font units), cluster (UTF-16 index into the run's text). */
export type Glyphs = Int32Array

/** A part of one line that one face draws; `x` is measured from the paragraph's left edge. */
export interface LineFragment {
  /** Index into the runs that were given. */
  readonly run: number
  readonly text: string
  /** May differ from the run's face where a fallback face covers the characters. */
  readonly face: FaceId
  readonly x: number
  readonly width: number
  readonly rtl: boolean
  readonly glyphs: Glyphs
}

export interface BrokenLine {
  /** Advance width without the trailing space. */
  readonly width: number
  readonly fragments: readonly LineFragment[]
  /** True where the line ended because the width did, not because the text did. */
  readonly softBreak: boolean
}

export interface BreakOptions {
  /** Width available to each line. */
  readonly width: number
  /**
   * `balance` finds the narrowest width that keeps the line count (headings, leads, cards);
   * `orphans` only keeps a last line from being one word (body text); `none` breaks greedily.
   */
  readonly balance?: 'none' | 'balance' | 'orphans'
}

export interface BrokenText {
  readonly lines: readonly BrokenLine[]
  readonly width: number
  readonly direction: 'ltr' | 'rtl'
}
