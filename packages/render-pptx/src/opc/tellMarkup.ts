import type { MarkupAttributes, MarkupListener } from '@deckloom/deck'

/**
 * Tells a listener what this package has written: markup without comments, processing instructions or a type of document,
 * where no element that a listener passes over has one of its own name below it.
 */
export function tellMarkup(xml: string, listener: MarkupListener): void {
  const attributes = new TagAttributes()
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
    attributes.tag = xml.slice(begin + 1, isEmpty ? end - 2 : end - 1)
    const name = nameOf(attributes.tag)
    const isHeard = listener.open(name.slice(name.indexOf(':') + 1), attributes)
    if (!isEmpty && !isHeard) end = xml.indexOf(`</${name}>`, end) + name.length + 3
    else if (isEmpty && isHeard) listener.close()
  }
}

const slash = 47

function nameOf(tag: string): string {
  const space = tag.indexOf(' ')
  return space < 0 ? tag : tag.slice(0, space)
}

/** Most attributes are never asked for. */
class TagAttributes implements MarkupAttributes {
  /** What stands between the angles. */
  tag = ''

  get(name: string): string | undefined {
    const start = this.tag.indexOf(` ${name}="`)
    if (start < 0) return undefined
    const begin = start + name.length + 3
    return unescapeXml(this.tag.slice(begin, this.tag.indexOf('"', begin)))
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
