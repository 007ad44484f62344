import { type NodeView, type PageElement, pageTree, wholeHtml } from '@deckloom/editor'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document

const view: NodeView<Node> = {
  element: (node) =>
    'attrs' in node
      ? {
          tag: node.tagName,
          attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        }
      : node.nodeName === '#document'
        ? { tag: '', attributes: {} }
        : undefined,
  text: (node) => ('value' in node ? node.value : ''),
  children: (node) => ('childNodes' in node ? node.childNodes : []),
}

/** Parses a page by the same standard as browsers do. */
export function parsePage(html: string): PageElement | undefined {
  return pageTree(parse(wholeHtml(html)), view)
}
