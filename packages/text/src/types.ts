import type { HanRegion } from './hanRegion.ts'
import type { PhraseFinder } from './phrases/phraseFinder.ts'

/** The public shapes of the text engine. Lengths are page units unless the name says otherwise. */

/** Name of one font file's face, such as `inter-400` or `arimo-700-italic`. */
export type FaceId = string

export type FontWeight = 400 | 500 | 600 | 700 | 800

export interface FontFace {
  readonly id: FaceId
  /** Name of the family, as themes choose it. */
  readonly family: string
  /**
   * The name written into a PPTX: the metric twin in Office where there is one, else the first name of the file's
   * own table. Office programs know regular and bold; a face of another weight is a family there,
   * such as `Archivo ExtraBold`.
   */
  readonly officeFamily: string
  readonly weight: FontWeight
  readonly italic: boolean
  /** File name below the font folder, such as `inter-400.ttf`. */
  readonly file: string
}

/** A face and the npm package that its file is copied from. */
export interface CatalogueFace extends FontFace {
  readonly package: string
  /** Path of the file inside the package. */
  readonly path: string
}

/** Vertical metrics as fractions of the font size, from the hhea table. */
export interface FaceMetrics {
  /** Above the baseline. */
  readonly ascent: number
  /** Below the baseline, as a positive number. */
  readonly descent: number
  readonly lineGap: number
  readonly capHeight: number
  readonly unitsPerEm: number
}

export interface FaceQuery {
  readonly family: string
  readonly weight: FontWeight
  readonly italic: boolean
}

export interface FaceChoice {
  readonly face: FaceId
  /** True where italic was asked of a family without one: the renderer slants the upright face. */
  readonly oblique: boolean
}

/** A stretch of text in one look. `letterSpacing` is in units at the run's size. */
export interface StyledRun {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  readonly letterSpacing?: number
}

/**
 * Five numbers a glyph, in visual order: glyph id, advance, x offset, y offset (font units), cluster
 * (UTF-16 index into the text that was shaped). Letter spacing is not in the advances; it follows
 * the last glyph of each cluster.
 */
export type Glyphs = Int32Array

export interface ShapeOptions {
  readonly rtl?: boolean
  /** Text that is drawn with letter spacing, which turns the optional ligatures off as CSS does. */
  readonly letterSpaced?: boolean
  /** True unless given. */
  readonly kerning?: boolean
}

/** Ink of a run that starts at x = 0 on the baseline y = 0, in units; y grows downwards. */
export interface InkBounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A font file of the catalogue. */
export interface FontFile {
  /** The file's bytes; a book asks for them when it first needs the face. */
  readonly bytes: () => Uint8Array
}

/** The faces whose bytes are at hand, and what HarfBuzz knows of them. */
export interface FontBook {
  /** Ids of the loaded faces. */
  readonly faces: readonly FaceId[]
  /** Throws on an id that is not in the catalogue. */
  face(id: FaceId): FontFace
  metrics(id: FaceId): FaceMetrics
  /** The face of the catalogue that comes nearest, whether it is loaded or not. */
  faceFor(query: FaceQuery): FaceChoice
  /** Whether the face has a glyph for every character. */
  covers(id: FaceId, text: string): boolean
  /**
   * The face that draws a grapheme of text set in `id`: itself, or the first loaded one of those that
   * stand in for it; undefined where none has it.
   */
  drawerOf(id: FaceId, grapheme: string): FaceId | undefined
  /** Faces that are not loaded and come before any loaded one that could draw what `ids` lack. */
  missingFor(ids: readonly FaceId[], text: string): readonly FaceId[]
  /** Whose forms of the characters of Chinese this book draws. */
  readonly region: HanRegion
  /**
   * The same faces for text of one language: the characters of Chinese are drawn as they are written
   * where the text comes from. The same book for the same region.
   */
  reading(text: string): FontBook
  /** Where phrases end in text of the region's language; nothing where it has none or they are not known. */
  readonly phrasesOf: PhraseFinder
  /** The font file. */
  bytes(id: FaceId): Uint8Array
  /** Shapes text of one script and direction in one face, without fallback. */
  shape(id: FaceId, text: string, options?: ShapeOptions): Glyphs
  /** Ink of one glyph in font units, y upwards; absent for a glyph without outline. */
  glyphBounds(id: FaceId, glyph: number): GlyphBounds | undefined
}

export interface GlyphBounds {
  readonly xMin: number
  readonly yMin: number
  readonly xMax: number
  readonly yMax: number
}

/** A part of one line that one face draws; `x` is measured from the line's left edge. */
export interface LineFragment {
  /** Index into the runs that were given. */
  readonly run: number
  /** Index of the fragment's first UTF-16 unit in its run's text. */
  readonly start: number
  /** In logical order, without the space that hangs at the line's end. */
  readonly text: string
  /** May differ from the run's face where a fallback face covers the characters. */
  readonly face: FaceId
  readonly x: number
  readonly width: number
  /** The run's size, scaled. */
  readonly size: number
  /** The run's letter spacing, scaled; 0 in scripts whose letters join. */
  readonly letterSpacing: number
  readonly rtl: boolean
  readonly glyphs: Glyphs
}

export interface BrokenLine {
  /** Advance width without the trailing space. */
  readonly width: number
  /** Left to right as drawn. */
  readonly fragments: readonly LineFragment[]
  /** True where the line ended because the width did, not because the text did. */
  readonly softBreak: boolean
  /** White space that hangs past the end: a copy of the text needs it back. Empty where a word was cut. */
  readonly hanging: string
}

export interface MeasureOptions {
  /** Width available to each line. */
  readonly width: number
  /** Multiplies size and letter spacing of every run; 1 unless given. */
  readonly scale?: number
}

export interface BreakOptions extends MeasureOptions {
  /**
   * `balance` finds the narrowest width that keeps the line count (headings, leads, cards);
   * `orphans` only keeps a last line from being one word (body text); `none` breaks greedily.
   */
  readonly balance?: 'none' | 'balance' | 'orphans'
  /** Reading direction, where the text is a part of one that reads otherwise than its own first letters. */
  readonly direction?: 'ltr' | 'rtl' | undefined
}

export interface BrokenText {
  /** At least one line: empty text is one empty line. */
  readonly lines: readonly BrokenLine[]
  /** Width of the widest line. */
  readonly width: number
  /** As asked for, else from the first strong character. */
  readonly direction: 'ltr' | 'rtl'
}

export interface LineMeasure {
  readonly lines: number
  /** Width of the widest line. */
  readonly widest: number
}
