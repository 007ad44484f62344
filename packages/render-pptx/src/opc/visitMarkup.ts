import type { MarkupAttributes, MarkupListener } from '@deckloom/deck'

/**
 * Reports markup written by this package to a listener. The markup has no comments, processing instructions or document
 * type, and no element that a listener skips contains another element of its own name.
 */
export function visitMarkup(xml: string, listener: MarkupListener): void {
  const attributes = new TagAttributes(xml)
  let end = 0
  for (;;) {
    const begin = xml.indexOf('<', end)
    if (begin < 0) return
    if (begin > end) listener.text(unescapeXml(xml.slice(end, begin)))
    end = xml.indexOf('>', begin) + 1
    if (xml.charCodeAt(begin + 1) === slash) {
      listener.close()
      continue
    }
    const isEmpty = xml.charCodeAt(end - 2) === slash
    const nameEnd = attributes.moveTo(begin, end)
    const isHeard = listener.open(xml.slice(attributes.nameBegin, nameEnd), attributes)
    if (!isEmpty && !isHeard) {
      const name = xml.slice(begin + 1, nameEnd)
      end = xml.indexOf(`</${name}>`, end) + name.length + 3
    } else if (isEmpty && isHeard) listener.close()
  }
}

const [slash, colon, space, greater] = [47, 58, 32, 62]

/** Attributes of the current tag, parsed lazily because most are never read. */
class TagAttributes implements MarkupAttributes {
  /** Start of the name after its prefix. */
  nameBegin = 0
  readonly #xml: string
  #begin = 0
  #end = 0

  constructor(xml: string) {
    this.#xml = xml
  }

  /** Moves to a tag and returns the end of its name. */
  moveTo(begin: number, end: number): number {
    this.#end = end
    this.nameBegin = begin + 1
    let at = begin + 1
    for (; ; at += 1) {
      const code = this.#xml.charCodeAt(at)
      if (code === colon) this.nameBegin = at + 1
      else if (code === space || code === slash || code === greater) break
    }
    this.#begin = at
    return at
  }

  get(name: string): string | undefined {
    const tag = this.#xml.slice(this.#begin, this.#end)
    const start = tag.indexOf(` ${name}="`)
    if (start < 0) return undefined
    const begin = start + name.length + 3
    return unescapeXml(tag.slice(begin, tag.indexOf('"', begin)))
  }
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
