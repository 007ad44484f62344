import { cutMarkdown } from './cutMarkdown.ts'
import { type Block, joinBlocks } from './joinBlocks.ts'

/** Parses Markdown piece by piece, in time linear in its length, and returns its blocks as if parsed at once. */
export function parseInPieces<Node extends Block>(
  markdown: string,
  parse: (piece: string) => readonly Node[],
): readonly Node[] {
  const blocks: Node[] = []
  for (const piece of cutMarkdown(markdown)) joinBlocks(blocks, parse(piece.text), piece)
  return blocks
}
