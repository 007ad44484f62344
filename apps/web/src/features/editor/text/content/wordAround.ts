import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'

/** Returns the word that a position is in or at the end of; the position itself where there is none. */
export function wordAround(
  position: ResolvedPos,
  language: string,
): { readonly from: number; readonly to: number } {
  // Beside and below the lines, a position is in none of them.
  const at = position.parent.inlineContent ? position : TextSelection.near(position, -1).$head
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
