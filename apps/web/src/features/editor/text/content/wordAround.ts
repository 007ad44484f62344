import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'

/** Returns the word that a position is in or at the end of; the position itself where there is none. */
export function wordAround(
  position: ResolvedPos,
  language: string,
): { readonly from: number; readonly to: number } {
  const at = inLine(position)
  const text = at.parent.textBetween(0, at.parent.content.size, '\n', '\n')
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const after = at.parentOffset
  const word =
    words.find(({ index, segment }) => index <= after && after < index + segment.length) ??
    words.find(({ index, segment }) => index + segment.length === after)
  if (!word) return { from: at.pos, to: at.pos }
  const from = at.start() + word.index
  return { from, to: from + word.segment.length }
}

/** Returns the line around a position. */
export function lineAround(position: ResolvedPos): { readonly from: number; readonly to: number } {
  const at = inLine(position)
  return { from: at.start(), to: at.end() }
}

/** Beside and below the lines, a position is in none of them. */
function inLine(position: ResolvedPos): ResolvedPos {
  return position.parent.inlineContent ? position : TextSelection.near(position, -1).$head
}
