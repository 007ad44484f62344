import type { SourcePart } from './sourceTree.ts'

/** Joins neighboring lists of the same kind. */
export function joinLists(parts: readonly SourcePart[]): readonly SourcePart[] {
  const joined: SourcePart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before?.kind === 'list' && part.kind === 'list' && before.ordered === part.ordered) {
      const span = { from: before.span.from, to: part.span.to }
      joined[joined.length - 1] = { ...before, items: [...before.items, ...part.items], span }
    } else joined.push(part)
  }
  return joined
}
