/** Attributes of an element, asked for by name; without prefixes, those of relationships excepted (`r:id`). */
export interface MarkupAttributes {
  get(name: string): string | undefined
}

/** Hears the markup of one part in its order. */
export interface MarkupListener {
  /** The name without a prefix. Answers whether anything below counts: if not, nothing below is told, nor is the end. */
  open(name: string, attributes: MarkupAttributes): boolean
  text(words: string): void
  close(): void
}

/** The parts of a PowerPoint file that facts are found in. */
export type FactualPart = 'slide' | 'layout' | 'master' | 'theme' | 'chart'

export interface FactSources {
  /** Tells the listener all of the part. */
  readonly visit: (listener: MarkupListener) => void
  /** What a relationship of the part leads to: an address, the print of a picture, the facts of a chart. */
  readonly related: (id: string) => string
}

/**
 * What a slide of a PowerPoint file says, one fact a line: words and their looks, places, fills, pictures, links, figures. Two files say the same of a slide when somebody who reads both finds the same on it. What programs write of
 * their own accord when they save is not among the facts: ids, names, extensions, marks of spelling, how runs of one look
 * are divided. Notes, transitions and whether a slide is hidden are no part of what is on it.
 *
 * The facts of its own part, of its layout, its master and its theme, in this order.
 */
export function slideFingerprint(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** What one part says. */
export function partFacts(part: FactualPart, { visit, related }: FactSources): string {
  const facts = new FactListener(scopes[part], related)
  visit(facts)
  return facts.all.join('\n')
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

const drawn = ['sp', 'pic', 'graphicFrame', 'grpSp', 'cxnSp'] as const

/** Elements that say something by being there, and the attributes of theirs that do. */
const counted: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...Object.fromEntries(drawn.map((name) => [name, []])),
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
  }),
)

/**
 * Elements that say nothing below: programs write them anew without anybody having changed anything, or, as with outlines of
 * drawings, faces and air, nobody who reads slides looks at them.
 */
const factless: ReadonlySet<string> = new Set([
  'bodyPr',
  'cNvSpPr',
  'cs',
  'custGeom',
  'ea',
  'endParaRPr',
  'extLst',
  'latin',
  'lnSpc',
  'lstStyle',
  'spcAft',
  'spcBef',
])

/** Where below the root of a part the facts are, by the names of elements. */
type Scope = 'everywhere' | { readonly [name: string]: Scope }

const page = { bg: 'everywhere' } as const
const scopes: Readonly<Record<FactualPart, Scope>> = {
  // The tree itself is a group that programs give a place, or none.
  slide: {
    cSld: { ...page, spTree: Object.fromEntries(drawn.map((name) => [name, 'everywhere'])) },
  },
  layout: { cSld: page },
  master: { cSld: page, clrMap: 'everywhere' },
  theme: { themeElements: { clrScheme: 'everywhere' } },
  chart: 'everywhere',
}

type Level = Scope | 'paragraph' | 'run' | 'words' | 'figure'

class FactListener implements MarkupListener {
  readonly all: string[] = []
  readonly #related: FactSources['related']
  readonly #scope: Scope
  readonly #levels: Level[] = []
  #runs: { readonly look: string; text: string }[] = []
  #isInRun = false
  /** Of the run that is being told. */
  #look: string[] = []
  #words = ''

  constructor(scope: Scope, related: FactSources['related']) {
    this.#scope = scope
    this.#related = related
  }

  open(name: string, attributes: MarkupAttributes): boolean {
    const level = this.#levels.at(-1)
    if (level === undefined) return this.#enter(this.#scope)
    switch (level) {
      case 'everywhere':
        return this.#visit(name, attributes)
      case 'paragraph':
        return this.#openInParagraph(name, attributes)
      case 'run':
        if (name === 't') return this.#enter('words')
        return name === 'rPr' && this.#visit(name, attributes)
      case 'words':
      case 'figure':
        return false
      default: {
        const scope = Object.hasOwn(level, name) ? level[name] : undefined
        if (scope === 'everywhere') return this.#visit(name, attributes)
        return scope !== undefined && this.#enter(scope)
      }
    }
  }

  text(words: string): void {
    const level = this.#levels.at(-1)
    if (level === 'words' || level === 'figure') this.#words += words
  }

  close(): void {
    const level = this.#levels.pop()
    if (level === 'figure') this.all.push(`v ${JSON.stringify(figure(this.#words))}`)
    else if (level === 'run') this.#endRun()
    else if (level === 'paragraph') {
      for (const { look, text } of this.#runs) this.all.push(`r ${JSON.stringify(text)}`, look)
    }
  }

  #enter(level: Level): true {
    this.#levels.push(level)
    return true
  }

  #visit(name: string, attributes: MarkupAttributes): boolean {
    const facts = this.#isInRun ? this.#look : this.all
    if (factless.has(name)) {
      if (name === 'custGeom') facts.push(name)
      return false
    }
    if (name === 'p') {
      facts.push(name)
      this.#runs = []
      return this.#enter('paragraph')
    }
    if (name === 'v') {
      this.#words = ''
      return this.#enter('figure')
    }
    const wanted = counted.get(name)
    if (wanted) facts.push(this.#ownFact(name, wanted, attributes))
    return this.#enter('everywhere')
  }

  #openInParagraph(name: string, attributes: MarkupAttributes): boolean {
    if (name === 'pPr') return this.#visit(name, attributes)
    if (name === 'br') this.#addRun(this.#runs.at(-1)?.look ?? '', '\v')
    if (name !== 'r' && name !== 'fld') return false
    this.#isInRun = true
    this.#look = []
    this.#words = ''
    return this.#enter('run')
  }

  #endRun(): void {
    this.#isInRun = false
    this.#addRun(this.#look.join('\n'), this.#words)
  }

  /** Runs of one look are one, however they are divided. */
  #addRun(look: string, text: string): void {
    if (text === '') return
    const last = this.#runs.at(-1)
    if (last?.look === look) last.text += text
    else this.#runs.push({ look, text })
  }

  #ownFact(name: string, wanted: readonly string[], attributes: MarkupAttributes): string {
    let fact = name
    for (const key of wanted) {
      const value = attributes.get(key)
      if (value === undefined || isNothing(key, value)) continue
      const said = key.startsWith('r:') ? this.#related(value) : value
      fact += ` ${key}=${JSON.stringify(name === 'srgbClr' ? said.toUpperCase() : said)}`
    }
    return fact
  }
}

/** Not turned, not mirrored: the same as if nothing was said. */
function isNothing(key: string, value: string): boolean {
  return (key === 'rot' || key.startsWith('flip')) && (value === '0' || value === 'false')
}

/** Programs write the digits of a number in their own ways. */
function figure(text: string): string {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? String(number) : text
}
