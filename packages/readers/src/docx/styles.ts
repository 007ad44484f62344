import { attributeOf, childAt, childrenNamed, numberOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'

export interface ParagraphStyle {
  /** 0 for the title of the document, 1 to 9 for headings. */
  readonly heading?: number
  readonly quote: boolean
  readonly list?: ListPlace
}

export interface ListPlace {
  readonly list: string
  readonly level: number
}

export type Styles = (id: string | undefined) => ParagraphStyle

const longestChain = 20

/**
 * Reads the effective paragraph styles of a document; a style inherits from the one it is based on.
 */
export function readStyles(part: XmlElement | undefined): Styles {
  const styles = new Map(
    childrenNamed(part, 'style').map((style) => [attributeOf(style, 'styleId') ?? '', style]),
  )
  const known = new Map<string, ParagraphStyle>()
  const resolve = (id: string, depth: number): ParagraphStyle => {
    const style = styles.get(id)
    if (!style || depth > longestChain) return { quote: false }
    const base = resolve(attributeOf(childAt(style, 'basedOn'), 'val') ?? '', depth + 1)
    return { ...base, ...own(style) }
  }
  return (id = '') => {
    const found = known.get(id) ?? resolve(id, 0)
    known.set(id, found)
    return found
  }
}

/** Style names are English in every language of the program. */
function own(style: XmlElement): Partial<ParagraphStyle> {
  const name = (attributeOf(childAt(style, 'name'), 'val') ?? '').toLowerCase()
  const [, depth] = /^heading ([1-9])$/u.exec(name) ?? []
  const properties = childAt(style, 'pPr')
  const heading =
    name === 'title' ? 0 : depth === undefined ? outlineLevel(properties) : Number(depth)
  const list = listPlace(properties)
  return {
    ...(heading !== undefined && { heading }),
    ...(/quote/u.test(name) && { quote: true }),
    ...(list && { list }),
  }
}

/** Outline levels start at 0; the tenth is body text. */
export function outlineLevel(properties: XmlElement | undefined): number | undefined {
  const level = numberOf(childAt(properties, 'outlineLvl'), 'val')
  return level === undefined || level < 0 || level > 8 ? undefined : level + 1
}

/** Returns the list of a paragraph; list 0 means none. */
export function listPlace(properties: XmlElement | undefined): ListPlace | undefined {
  const numbering = childAt(properties, 'numPr')
  const list = attributeOf(childAt(numbering, 'numId'), 'val')
  if (list === undefined) return undefined
  return { list, level: Math.min(8, Math.max(0, numberOf(childAt(numbering, 'ilvl'), 'val') ?? 0)) }
}
