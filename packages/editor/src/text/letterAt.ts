import type { TextRange } from '@deckloom/deck'
import type { Point, Scene, TextFragment, TextLine } from '@deckloom/scene'
import { placedGlyphs } from './placedGlyphs.ts'
import { lettersOf, type PlacedLine, placedLines } from './placedWords.ts'

/**
 * Returns the letter of an element that is drawn nearest to a point in page units, as a range of the element's lines,
 * joined by line breaks: the inverse of `wordBoxes`. Undefined if there is none, or if the layout changed the text too
 * much to tell.
 */
export function letterAt(
  scene: Pick<Scene, 'marks'>,
  elementId: string,
  { texts, point }: { readonly texts: readonly string[]; readonly point: Point },
): TextRange | undefined {
  let begin = 0
  let nearest: (TextRange & { readonly distance: number }) | undefined
  for (const [index, placed] of (placedLines(scene, elementId, texts) ?? []).entries()) {
    const text = texts[index] ?? ''
    for (const one of placed) {
      const distance = distanceTo(one.line, point)
      if (nearest && distance >= nearest.distance) continue
      const letter = letterOf(text, one, point.x)
      if (letter) nearest = { from: begin + letter.from, to: begin + letter.to, distance }
    }
    begin += text.length + 1
  }
  return nearest && { from: nearest.from, to: nearest.to }
}

function distanceTo({ x, width, top, height }: TextLine, point: Point): number {
  const across = Math.max(x - point.x, 0, point.x - x - width)
  const down = Math.max(top - point.y, 0, point.y - top - height)
  return Math.hypot(across, down)
}

/** The letter of a line that is nearest to `x`, as a range of the text that the line belongs to. */
function letterOf(text: string, { line, start, end }: PlacedLine, x: number) {
  let before = 0
  let nearest: { readonly from: number; readonly to: number; readonly distance: number } | undefined
  for (const fragment of line.fragments) {
    const { offsets } = lettersOf(fragment.text)
    for (const { cluster, next, left, right } of glyphsOf(fragment)) {
      const distance = Math.max(left - x, 0, x - right)
      const first = offsets.indexOf(cluster)
      // Spaces are no letters: the layout may have left some out.
      if (first === -1 || (nearest && distance >= nearest.distance)) continue
      const units = offsets.filter((offset) => offset >= cluster && offset < next).length
      nearest = { from: before + first, to: before + first + units, distance }
    }
    before += offsets.length
  }
  if (!nearest) return undefined
  const { offsets } = lettersOf(text.slice(start, end))
  const [from, last] = [offsets[nearest.from], offsets[nearest.to - 1]]
  if (from === undefined || last === undefined) return undefined
  return { from: start + from, to: start + last + 1 }
}

/** The glyphs of a fragment, each with the index of the code unit after its letters. */
function glyphsOf(fragment: TextFragment) {
  const glyphs = placedGlyphs(fragment)
  const starts = [...glyphs.map(({ cluster }) => cluster), fragment.text.length]
  return glyphs.map((glyph) => ({
    ...glyph,
    next: Math.min(...starts.filter((start) => start > glyph.cluster)),
  }))
}
