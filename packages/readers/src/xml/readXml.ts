import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ReadFault } from '../readFault.ts'
import { readLimits } from '@deckloom/deck'

/**
 * An element without its prefix: files of one format use many prefixes for the same namespace.
 * Relationship attributes keep theirs (`r:id`), because elements also have a plain
 * `id`.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (XmlElement | string)[]
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[]
}

/**
 * Parses a document. Rejects document type declarations, and with them entities. Throws
 * `ReadFault`.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] }
  const path = [root]
  let nodes = 0
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('doctype', () => {
    throw new ReadFault('unsafe', 'This file declares entities of its own, and was not read.')
  })
  parser.on('opentag', (tag) => {
    nodes += 1
    if (nodes > readLimits.xml.nodes || path.length > readLimits.xml.depth) {
      throw new ReadFault('too-large', 'This file has more in it than can be read.')
    }
    const element: OpenElement = { name: tag.local, attributes: attributesOf(tag), children: [] }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  parser.on('closetag', () => void path.pop())
  const take = (text: string) => void path.at(-1)?.children.push(text)
  parser.on('text', take)
  parser.on('cdata', take)
  parse(parser, decode(bytes))
  const document = root.children.find((child) => typeof child !== 'string')
  if (document === undefined) throw createSyntaxFault()
  return document
}

function parse(parser: SaxesParser<{ xmlns: true }>, text: string): void {
  try {
    parser.write(text).close()
  } catch (error) {
    // A fault of the handlers above is more specific than "not well-formed".
    throw error instanceof ReadFault ? error : createSyntaxFault()
  }
}

/** Office programs write UTF-8, and UTF-16 with a BOM; declared encodings are ignored. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

function attributesOf({ attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  return new Map(
    Object.values(attributes).map(({ local, uri, value }) => [
      uri.endsWith('/relationships') ? `r:${local}` : local,
      value,
    ]),
  )
}

function createSyntaxFault(): ReadFault {
  return new ReadFault('unreadable', 'This file is damaged: a part of it is not well formed.')
}
