import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { textSchema } from './textSchema.ts'

export interface LineAt {
  readonly node: Node
  readonly at: number
}

/** Returns the lines that the selection touches, with their positions in the document. */
export function selectedLines({ doc, selection }: EditorState): readonly LineAt[] {
  const lines: LineAt[] = []
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.type === textSchema.nodes.line) lines.push({ node, at })
    return false
  })
  return lines
}
