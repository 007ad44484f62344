export { fontFaces, fontFace, faceFor, fallbacksOf, withFallbacks } from './catalogue.ts'
export { needsStandIns } from './standIns.ts'
export { startHarfBuzz, type HarfBuzz, type HarfBuzzImports } from './harfbuzz.ts'
export { createFontBook } from './fontBook.ts'
export { loadPhraseFinders } from './phrases/loadPhraseFinders.ts'
export { prepareText, type PreparedText } from './prepareText.ts'
export { breakText } from './breakText.ts'
export { readingDirection } from './bidiLevels.ts'
export { measureLines } from './measureLines.ts'
export { scriptRuns, type FontSlot, type ScriptRun } from './scriptRuns.ts'
export { wordBreakOf } from './wordBreakOf.ts'
export { inkBounds, inkLeft, inkRight } from './inkBounds.ts'
export {
  glyphOutline,
  type GlyphOutline,
  type OutlineContour,
  type OutlineStep,
} from './outlines/glyphOutlines.ts'
export { sfntTables } from './outlines/sfntTables.ts'
export { wordsPerGlyph } from './wordsPerGlyph.ts'
export type {
  FaceId,
  FontWeight,
  FontFace,
  CatalogueFace,
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
