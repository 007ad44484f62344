/** Numbers that a glyph takes in `Glyphs`; `types.ts` says which. */
export const wordsPerGlyph = 5
