import type { Glyphs } from '../types.ts'
import { wordsPerGlyph } from './wordsPerGlyph.ts'

/** Returns the sum of the advances in font units. */
export function advanceOf(glyphs: Glyphs): number {
  let sum = 0
  for (let at = 1; at < glyphs.length; at += wordsPerGlyph) sum += glyphs[at] ?? 0
  return sum
}

/** Counts clusters. Each cluster's glyphs are adjacent, so this is the number of changes. */
export function clusterCount(glyphs: Glyphs): number {
  let count = 0
  let last = -1
  for (let at = 4; at < glyphs.length; at += wordsPerGlyph) {
    const cluster = glyphs[at] ?? 0
    if (cluster !== last) count += 1
    last = cluster
  }
  return count
}
