/** An element of a pasted page, apart from any document: nothing in it loads or runs. */
export interface PageElement {
  /** In lower case. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PageNode[]
}

/** Text, or an element. */
export type PageNode = string | PageElement

export function isElement(node: PageNode): node is PageElement {
  return typeof node !== 'string'
}

export function attribute({ attributes }: PageElement, name: string): string {
  return attributes[name] ?? ''
}

export function elementChildren({ children }: PageElement): readonly PageElement[] {
  return children.filter(isElement)
}

/** Finds elements below this one, outermost first, without looking inside those found. */
export function findAll(
  element: PageElement,
  isWanted: (candidate: PageElement) => boolean,
): readonly PageElement[] {
  return elementChildren(element).flatMap((child) =>
    isWanted(child) ? [child] : findAll(child, isWanted),
  )
}

export function textOf(node: PageNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node
}
