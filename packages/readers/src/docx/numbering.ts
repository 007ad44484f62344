import { attributeOf, childAt, childrenNamed } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { ListPlace } from './styles.ts'

/** The marker at a position in a list; undefined for a list without markers. */
export type Numbering = (place: ListPlace) => 'bullet' | 'number' | undefined

export function readNumbering(part: XmlElement | undefined): Numbering {
  const kinds = new Map(
    childrenNamed(part, 'abstractNum').map((kind) => [attributeOf(kind, 'abstractNumId'), kind]),
  )
  const lists = new Map(
    childrenNamed(part, 'num').map((list) => [
      attributeOf(list, 'numId'),
      kinds.get(attributeOf(childAt(list, 'abstractNumId'), 'val')),
    ]),
  )
  return ({ list, level }) => {
    const levels = childrenNamed(lists.get(list), 'lvl')
    const found = levels.find((each) => attributeOf(each, 'ilvl') === String(level))
    const format = attributeOf(childAt(found, 'numFmt'), 'val')
    if (format === undefined || format === 'none') return undefined
    return format === 'bullet' ? 'bullet' : 'number'
  }
}
