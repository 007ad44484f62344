import { factless, type MarkupElement } from '@deckloom/deck'

interface OpenElement extends MarkupElement {
  readonly children: (MarkupElement | string)[]
}

/**
 * Reads back what this package has written: markup without comments, processing instructions or a type of document. What is
 * below elements without facts is passed over: outlines are the most of a slide.
 */
export function readMarkup(xml: string): MarkupElement {
  const root: OpenElement = { name: '', attributes: none, children: [] }
  const path = [root]
  let end = 0
  for (;;) {
    const begin = xml.indexOf('<', end)
    if (begin < 0) break
    if (begin > end) path.at(-1)?.children.push(unescapeXml(xml.slice(end, begin)))
    end = xml.indexOf('>', begin) + 1
    if (xml[begin + 1] === '/') path.pop()
    else end = open(xml, { begin, end }, path)
  }
  const [document] = root.children
  if (document === undefined || typeof document === 'string') throw new Error('No element')
  return document
}

/** Gives the place to go on from. */
function open(
  xml: string,
  { begin, end }: { readonly begin: number; readonly end: number },
  path: OpenElement[],
): number {
  const isEmpty = xml[end - 2] === '/'
  const tag = xml.slice(begin + 1, isEmpty ? end - 2 : end - 1)
  const space = tag.indexOf(' ')
  const name = space < 0 ? tag : tag.slice(0, space)
  const element = new ReadElement(localName(name), space < 0 ? '' : tag.slice(space))
  path.at(-1)?.children.push(element)
  if (isEmpty) return end
  if (factless.has(element.name)) return xml.indexOf(`</${name}>`, end) + name.length + 3
  path.push(element)
  return end
}

/** Most attributes are never asked for. */
class ReadElement implements OpenElement {
  readonly name: string
  readonly children: (MarkupElement | string)[] = []
  readonly #tag: string

  constructor(name: string, tag: string) {
    this.name = name
    this.#tag = tag
  }

  get attributes(): ReadonlyMap<string, string> {
    return attributesIn(this.#tag)
  }
}

const none: ReadonlyMap<string, string> = new Map()

function attributesIn(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (let at = 0; at < tag.length;) {
    const equals = tag.indexOf('="', at)
    if (equals < 0) break
    const end = tag.indexOf('"', equals + 2)
    const name = tag.slice(at + 1, equals)
    attributes.set(
      name.startsWith('r:') ? name : localName(name),
      unescapeXml(tag.slice(equals + 2, end)),
    )
    at = end + 1
  }
  return attributes
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#9;': '\t',
  '&#10;': '\n',
  '&#13;': '\r',
}

/** Undoes `escapeXml`. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&[#\w]+;/gu, (entity) => entities[entity] ?? entity)
}
