import { attributeOf, childAt, descendantsNamed, elementsOf, isOn, textOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'

export interface ParagraphContent {
  readonly text: string
  /** Relationship ids of its charts. */
  readonly charts: readonly string[]
  /** Text boxes anchored to it. */
  readonly boxes: readonly XmlElement[]
  readonly pictures: number
}

/** Returns the visible text of a paragraph: without tracked deletions and hidden text. */
export function paragraphText(paragraph: XmlElement): ParagraphContent {
  const drawings = descendantsNamed(paragraph, 'drawing')
  const charts = drawings.flatMap((drawing) =>
    descendantsNamed(drawing, 'chart').flatMap((chart) => attributeOf(chart, 'r:id') ?? []),
  )
  const boxes = [...drawings, ...descendantsNamed(paragraph, 'pict')].flatMap((drawing) =>
    descendantsNamed(drawing, 'txbxContent'),
  )
  return {
    text: wordsOf(paragraph),
    charts,
    boxes,
    pictures: drawings.flatMap((drawing) => descendantsNamed(drawing, 'blip')).length,
  }
}

function wordsOf(element: XmlElement): string {
  return elementsOf(element).map(wordsIn).join('')
}

function wordsIn(element: XmlElement): string {
  if (element.name === 't') return textOf(element)
  if (element.name === 'r' && isHidden(element)) return ''
  return signs.get(element.name) ?? (holders.has(element.name) ? wordsOf(element) : '')
}

const signs = new Map([
  ['tab', ' '],
  ['br', ' '],
  ['cr', ' '],
  ['noBreakHyphen', '-'],
])
const holders = new Set([
  'r',
  'ins',
  'moveTo',
  'hyperlink',
  'smartTag',
  'fldSimple',
  'sdt',
  'sdtContent',
])

function isHidden(run: XmlElement): boolean {
  const vanish = childAt(run, 'rPr', 'vanish')
  return vanish !== undefined && isOn(vanish, 'val', true)
}
