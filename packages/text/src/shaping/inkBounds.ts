import type { FontBook, InkBounds, StyledRun } from '../types.ts'
import { wordsPerGlyph } from './wordsPerGlyph.ts'

/** Returns the ink bounds of a run in one script; undefined when nothing is drawn. Ignores fallback faces. */
export function inkBounds(book: FontBook, run: StyledRun): InkBounds | undefined {
  return inkOf(book, run).bounds
}

/** Returns the distance from the pen to the first glyph's ink; negative when the ink extends to the left of the pen. */
export function inkLeft(book: FontBook, run: StyledRun): number {
  return inkBounds(book, run)?.left ?? 0
}

/** Returns the distance from the last glyph's ink to the pen after it; negative when the ink extends past the pen. */
export function inkRight(book: FontBook, run: StyledRun): number {
  const { bounds, advance } = inkOf(book, run)
  return bounds ? advance - bounds.right : 0
}

function inkOf(
  book: FontBook,
  run: StyledRun,
): { readonly bounds: InkBounds | undefined; readonly advance: number } {
  const letterSpacing = run.letterSpacing ?? 0
  const glyphs = book.shape(run.face, run.text, { letterSpaced: letterSpacing !== 0 })
  const unit = run.size / book.metrics(run.face).unitsPerEm
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let pen = 0
  for (let at = 0; at < glyphs.length; at += wordsPerGlyph) {
    const [glyph = 0, advance = 0, dx = 0, dy = 0] = glyphs.subarray(at, at + 4)
    const bounds = book.glyphBounds(run.face, glyph)
    if (bounds) {
      left = Math.min(left, pen + (dx + bounds.xMin) * unit)
      right = Math.max(right, pen + (dx + bounds.xMax) * unit)
      top = Math.min(top, -(dy + bounds.yMax) * unit)
      bottom = Math.max(bottom, -(dy + bounds.yMin) * unit)
    }
    pen += advance * unit + letterSpacing
  }
  const bounds = right >= left ? { left, top, right, bottom } : undefined
  return { bounds, advance: pen }
}
