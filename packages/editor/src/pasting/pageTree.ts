import type { PageElement, PageNode } from './pageNodes.ts'
import { pasteLimits } from './pastedBlocks.ts'

/** How the nodes of a parser are read. */
export interface NodeView<Node> {
  /** Undefined for text and for what is neither an element nor text. */
  readonly element: (node: Node) => Omit<PageElement, 'children'> | undefined
  readonly text: (node: Node) => string
  readonly children: (node: Node) => Iterable<Node>
}

/** Copies a parsed page out of its document; undefined if it is larger or deeper than anything that goes on a slide. */
export function pageTree<Node>(root: Node, view: NodeView<Node>): PageElement | undefined {
  let count = 0
  const copy = (node: Node, depth: number): PageNode | undefined => {
    count += 1
    const element = view.element(node)
    if (!element) return view.text(node)
    if (count > pasteLimits.nodes || depth > pasteLimits.depth) return undefined
    const children: PageNode[] = []
    for (const child of view.children(node)) {
      const copied = copy(child, depth + 1)
      if (copied === undefined) return undefined
      if (copied !== '') children.push(copied)
    }
    return { ...element, children }
  }
  const page = copy(root, 0)
  return typeof page === 'object' && count <= pasteLimits.nodes ? page : undefined
}

/** Returns a page that a parser understands: a piece of a table comes without the table around it. */
export function wholeHtml(html: string): string {
  return /<t[dr][\s>]/iu.test(html) && !/<table[\s>]/iu.test(html) ? `<table>${html}</table>` : html
}
