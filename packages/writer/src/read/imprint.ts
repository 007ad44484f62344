import type { SourcePart } from './sourceTree.ts'

type Imprint = Extract<SourcePart, { kind: 'paragraph' | 'heading' }>

const most = { lines: 3, width: 100 }

/** Returns the short lines below the title, before the document begins: author, recipient and date. */
export function imprintOf(
  parts: readonly SourcePart[],
  title: SourcePart | undefined,
): readonly Imprint[] {
  const below = parts.slice(title === undefined ? 0 : parts.indexOf(title) + 1)
  const told = below.filter(({ kind }) => kind !== 'mark' && kind !== 'boilerplate')
  const end = told.findIndex((part, at) => !isImprint(part, told[at + 1]))
  return end > most.lines || end < 0
    ? []
    : told.slice(0, end).filter((part, at): part is Imprint => isImprint(part, told[at + 1]))
}

/** A heading-like line followed only by another heading is not a heading. */
function isImprint(part: SourcePart, next: SourcePart | undefined): part is Imprint {
  const isLine = part.kind === 'heading' && next?.kind === 'heading' && next.depth <= part.depth
  return (
    (part.kind === 'paragraph' || isLine) &&
    part.text.length <= most.width &&
    !/[.!?。！？…,;:，；：।]["”»)]?$/u.test(part.text)
  )
}
