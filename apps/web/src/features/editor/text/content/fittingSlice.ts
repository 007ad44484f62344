import type { RichText } from '@deckloom/editor'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { textSchema } from './textSchema.ts'

type Kind = RichText['kind']

/** Text boxes and shapes hold lines as they are typed. */
export function keepsEmptyLines(kind: Kind): boolean {
  return kind === 'text' || kind === 'shape'
}

/** Returns what makes a line an item of its list. */
export function listAttrs({ attrs: { list, level, color } }: Node): Node['attrs'] {
  return { list, level, ...(color !== null && { color }) }
}

/** Returns what was pasted as the text can hold it: a title has one line, and bullets that are not counted are bulleted. */
export function fittingSlice(slice: Slice, kind: Kind): Slice {
  if (keepsEmptyLines(kind)) return slice
  const { line } = textSchema.nodes
  const plain: Node[] = []
  slice.content.forEach((node) => {
    plain.push(node.type === line ? line.create(fittingLook(node, kind), node.content) : node)
  })
  if (kind === 'bullets' || plain.length < 2) {
    return new Slice(Fragment.from(plain), slice.openStart, slice.openEnd)
  }
  const words = plain.flatMap((node, index) => [
    ...(index > 0 ? [textSchema.text(' ')] : []),
    ...node.children,
  ])
  return new Slice(Fragment.from(line.create(null, words)), 1, 1)
}

function fittingLook({ attrs }: Node, kind: Kind): Node['attrs'] | null {
  if (kind !== 'bullets') return null
  const { level, color, list } = attrs
  return { level, color, list: list === 'number' ? 'number' : null }
}
