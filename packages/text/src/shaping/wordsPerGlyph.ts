/** Numbers per glyph in `Glyphs`; see `types.ts` for their meaning. */
export const wordsPerGlyph = 5
