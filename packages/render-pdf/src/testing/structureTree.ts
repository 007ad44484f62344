import { readPdf } from './readPdf.ts'

export interface StructureNode {
  readonly type: string
  readonly dictionary: string
  readonly children: readonly StructureNode[]
}

/** Returns the tree of structure elements of a PDF, without the content of pages. */
export function structureTree(pdf: Uint8Array): StructureNode {
  const objects = new Map(readPdf(pdf).map(({ number, dictionary }) => [number, dictionary]))
  const [, root = ''] =
    [...objects].find(([, text]) => text.includes('/Type /StructTreeRoot')) ?? []
  const [top] = childrenOf(root, objects)
  if (top === undefined) throw new Error('The PDF has no structure')
  return top
}

function childrenOf(
  dictionary: string,
  objects: ReadonlyMap<number, string>,
): readonly StructureNode[] {
  const list = /\/K \[([\s\S]*?)\]/.exec(dictionary)?.[1] ?? /\/K (\d+ 0 R)/.exec(dictionary)?.[1]
  return [...(list ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, number]) => {
    const child = objects.get(Number(number)) ?? ''
    const type = /\/S \/(\w+)/.exec(child)?.[1]
    return type === undefined || child.includes('/Type /Annot')
      ? []
      : [{ type, dictionary: child, children: childrenOf(child, objects) }]
  })
}

/** Returns the types of a tree as nested text, such as `Sect(H1 L(LI(Lbl LBody)))`. */
export function outlineOf({ type, children }: StructureNode): string {
  return children.length === 0 ? type : `${type}(${children.map(outlineOf).join(' ')})`
}
