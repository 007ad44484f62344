/** A parsed block, with the field names all Markdown parsers use. */
export interface Block {
  readonly type: string
  readonly ordered?: boolean | null | undefined
  readonly children?: unknown[]
}

const joinable = new Set(['list', 'table', 'blockquote', 'paragraph'])

/** Appends the blocks of a piece. If the text was cut inside a block, the two halves are merged. */
export function joinBlocks<Node extends Block>(
  blocks: Node[],
  next: readonly Node[],
  { joins }: { readonly joins: boolean },
): void {
  const last = blocks.at(-1)
  const [first] = next
  if (!joins || !last || !first || !goesOn(last, first)) {
    blocks.push(...next)
    return
  }
  const children = first.children ?? []
  if (first.type === 'paragraph') last.children?.push({ type: 'text', value: '\n' })
  // A piece of a table starts with the header of the whole table.
  for (const child of first.type === 'table' ? children.slice(1) : children) {
    last.children?.push(child)
  }
  for (const block of next.slice(1)) blocks.push(block)
}

function goesOn(last: Block, first: Block): boolean {
  return (
    joinable.has(first.type) &&
    last.type === first.type &&
    (last.ordered ?? null) === (first.ordered ?? null)
  )
}
