export {
  fontFaces,
  fontFace,
  faceFor,
  fallbacksOf,
  isTextFamily,
  textFamilies,
  withFallbacks,
  type TextFamily,
} from './catalog.ts'
export { needsStandIns } from './standIns.ts'
export { startHarfBuzz, type HarfBuzz, type HarfBuzzImports } from './shaping/harfbuzz.ts'
export { createFontBook } from './fontBook.ts'
export { loadPhraseFinders } from './phrases/loadPhraseFinders.ts'
export { prepareText, type PreparedText } from './lines/prepareText.ts'
export { breakText } from './lines/breakText.ts'
export { readingDirection } from './lines/bidiLevels.ts'
export { measureLines } from './lines/measureLines.ts'
export { scriptRuns, type FontSlot, type ScriptRun } from './scriptRuns.ts'
export { wordBreakOf } from './lines/wordBreakOf.ts'
export { inkBounds, inkLeft, inkRight } from './shaping/inkBounds.ts'
export {
  glyphOutline,
  type GlyphOutline,
  type OutlineContour,
  type OutlineStep,
} from './outlines/glyphOutlines.ts'
export { sfntTables } from './outlines/sfntTables.ts'
export { wordsPerGlyph } from './shaping/wordsPerGlyph.ts'
export type {
  FaceId,
  FontWeight,
  FontFace,
  CatalogFace,
  FaceMetrics,
  FaceQuery,
  FaceChoice,
  FontBook,
  ShapeOptions,
  GlyphBounds,
  InkBounds,
  StyledRun,
  Glyphs,
  LineFragment,
  BrokenLine,
  MeasureOptions,
  BreakOptions,
  BrokenText,
  LineMeasure,
} from './types.ts'
