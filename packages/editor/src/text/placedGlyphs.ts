import type { TextFragment } from '@deckloom/scene'

/** Numbers per glyph: ID, advance, offsets, and the index of its first code unit in the fragment's text. */
const stride = 5
const [advanceAt, clusterAt] = [1, 4]

export interface PlacedGlyph {
  /** Index of its first code unit in the fragment's text. */
  readonly cluster: number
  /** Page units. */
  readonly left: number
  readonly right: number
}

/** Returns where the glyphs of a fragment are drawn, from left to right. */
export function placedGlyphs({ glyphs, x, width }: TextFragment): readonly PlacedGlyph[] {
  let total = 0
  for (let at = 0; at < glyphs.length; at += stride) total += glyphs[at + advanceAt] ?? 0
  const scale = total === 0 ? 0 : width / total
  const placed: PlacedGlyph[] = []
  let left = x
  for (let at = 0; at < glyphs.length; at += stride) {
    const right = left + (glyphs[at + advanceAt] ?? 0) * scale
    placed.push({ cluster: glyphs[at + clusterAt] ?? 0, left, right })
    left = right
  }
  return placed
}
