/** An element of an Office part; names of elements and attributes have no prefix, those of relationships excepted (`r:id`). */
export interface MarkupElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (MarkupElement | string)[]
}

/** How the parts of a file hang together, as its reader or its writer knows it. */
export interface FactSources {
  readonly elementsOf: (element: MarkupElement) => readonly MarkupElement[]
  /** What a relationship of the part leads to: an address, the print of a picture, the facts of a chart. */
  readonly related: (id: string) => string
}

/** The parts that a slide of a file takes its content and its colours from. */
export interface SlideMarkup {
  readonly slide: MarkupElement
  readonly layout: MarkupElement | undefined
  readonly master: MarkupElement | undefined
  readonly theme: MarkupElement | undefined
}

/**
 * What a slide of a PowerPoint file says, one fact a line: words and their looks, places, fills, pictures, links, figures. Two files say the same of a slide when somebody who reads both finds the same on it. What programs write of
 * their own accord when they save is not among the facts: ids, names, extensions, marks of spelling, how runs of one look
 * are divided. Notes, transitions and whether a slide is hidden are no part of what is on it.
 */
export function slideFacts(markup: SlideMarkup, sources: FactSources): string {
  const { slide, layout, master, theme } = markup
  const page = below(slide, 'cSld', sources)
  const facts: string[] = []
  const gather = (elements: readonly MarkupElement[]) => {
    for (const element of elements) addFacts(element, sources, facts)
  }
  gather(page.filter(({ name }) => name === 'bg'))
  // The tree itself is a group that programs give a place, or none.
  const tree = page.find(({ name }) => name === 'spTree')
  gather(tree ? sources.elementsOf(tree).filter(({ name }) => drawn.has(name)) : [])
  for (const shared of [layout, master]) {
    gather(below(shared, 'cSld', sources).filter(({ name }) => name === 'bg'))
  }
  gather(master ? sources.elementsOf(master).filter(({ name }) => name === 'clrMap') : [])
  gather(below(theme, 'themeElements', sources).filter(({ name }) => name === 'clrScheme'))
  return facts.join('\n')
}

/** What a part says that a slide leads to, such as a chart. */
export function partFacts(root: MarkupElement, sources: FactSources): string {
  const facts: string[] = []
  addFacts(root, sources, facts)
  return facts.join('\n')
}

/** The print of a picture's bytes: enough to tell whether they were replaced. */
export function pictureFact({
  crc,
  size,
}: {
  readonly crc: number
  readonly size: number
}): string {
  return `${crc.toString(16).padStart(8, '0')}-${size}`
}

const drawn = new Set(['sp', 'pic', 'graphicFrame', 'grpSp', 'cxnSp'])

/** Elements that say something by being there, and the attributes of theirs that do. */
const counted: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...drawn].map((name) => [name, []])),
  cNvPr: ['descr', 'hidden'],
  ph: ['type'],
  xfrm: ['rot', 'flipH', 'flipV'],
  off: ['x', 'y'],
  ext: ['cx', 'cy'],
  chOff: ['x', 'y'],
  chExt: ['cx', 'cy'],
  prstGeom: ['prst'],
  gd: ['fmla'],
  bg: [],
  noFill: [],
  solidFill: [],
  gradFill: [],
  gs: ['pos'],
  lin: ['ang'],
  srgbClr: ['val'],
  schemeClr: ['val'],
  alpha: ['val'],
  lumMod: ['val'],
  lumOff: ['val'],
  clrMap: ['bg1', 'tx1', 'bg2', 'tx2'],
  ln: ['w'],
  prstDash: ['val'],
  blip: ['r:embed'],
  srcRect: ['l', 't', 'r', 'b'],
  alphaModFix: ['amt'],
  hlinkClick: ['r:id'],
  tbl: [],
  gridCol: ['w'],
  tr: ['h'],
  tc: ['gridSpan', 'rowSpan', 'hMerge', 'vMerge'],
  pPr: ['lvl', 'algn', 'rtl'],
  buNone: [],
  buChar: ['char'],
  buAutoNum: ['type'],
  rPr: ['b', 'i', 'u', 'strike', 'sz', 'baseline'],
  chart: ['r:id'],
  areaChart: [],
  barChart: [],
  doughnutChart: [],
  lineChart: [],
  pieChart: [],
  barDir: ['val'],
  grouping: ['val'],
  ser: [],
}

