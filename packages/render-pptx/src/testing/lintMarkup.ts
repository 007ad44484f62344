import { placeOfChild } from './elementOrder.ts'
import { childrenNamed, descendants, type XmlElement } from './xmlTree.ts'

/** What PowerPoint is known to repair in one part, as sentences; nothing is a clean part. */
export function lintMarkup(root: XmlElement): readonly string[] {
  return descendants(root).flatMap((element) => [
    ...childrenInOrder(element),
    ...wholeNumbers(element),
    ...(rules.get(element.name)?.(element) ?? []),
  ])
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

const numbers = new Set(
  'x y cx cy w h l t r b rot ang pos id idx sz spc marL indent lIns tIns rIns bIns startAt d sp lim'.split(
    ' ',
  ),
)
const frames = new Set(['a:rect', 'p:cNvPr', 'p:ph'])

function wholeNumbers({ name, attributes }: XmlElement): readonly string[] {
  return [...attributes].flatMap(([key, value]) => {
    if (/NaN|Infinity|undefined|null|\[object/.test(value) && key !== 'descr') {
      return [`${name} has ${key}="${value}"`]
    }
    const isNumber = numbers.has(key) && !frames.has(name)
    return isNumber && !/^-?\d+$/.test(value) ? [`${name} has ${key}="${value}"`] : []
  })
}

type Rule = (element: XmlElement) => readonly string[]

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['p:sp', textBodyRule],
  ['p:txBody', ({ children }) => missing(children, ['a:bodyPr', 'a:lstStyle', 'a:p'], 'p:txBody')],
  ['a:txBody', ({ children }) => missing(children, ['a:bodyPr', 'a:p'], 'a:txBody')],
  ['a:tbl', tableRule],
  ['a:tc', ({ children }) => missing(children, ['a:txBody', 'a:tcPr'], 'a:tc')],
  ['a:ln', ({ children }) => (children.length === 0 ? ['a:ln is empty'] : [])],
  ['p:bgPr', ({ children }) => missing(children, ['a:effectLst'], 'p:bgPr')],
  ['a:ext', between('cx', 0, 27_273_042_316_900)],
  ['a:rPr', between('sz', 100, 400_000)],
  ['a:buSzPct', between('val', 25_000, 400_000)],
  ['a:spcPts', between('val', 0, 158_400)],
  ['a:alpha', between('val', 0, 100_000)],
  ['a:pPr', between('marL', 0, 51_206_400)],
  ['a:bodyPr', anchorRule],
  ['a:gsLst', stopsRule],
  ['a:srgbClr', oneOf('val', /^[0-9A-F]{6}$/)],
  ['a:buChar', oneOf('char', /./u)],
  ['a:path', pathRule],
  ['a:fillStyleLst', three],
  ['a:lnStyleLst', three],
  ['a:effectStyleLst', three],
  ['a:bgFillStyleLst', three],
])

function missing(children: readonly XmlElement[], names: readonly string[], parent: string) {
  return names
    .filter((name) => !children.some((child) => child.name === name))
    .map((name) => `${parent} lacks ${name}`)
}

// The picture of the slide on a notes page is the one shape without text.
function textBodyRule(shape: XmlElement): readonly string[] {
  const isSlideImage = descendants(shape).some(
    ({ name, attributes }) => name === 'p:ph' && attributes.get('type') === 'sldImg',
  )
  return isSlideImage ? [] : missing(shape.children, ['p:txBody'], 'p:sp')
}

function between(key: string, least: number, most: number): Rule {
  return ({ name, attributes }) => {
    const value = attributes.get(key)
    if (value === undefined) return []
    const isInside = Number(value) >= least && Number(value) <= most
    return isInside ? [] : [`${name} has ${key}="${value}"`]
  }
}

function oneOf(key: string, pattern: RegExp): Rule {
  return ({ name, attributes }) => {
    const value = attributes.get(key) ?? ''
    return pattern.test(value) ? [] : [`${name} has ${key}="${value}"`]
  }
}

function anchorRule({ attributes }: XmlElement): readonly string[] {
  const anchor = attributes.get('anchor') ?? 't'
  return ['t', 'ctr', 'b'].includes(anchor) ? [] : [`a:bodyPr has anchor="${anchor}"`]
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

function three({ name, children }: XmlElement): readonly string[] {
  return children.length === 3 ? [] : [`${name} has ${children.length} entries`]
}

// A row with a cell too many or too few makes PowerPoint drop the whole table.
function tableRule(table: XmlElement): readonly string[] {
  const columns = childrenNamed(table, 'a:tblGrid').flatMap(({ children }) => children).length
  const rows = childrenNamed(table, 'a:tr')
  const uneven = rows.filter((row) => childrenNamed(row, 'a:tc').length !== columns)
  return [
    ...(columns === 0 || rows.length === 0 ? ['a:tbl has no columns or no rows'] : []),
    ...uneven.map(
      (row) => `a:tr has ${row.children.length} cells in a table of ${columns} columns`,
    ),
  ]
}

/** Ids of the shapes that occur more than once. */
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

/** Placeholders of a page as `type idx`. */
export function placeholdersOf(root: XmlElement): readonly string[] {
  return descendants(root)
    .filter(({ name }) => name === 'p:ph')
    .map(({ attributes }) => `${attributes.get('type') ?? ''} ${attributes.get('idx') ?? ''}`)
}

/** Ids in the list of masters or layouts of a part. */
export function listedIds(root: XmlElement, list: string): readonly number[] {
  return childrenNamed(root, list).flatMap(({ children }) =>
    children.map(({ attributes }) => Number(attributes.get('id'))),
  )
}
