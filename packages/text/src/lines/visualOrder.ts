/** Applies rule L2 of the Unicode Bidirectional Algorithm to pieces of one level each. */
export function visualOrder<Piece extends { readonly level: number }>(
  pieces: readonly Piece[],
): readonly Piece[] {
  const highest = Math.max(0, ...pieces.map((piece) => piece.level))
  const ordered = [...pieces]
  for (let level = highest; level > 0; level -= 1) reverseFrom(ordered, level)
  return ordered
}

/** Reverses every sequence of pieces at or above the level. */
function reverseFrom(pieces: { readonly level: number }[], level: number): void {
  let start = 0
  for (let at = 0; at <= pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece && piece.level >= level) continue
    pieces.splice(start, at - start, ...pieces.slice(start, at).toReversed())
    start = at + 1
  }
}
