import type { Box, TextRange } from '@deckloom/deck'
import type { Scene, TextFragment, TextLine } from '@deckloom/scene'
import { placedGlyphs } from './placedGlyphs.ts'
import { lettersOf, type PlacedLine, placedLines } from './placedWords.ts'

/**
 * Returns where words of an element are drawn, one box for each line that they are on, in page units. `range` counts in
 * the element's lines, joined by line breaks. Empty if the layout changed the text too much to tell.
 */
export function wordBoxes(
  scene: Pick<Scene, 'marks'>,
  elementId: string,
  { texts, range }: { readonly texts: readonly string[]; readonly range: TextRange },
): readonly Box[] {
  const lines = placedLines(scene, elementId, texts)
  let begin = 0
  return texts.flatMap((text, index) => {
    const from = Math.max(0, range.from - begin)
    const to = Math.min(text.length, range.to - begin)
    begin += text.length + 1
    if (from >= to) return []
    return (lines?.[index] ?? []).flatMap((placed) => boxOf(text, placed, { from, to }))
  })
}

function boxOf(text: string, { line, start, end }: PlacedLine, range: TextRange): readonly Box[] {
  const from = Math.max(start, range.from)
  const to = Math.min(end, range.to)
  if (from >= to) return []
  const first = lettersIn(text.slice(start, from))
  const extent = extentOf(line, { from: first, to: first + lettersIn(text.slice(from, to)) })
  return extent
    ? [{ x: extent.left, y: line.top, width: extent.right - extent.left, height: line.height }]
    : []
}

function lettersIn(text: string): number {
  return lettersOf(text).offsets.length
}

/** The left and right end of a range of letters of a line. */
function extentOf({ fragments }: TextLine, range: TextRange) {
  let before = 0
  const edges = fragments.flatMap((fragment) => {
    const { offsets } = lettersOf(fragment.text)
    const letters = { from: range.from - before, to: range.to - before }
    before += offsets.length
    const from = offsets[Math.max(0, letters.from)]
    const last = offsets[Math.min(offsets.length, letters.to) - 1]
    return from === undefined || last === undefined || from > last
      ? []
      : edgesOf(fragment, { from, to: last + 1 })
  })
  return edges.length === 0 ? undefined : { left: Math.min(...edges), right: Math.max(...edges) }
}

/** The ends of every glyph of a range of a fragment's text. */
function edgesOf(fragment: TextFragment, { from, to }: TextRange): readonly number[] {
  return placedGlyphs(fragment).flatMap(({ cluster, left, right }) =>
    cluster >= from && cluster < to ? [left, right] : [],
  )
}
