/** Attributes of an element, looked up by name; without prefixes, except those of relationships (`r:id`). */
export interface MarkupAttributes {
  get(name: string): string | undefined
}

/** Receives the markup of one part in document order. */
export interface MarkupListener {
  /**
   * Called with the name without its prefix. Returns whether the content matters: if not, neither the content nor the
   * end of the element is reported.
   */
  open(name: string, attributes: MarkupAttributes): boolean
  text(words: string): void
  close(): void
}

/** The parts of a PowerPoint file that contain facts. */
export type FactualPart = 'slide' | 'layout' | 'master' | 'theme' | 'chart'

export interface FactSources {
  /** Reports the whole part to the listener. */
  readonly visit: (listener: MarkupListener) => void
  /** Resolves a relationship of the part to a URL, the fingerprint of a picture, or the facts of a chart. */
  readonly related: (id: string) => string
}

/**
 * Combines what a PowerPoint slide says, one fact per line: text and its styles, positions, fills, pictures, links,
 * figures. Two files agree on a slide if somebody reading both finds the same on it. What programs write on their own
 * when saving is not a fact: IDs, names, extensions, spelling marks, how text of one style is divided into runs. Notes,
 * transitions and whether a slide is hidden are not part of its content.
 *
 * Takes the facts of the slide's own part, its layout, its master and its theme, in this order.
 */
export function slideFingerprint(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

export interface FactOptions {
  /** Whether the paths of outlines are facts: they are none in files that were exported before 2026-11-28. */
  readonly outlines?: boolean
}

/** Returns the facts of one part. */
export function partFacts(
  part: FactualPart,
  { visit, related }: FactSources,
  { outlines = true }: FactOptions = {},
): string {
  const facts = new FactListener(scopes[part], related, outlines)
  visit(facts)
  return facts.all.join('\n')
}

/** Returns a fingerprint of a picture's bytes: enough to tell whether they were replaced. */
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

/** Elements whose presence is a fact, with the attributes that are facts too. */
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
    headEnd: ['type'],
    tailEnd: ['type'],
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

/** Elements of the path of an outline, with the attributes that are facts too. Its guides and sites are no facts. */
const outline: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    path: ['w', 'h'],
    moveTo: [],
    lnTo: [],
    cubicBezTo: [],
    quadBezTo: [],
    arcTo: ['wR', 'hR', 'stAng', 'swAng'],
    close: [],
    pt: ['x', 'y'],
  }),
)

/**
 * Elements whose content holds no facts: programs rewrite them without any change by a user, or, as with fonts and
 * spacing, nobody reading the slides looks at them.
 */
const factless: ReadonlySet<string> = new Set([
  'bodyPr',
  'cNvSpPr',
  'cs',
  'ea',
  'endParaRPr',
  'extLst',
  'latin',
  'lnSpc',
  'lstStyle',
  'spcAft',
  'spcBef',
])

/** Where the facts are below the root of a part, by element name. */
type Scope = 'everywhere' | { readonly [name: string]: Scope }

const page = { bg: 'everywhere' } as const
const scopes: Readonly<Record<FactualPart, Scope>> = {
  // The shape tree itself is a group, which some programs give a position and others do not.
  slide: {
    cSld: { ...page, spTree: Object.fromEntries(drawn.map((name) => [name, 'everywhere'])) },
  },
  layout: { cSld: page },
  master: { cSld: page, clrMap: 'everywhere' },
  theme: { themeElements: { clrScheme: 'everywhere' } },
  chart: 'everywhere',
}

type Level = Scope | 'paragraph' | 'run' | 'words' | 'figure' | 'outline' | 'path'

interface OpenedElement {
  readonly name: string
  readonly attributes: MarkupAttributes
}

class FactListener implements MarkupListener {
  readonly all: string[] = []
  readonly #related: FactSources['related']
  readonly #scope: Scope
  readonly #outlines: boolean
  readonly #levels: Level[] = []
  #runs: { readonly look: string; text: string }[] = []
  #isInRun = false
  /** Style facts of the current run. */
  #look: string[] = []
  #words = ''

  constructor(scope: Scope, related: FactSources['related'], outlines: boolean) {
    this.#scope = scope
    this.#related = related
    this.#outlines = outlines
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
        return this.#openInRun(name, attributes)
      case 'words':
      case 'figure':
        return false
      case 'outline':
        return name === 'pathLst' && this.#enter('path')
      case 'path':
        this.all.push(this.#ownFact(name, outline.get(name) ?? [], attributes))
        return this.#enter('path')
      default:
        return this.#openInScope(level, { name, attributes })
    }
  }

  #openInScope(level: Exclude<Scope, string>, { name, attributes }: OpenedElement): boolean {
    const scope = Object.hasOwn(level, name) ? level[name] : undefined
    if (scope === 'everywhere') return this.#visit(name, attributes)
    return scope !== undefined && this.#enter(scope)
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
    if (factless.has(name)) return false
    if (name === 'custGeom') {
      facts.push(name)
      return this.#outlines && this.#enter('outline')
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
    const wanted = isBareEnd(name, attributes) ? undefined : counted.get(name)
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

  #openInRun(name: string, attributes: MarkupAttributes): boolean {
    if (name === 't') return this.#enter('words')
    return name === 'rPr' && this.#visit(name, attributes)
  }

  #endRun(): void {
    this.#isInRun = false
    this.#addRun(this.#look.join('\n'), this.#words)
  }

  /** Adjacent runs of the same style count as one, however they are divided. */
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

/** Whether the element says that an end of a line has no head, as some programs write for every line. */
function isBareEnd(name: string, attributes: MarkupAttributes): boolean {
  return (name === 'headEnd' || name === 'tailEnd') && (attributes.get('type') ?? 'none') === 'none'
}

/** Whether the attribute means the same as its absence: not rotated, not flipped. */
function isNothing(key: string, value: string): boolean {
  return (key === 'rot' || key.startsWith('flip')) && (value === '0' || value === 'false')
}

/** Normalizes a number, since programs format its digits differently. */
function figure(text: string): string {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? String(number) : text
}
