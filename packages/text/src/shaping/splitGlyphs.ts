import type { Glyphs } from '../types.ts'
import { wordsPerGlyph } from './wordsPerGlyph.ts'

/** The part of shaped text between two cuts; clusters count from `start`. */
export interface GlyphSlice {
  readonly start: number
  readonly end: number
  readonly glyphs: Glyphs
}

/**
 * Splits shaped text in visual order without reshaping it. A cut inside a cluster, such as a
 * ligature, moves to the end of the cluster.
 */
export function splitGlyphs(
  glyphs: Glyphs,
  text: string,
  cuts: readonly number[],
): readonly GlyphSlice[] {
  if (!cuts.some((cut) => cut < text.length)) return [{ start: 0, end: text.length, glyphs }]
  const clusters = clustersOf(glyphs)
  const edges = cuts.map((cut) =>
    Math.min(text.length, ...clusters.filter((cluster) => cluster >= cut)),
  )
  const ends = [...new Set([...edges, text.length])].filter((end) => end > 0)
  const slices = ends.map((end, index) => {
    const start = ends[index - 1] ?? 0
    return { start, end, glyphs: glyphsBetween(glyphs, start, end) }
  })
  const isReversed = (clusters[0] ?? 0) > (clusters.at(-1) ?? 0)
  return isReversed ? slices.toReversed() : slices
}

function clustersOf(glyphs: Glyphs): readonly number[] {
  return Array.from(
    { length: glyphs.length / wordsPerGlyph },
    (_, index) => glyphs[index * wordsPerGlyph + 4] ?? 0,
  )
}

function glyphsBetween(glyphs: Glyphs, start: number, end: number): Glyphs {
  const kept: number[] = []
  for (let at = 0; at < glyphs.length; at += wordsPerGlyph) {
    const cluster = glyphs[at + 4] ?? 0
    if (cluster < start || cluster >= end) continue
    kept.push(...glyphs.subarray(at, at + 4), cluster - start)
  }
  return Int32Array.from(kept)
}
