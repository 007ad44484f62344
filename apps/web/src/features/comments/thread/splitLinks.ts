export interface LinkPiece {
  /** Index in the whole text. */
  readonly from: number
  readonly text: string
  readonly isLink: boolean
}

/** Without the punctuation of the sentence that an address ends. */
const address = /https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]}]/giu

/** Splits a text into its web addresses and what is between them. */
export function splitLinks(text: string): readonly LinkPiece[] {
  const pieces: LinkPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!URL.canParse(found)) continue
    if (index > end) pieces.push({ from: end, text: text.slice(end, index), isLink: false })
    pieces.push({ from: index, text: found, isLink: true })
    end = index + found.length
  }
  return end < text.length
    ? [...pieces, { from: end, text: text.slice(end), isLink: false }]
    : pieces
}
