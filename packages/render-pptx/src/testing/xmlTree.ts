/** A parsed element; text is stored on the element that contains it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const markup = /<\?[^>]*\?>|<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/g
const attribute = /([\w:]+)="([^"]*)"/g

/** Parses well-formed XML without comments, CDATA or a DTD; throws on mismatched tags. */
export function parseXml(xml: string): XmlElement {
  const root = createElement('', '')
  const path = [root]
  let end = 0
  for (const match of xml.matchAll(markup)) {
    if (match.index !== end) break
    end += match[0].length
    read(match, path)
  }
  const [document] = root.children
  if (document === undefined || path.length !== 1 || end !== xml.length) {
    throw new Error(`Not well formed at ${end}: ${xml.slice(end, end + 40)}`)
  }
  return document
}

type OpenElement = ReturnType<typeof createElement>

function read([, closing, name, attributes, empty, text]: RegExpExecArray, path: OpenElement[]) {
  const current = path.at(-1)
  if (current === undefined) throw new Error('More tags are closed than opened')
  if (text !== undefined) current.text += decode(text)
  if (name === undefined) return
  if (closing === '/') {
    closeElement(path, name)
    return
  }
  const child = createElement(name, attributes ?? '')
  current.children.push(child)
  if (empty !== '/') path.push(child)
}

function createElement(name: string, markedUp: string) {
  const children: XmlElement[] = []
  const attributes = new Map<string, string>()
  for (const [, key = '', value = ''] of markedUp.matchAll(attribute)) {
    if (attributes.has(key)) throw new Error(`<${name}> has ${key} twice`)
    attributes.set(key, decode(value))
  }
  return { name, attributes, children, text: '' }
}

function closeElement(path: OpenElement[], name: string): void {
  const closed = path.pop()
  if (closed?.name !== name) throw new Error(`</${name}> closes <${closed?.name ?? ''}>`)
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

function decode(text: string): string {
  return text.replace(/&(#\d+|\w+);/g, (_, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.slice(1)))
      : (entities.get(name) ?? `&${name};`),
  )
}

/** Returns the element and all its descendants in document order. */
export function descendants(element: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = []
  const visit = (visited: XmlElement): void => {
    found.push(visited)
    visited.children.forEach(visit)
  }
  visit(element)
  return found
}

export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}
