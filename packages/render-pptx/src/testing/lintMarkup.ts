import { lintAttributes } from './attributeRules.ts'
import { placeOfChild } from './elementOrder.ts'
import { lintChart } from './lintChart.ts'
import { childrenNamed, descendants, type XmlElement } from './xmlTree.ts'

/** Returns what PowerPoint is known to repair in a part, as sentences; empty for a clean part. */
export function lintMarkup(root: XmlElement): readonly string[] {
  return [
    ...undeclaredPrefixes(root, new Set()),
    ...descendants(root).flatMap((element) => [
      ...childrenInOrder(element),
      ...lintAttributes(element),
      ...(rules.get(element.name)?.(element) ?? []),
    ]),
    ...lintChart(root),
  ]
}

function undeclaredPrefixes(
  { name, attributes, children }: XmlElement,
  outer: ReadonlySet<string>,
): readonly string[] {
  const declared = new Set(outer)
  for (const key of attributes.keys()) {
    if (key.startsWith('xmlns:')) declared.add(key.slice('xmlns:'.length))
  }
  const used = [name, ...attributes.keys()].filter(
    (full) => full.includes(':') && !/^xml(ns)?:/.test(full),
  )
  return [
    ...used
      .filter((full) => !declared.has(full.slice(0, full.indexOf(':'))))
      .map((full) => `${full} has a prefix that is not declared`),
    ...children.flatMap((child) => undeclaredPrefixes(child, declared)),
  ]
}

function childrenInOrder({ name, children }: XmlElement): readonly string[] {
  let latest = 0
  return children.flatMap((child) => {
    const place = placeOfChild(name, child.name) ?? latest
    if (place < 0) return [`${name} must not hold ${child.name}`]
    if (place < latest) return [`${child.name} stands too late in ${name}`]
    latest = place
    return []
  })
}

type Rule = (element: XmlElement) => readonly string[]

const textBody = ['a:bodyPr', 'a:p']
const visual = ['p:cNvPr', 'p:nvPr']

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['p:sp', textBodyRule],
  ['p:nvSpPr', holds(...visual, 'p:cNvSpPr')],
  ['p:nvPicPr', holds(...visual, 'p:cNvPicPr')],
  ['p:nvCxnSpPr', holds(...visual, 'p:cNvCxnSpPr')],
  ['p:nvGrpSpPr', holds(...visual, 'p:cNvGrpSpPr')],
  ['p:nvGraphicFramePr', holds(...visual, 'p:cNvGraphicFramePr')],
  ['p:pic', holds('p:nvPicPr', 'p:blipFill', 'p:spPr')],
  ['p:graphicFrame', holds('p:nvGraphicFramePr', 'p:xfrm', 'a:graphic')],
  ['p:grpSp', holds('p:nvGrpSpPr', 'p:grpSpPr')],
  ['p:spTree', holds('p:nvGrpSpPr', 'p:grpSpPr')],
  ['p:presentation', holds('p:sldSz', 'p:notesSz')],
  ['p:txBody', holds(...textBody, 'a:lstStyle')],
  ['a:txBody', holds(...textBody)],
  ['a:tc', holds('a:txBody')],
  ['a:tbl', tableRule],
  ['a:r', holds('a:t')],
  ['a:ln', notEmpty],
  ['a:xfrm', holds('a:off', 'a:ext')],
  ['a:ext', extentRule],
  ['a:gradFill', holds('a:gsLst')],
  ['a:solidFill', notEmpty],
  ['p:bgPr', holds('a:effectLst')],
  ['a:gsLst', stopsRule],
  ['a:srgbClr', matches('val', /^[0-9A-F]{6}$/)],
  ['a:buChar', matches('char', /./u)],
  ['a:path', pathRule],
  ['a:srcRect', cropRule],
  ['p14:section', matches('id', /^\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/)],
  ['a:clrScheme', has(12)],
  ['a:fillStyleLst', has(3)],
  ['a:lnStyleLst', has(3)],
  ['a:effectStyleLst', has(3)],
  ['a:bgFillStyleLst', has(3)],
])

