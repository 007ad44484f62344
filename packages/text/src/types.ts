import type { HanRegion } from './hanRegion.ts'
import type { PhraseFinder } from './phrases/phraseFinder.ts'

/** The public types of the text engine. Lengths are in page units unless stated otherwise. */

/** Name of a face, such as `inter-400` or `arimo-700-italic`. Each face is one font file. */
export type FaceId = string

export type FontWeight = 400 | 500 | 600 | 700 | 800

export interface FontFace {
  readonly id: FaceId
  /** Family name, as used by themes. */
  readonly family: string
  /**
   * The name written to PPTX: the metric-compatible Office font if there is one, else the family name (name ID 1) from
   * the file's own table. Office programs know regular and bold; a face of another weight is a family of its own there,
   * such as `Archivo ExtraBold`.
   */
  readonly officeFamily: string
  readonly weight: FontWeight
  readonly italic: boolean
  /** File name in the font folder, such as `inter-400.ttf`. */
  readonly file: string
}

/** A face and the npm package that its file is copied from. */
export interface CatalogFace extends FontFace {
  readonly package: string
  /** Path of the file inside the package. */
  readonly path: string
}

/** Vertical metrics as fractions of the font size, from the hhea table. */
export interface FaceMetrics {
  readonly ascent: number
  /** Distance below the baseline, as a positive number. */
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
  /** True when italic was requested from a family without one: the renderer slants the upright face. */
  readonly oblique: boolean
}

/** A range of text in one style. `letterSpacing` is in page units at the run's size. */
export interface StyledRun {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  readonly letterSpacing?: number
}

/**
 * Five numbers per glyph, in visual order: glyph ID, advance, x offset, y offset (font units), cluster (UTF-16 index
 * into the shaped text). Letter spacing is not part of the advances; it follows the last glyph of each cluster.
 */
export type Glyphs = Int32Array

export interface ShapeOptions {
  readonly rtl?: boolean
  /** Whether the text has letter spacing, which turns optional ligatures off as in CSS. */
  readonly letterSpaced?: boolean
  /** Default: true. */
  readonly kerning?: boolean
}

/** Ink of a run that starts at x = 0 on the baseline y = 0, in page units; y grows downward. */
export interface InkBounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A font file from the catalog. */
export interface FontFile {
  /** Returns the file's bytes. A font book calls it when it first needs the face. */
  readonly bytes: () => Uint8Array
}

/** Loaded faces, and what HarfBuzz knows about them. */
export interface FontBook {
  /** IDs of the loaded faces. */
  readonly faces: readonly FaceId[]
  /** Throws on an ID that is not in the catalog. */
  face(id: FaceId): FontFace
  metrics(id: FaceId): FaceMetrics
  /** Returns the nearest face in the catalog, loaded or not. */
  faceFor(query: FaceQuery): FaceChoice
  /** Returns whether the face has a glyph for every character. */
  covers(id: FaceId, text: string): boolean
  /**
   * Returns the face that draws a grapheme of text set in `id`: the face itself, or the first loaded fallback;
   * undefined if none covers it.
   */
  drawerOf(id: FaceId, grapheme: string): FaceId | undefined
  /** Returns the unloaded faces that come before any loaded face that could draw what `ids` lack. */
  missingFor(ids: readonly FaceId[], text: string): readonly FaceId[]
  /** The region whose Han glyph forms this book draws. */
  readonly region: HanRegion
  /**
   * Returns a book of the same faces for the language of a text, which draws Han characters in that language's forms.
   * Returns the same book for the same region.
   */
  reading(text: string): FontBook
  /**
   * Finds where phrases end in text of the region's language; nothing if the language has no phrases or they are not
   * known.
   */
  readonly phrasesOf: PhraseFinder
  /** Returns the font file. */
  bytes(id: FaceId): Uint8Array
  /** Shapes text of one script and direction in one face, without fallback. */
  shape(id: FaceId, text: string, options?: ShapeOptions): Glyphs
  /** Returns the ink bounds of a glyph in font units, y upward; undefined for a glyph without an outline. */
  glyphBounds(id: FaceId, glyph: number): GlyphBounds | undefined
}

export interface GlyphBounds {
  readonly xMin: number
  readonly yMin: number
  readonly xMax: number
  readonly yMax: number
}

/** A part of a line that one face draws; `x` is relative to the line's left edge. */
export interface LineFragment {
  /** Index into the given runs. */
  readonly run: number
  /** Index of the fragment's first UTF-16 unit in its run's text. */
  readonly start: number
  /** In logical order, without hanging space at the end of the line. */
  readonly text: string
  /** Differs from the run's face where a fallback face draws the characters. */
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
  /** In visual order, from left to right. */
  readonly fragments: readonly LineFragment[]
  /** True when the line ended because of the width, not because the text did. */
  readonly softBreak: boolean
  /** White space that hangs past the end, which copied text must include. Empty if a word was cut. */
  readonly hanging: string
}

export interface MeasureOptions {
  readonly width: number
  /** Multiplies the size and letter spacing of every run. Default: 1. */
  readonly scale?: number
}

export interface BreakOptions extends MeasureOptions {
  /**
   * `balance` finds the narrowest width that keeps the line count (headings, leads, cards);
   * `orphans` only avoids a single word on the last line (body text); `none` breaks greedily.
   */
  readonly balance?: 'none' | 'balance' | 'orphans'
  /** Reading direction, for part of a text whose direction differs from that of its own first letters. */
  readonly direction?: 'ltr' | 'rtl' | undefined
}

export interface BrokenText {
  /** At least one line: empty text is one empty line. */
  readonly lines: readonly BrokenLine[]
  /** Width of the widest line. */
  readonly width: number
  /** As requested, or else from the first strong character. */
  readonly direction: 'ltr' | 'rtl'
}

export interface LineMeasure {
  readonly lines: number
  /** Width of the widest line. */
  readonly widest: number
}