/**
 * Elements that say nothing below: programs write them anew without anybody having changed anything, or, as with outlines of
 * drawings, nobody who reads slides looks at them.
 */
export const factless: ReadonlySet<string> = new Set([
  'custGeom',
  'endParaRPr',
  'extLst',
  'lstStyle',
])

function below(
  element: MarkupElement | undefined,
  name: string,
  { elementsOf }: FactSources,
): readonly MarkupElement[] {
  const found = element && elementsOf(element).find((child) => child.name === name)
  return found ? elementsOf(found) : []
}

function addFacts(element: MarkupElement, sources: FactSources, facts: string[]): void {
  const { name } = element
  if (factless.has(name)) {
    if (name === 'custGeom') facts.push(name)
    return
  }
  if (name === 'p') {
    addParagraph(element, sources, facts)
    return
  }
  if (name === 'v') {
    facts.push(`v ${JSON.stringify(figure(wordsIn(element)))}`)
    return
  }
  const attributes = Object.hasOwn(counted, name) ? counted[name] : undefined
  if (attributes) facts.push(ownFact(element, attributes, sources))
  for (const child of sources.elementsOf(element)) addFacts(child, sources, facts)
}

function ownFact(
  element: MarkupElement,
  wanted: readonly string[],
  { related }: FactSources,
): string {
  const { name } = element
  // Attributes are read from the markup when they are asked for.
  if (wanted.length === 0) return name
  const { attributes } = element
  let fact = name
  for (const key of wanted) {
    const value = attributes.get(key)
    if (value === undefined || isNothing(key, value)) continue
    const said = key.startsWith('r:') ? related(value) : value
    fact += ` ${key}=${JSON.stringify(name === 'srgbClr' ? said.toUpperCase() : said)}`
  }
  return fact
}

/** Not turned, not mirrored: the same as if nothing was said. */
function isNothing(key: string, value: string): boolean {
  return (key === 'rot' || key.startsWith('flip')) && (value === '0' || value === 'false')
}

/** Runs of one look are one, however they are divided. */
function addParagraph(paragraph: MarkupElement, sources: FactSources, facts: string[]): void {
  facts.push('p')
  const runs: { look: string; text: string }[] = []
  for (const piece of sources.elementsOf(paragraph)) {
    if (piece.name === 'pPr') addFacts(piece, sources, facts)
    const run = runOf(piece, sources, runs.at(-1)?.look ?? '')
    const last = runs.at(-1)
    if (run && last?.look === run.look) last.text += run.text
    else if (run) runs.push(run)
  }
  for (const { look, text } of runs) facts.push(`r ${JSON.stringify(text)}`, look)
}

function runOf(
  piece: MarkupElement,
  sources: FactSources,
  before: string,
): { look: string; text: string } | undefined {
  if (piece.name === 'br') return { look: before, text: '\v' }
  if (piece.name !== 'r' && piece.name !== 'fld') return undefined
  const own = sources.elementsOf(piece)
  const text = own.filter(({ name }) => name === 't').map(wordsIn)
  const facts: string[] = []
  for (const child of own) if (child.name === 'rPr') addFacts(child, sources, facts)
  return text.join('') === '' ? undefined : { look: facts.join('\n'), text: text.join('') }
}

function wordsIn({ children }: MarkupElement): string {
  return children.filter((child) => typeof child === 'string').join('')
}

/** Programs write the digits of a number in their own ways. */
function figure(text: string): string {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? String(number) : text
}