function holds(...names: readonly string[]): Rule {
  return ({ name, children }) =>
    names
      .filter((wanted) => !children.some((child) => child.name === wanted))
      .map((wanted) => `${name} lacks ${wanted}`)
}

function notEmpty({ name, children }: XmlElement): readonly string[] {
  return children.length === 0 ? [`${name} is empty`] : []
}

function has(count: number): Rule {
  return ({ name, children }) =>
    children.length === count ? [] : [`${name} has ${children.length} entries`]
}

function matches(key: string, pattern: RegExp): Rule {
  return ({ name, attributes }) => {
    const value = attributes.get(key) ?? ''
    return pattern.test(value) ? [] : [`${name} has ${key}="${value}"`]
  }
}

// The slide image on a notes page is the only shape without text.
function textBodyRule(shape: XmlElement): readonly string[] {
  const isSlideImage = descendants(shape).some(
    ({ name, attributes }) => name === 'p:ph' && attributes.get('type') === 'sldImg',
  )
  return holds('p:nvSpPr', 'p:spPr', ...(isSlideImage ? [] : ['p:txBody']))(shape)
}

// `a:ext` is both an extension, which has a URI, and an extent, which has a size.
function extentRule({ attributes }: XmlElement): readonly string[] {
  if (attributes.has('uri')) return []
  return ['cx', 'cy'].filter((key) => !attributes.has(key)).map((key) => `a:ext lacks ${key}`)
}

function tableRule(table: XmlElement): readonly string[] {
  const [grid] = childrenNamed(table, 'a:tblGrid')
  const columns = grid?.children.length ?? 0
  return [
    ...(columns === 0 ? ['a:tbl has no columns'] : []),
    ...childrenNamed(table, 'a:tr')
      .map((row) => childrenNamed(row, 'a:tc').length)
      .filter((cells) => cells !== columns)
      .map((cells) => `a row of ${cells} cells stands in a table of ${columns} columns`),
  ]
}

function stopsRule({ children }: XmlElement): readonly string[] {
  const places = children.map(({ attributes }) => Number(attributes.get('pos')))
  if (places.length < 2) return ['a:gsLst has fewer than two stops']
  const isRising = places.every((at, index) => at >= (places[index - 1] ?? 0) && at <= 100_000)
  return isRising ? [] : [`a:gsLst has stops at ${places.join(' ')}`]
}

function pathRule(path: XmlElement): readonly string[] {
  if (path.attributes.has('path')) return []
  const [first] = path.children
  return first?.name === 'a:moveTo' ? [] : ['a:path does not begin with a:moveTo']
}

function cropRule({ attributes }: XmlElement): readonly string[] {
  const cut = (one: string, other: string) =>
    Number(attributes.get(one) ?? 0) + Number(attributes.get(other) ?? 0)
  return cut('l', 'r') >= 100_000 || cut('t', 'b') >= 100_000 ? ['a:srcRect leaves nothing'] : []
}

/** Returns an error for each duplicate shape ID. */
export function repeatedShapeIds(root: XmlElement): readonly string[] {
  const seen = new Set<string>()
  return descendants(root).flatMap(({ name, attributes }) => {
    if (name !== 'p:cNvPr') return []
    const id = attributes.get('id') ?? ''
    if (seen.has(id)) return [`two shapes have the id ${id}`]
    seen.add(id)
    return []
  })
}

/** Returns the placeholders of a page as `type idx`. */
export function placeholdersOf(root: XmlElement): readonly string[] {
  return descendants(root)
    .filter(({ name }) => name === 'p:ph')
    .map(({ attributes }) => `${attributes.get('type') ?? ''} ${attributes.get('idx') ?? ''}`)
}

/** Returns the IDs in a part's list of masters or layouts. */
export function listedIds(root: XmlElement, list: string): readonly number[] {
  return childrenNamed(root, list).flatMap(({ children }) =>
    children.map(({ attributes }) => Number(attributes.get('id'))),
  )
}
