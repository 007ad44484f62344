import { type NodeView, type PageElement, pageTree, pasteLimits, wholeHtml } from '@deckloom/editor'

const view: NodeView<Node> = {
  element: (node) =>
    node instanceof Element
      ? {
          tag: node.localName,
          attributes: Object.fromEntries(
            Array.from(node.attributes, ({ name, value }) => [name, value]),
          ),
        }
      : undefined,
  text: (node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''),
  children: (node) => node.childNodes,
}

/**
 * Parses a page from another program without loading or running anything in it; undefined if it is larger than anything
 * that goes on a slide.
 */
export function parsePage(html: string): PageElement | undefined {
  if (html.length > pasteLimits.htmlLength) return undefined
  const { documentElement } = new DOMParser().parseFromString(wholeHtml(html), 'text/html')
  return pageTree(documentElement, view)
}
