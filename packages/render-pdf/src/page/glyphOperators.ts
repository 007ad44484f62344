import { textStroke } from '@deckloom/scene'
import { type FaceId, type Glyphs, wordsPerGlyph } from '@deckloom/text'
import type { EmbeddedFont } from '../fonts/EmbeddedFont.ts'
import { matrixOperator, numbers, unicodeString } from './operators.ts'

/** Shaped text at a position. */
export interface PlacedGlyphs {
  readonly text: string
  readonly face: FaceId
  readonly glyphs: Glyphs
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly letterSpacing: number
  readonly oblique?: boolean
}

/** Returns operators, for use inside a text object, that show glyphs at their shaped positions. */
export function glyphOperators(font: EmbeddedFont, placed: PlacedGlyphs): string {
  const { x, baseline, oblique } = placed
  const matrix = matrixOperator([1, 0, oblique ? textStroke.slant : 0, -1, x, baseline])
  const line = new GlyphLine()
  const clusters = clustersOf(placed.glyphs)
  const texts = textsOf(clusters, placed.text)
  for (const [index, { glyphs }] of clusters.entries()) {
    writeCluster(line, font, { placed, glyphs, text: texts[index] ?? '' })
  }
  return `${matrix.replace(/cm$/, 'Tm')}\n${line.finish()}`
}

interface Glyph {
  readonly id: number
  readonly advance: number
  readonly x: number
  readonly y: number
}

interface Cluster {
  /** The index of its first UTF-16 code unit. */
  readonly start: number
  readonly glyphs: Glyph[]
}

/** Copied text is assigned to clusters: a ligature stands for several letters, an accent for none by itself. */
function clustersOf(glyphs: Glyphs): readonly Cluster[] {
  const clusters: Cluster[] = []
  let cluster: Cluster | undefined
  for (let at = 0; at + 4 < glyphs.length; at += wordsPerGlyph) {
    const start = glyphs[at + 4] ?? 0
    if (cluster?.start !== start) {
      cluster = { start, glyphs: [] }
      clusters.push(cluster)
    }
    cluster.glyphs.push({
      id: glyphs[at] ?? 0,
      advance: glyphs[at + 1] ?? 0,
      x: glyphs[at + 2] ?? 0,
      y: glyphs[at + 3] ?? 0,
    })
  }
  return clusters
}

/** Cluster indexes increase from left to right, or decrease in right-to-left text. */
function textsOf(clusters: readonly Cluster[], text: string): readonly string[] {
  const rising = (clusters[0]?.start ?? 0) <= (clusters.at(-1)?.start ?? 0)
  return clusters.map(({ start }, index) =>
    text.slice(start, clusters[rising ? index + 1 : index - 1]?.start),
  )
}

interface PlacedCluster {
  readonly placed: PlacedGlyphs
  readonly glyphs: readonly Glyph[]
  readonly text: string
}

function writeCluster(
  line: GlyphLine,
  font: EmbeddedFont,
  { placed, glyphs, text }: PlacedCluster,
): void {
  const perThousand = 1000 / font.unitsPerEm
  const [only] = glyphs
  let advance = 0
  if (only && glyphs.length === 1) {
    writeGlyph(line, font, { size: placed.size, glyph: only, text, pen: 0 })
    advance = only.advance
  } else {
    const offsets = offsetsOf(glyphs)
    writeSeveral(line, { glyphs, text }, (glyph) => {
      const pen = offsets.get(glyph) ?? 0
      writeGlyph(line, font, { size: placed.size, glyph, text: '', pen })
    })
    for (const glyph of glyphs) advance += glyph.advance
  }
  line.move(advance * perThousand + (placed.letterSpacing * 1000) / placed.size)
}

interface PlacedGlyph {
  readonly size: number
  readonly glyph: Glyph
  readonly text: string
  /** Its pen position from the start of the cluster, font units. */
  readonly pen: number
}

/** Draws a glyph from the start of its cluster, and moves the pen back there. */
function writeGlyph(
  line: GlyphLine,
  font: EmbeddedFont,
  { size, glyph, text, pen }: PlacedGlyph,
): void {
  const at = (pen + glyph.x) * (1000 / font.unitsPerEm)
  line.rise((glyph.y * size) / font.unitsPerEm)
  line.move(at)
  line.show(font.encode(glyph.id, text))
  line.move(-at - font.advance(glyph.id))
}

/**
 * The text of several glyphs can only be given for all of them together. Readers assume that it extends from the start
 * of the first glyph to the end of the last, so dots and accents that are drawn last would seem to leave a gap before
 * the next letter: they are drawn before it, without text.
 */
function writeSeveral(
  line: GlyphLine,
  { glyphs, text }: Pick<PlacedCluster, 'glyphs' | 'text'>,
  write: (glyph: Glyph) => void,
): void {
  const wide = glyphs.filter(({ advance }) => advance !== 0)
  const marks = wide.length > 0 ? glyphs.filter(({ advance }) => advance === 0) : []
  if (marks.length > 0) {
    line.begin('')
    for (const mark of marks) write(mark)
    line.end()
  }
  line.begin(text)
  for (const glyph of wide.length > 0 ? wide : glyphs) write(glyph)
  line.end()
}

/** Returns the pen position of each glyph from the start of the cluster, font units. */
function offsetsOf(glyphs: readonly Glyph[]): ReadonlyMap<Glyph, number> {
  const offsets = new Map<Glyph, number>()
  let pen = 0
  for (const glyph of glyphs) {
    offsets.set(glyph, pen)
    pen += glyph.advance
  }
  return offsets
}

/** Combines glyphs into as few operators as their positions allow. */
class GlyphLine {
  readonly #operators: string[] = []
  #array = ''
  #codes = ''
  /** How far the next glyph moves to the right, in thousandths of the font size. */
  #pending = 0
  #rise = 0

  move(thousandths: number): void {
    this.#pending += thousandths
  }

  rise(units: number): void {
    if (units === this.#rise) return
    this.#flush()
    this.#operators.push(`${numbers(units)} Ts`)
    this.#rise = units
  }

  show(code: string): void {
    // An offset that is too small to write stays pending, so that rounding errors do not add up along the line.
    const shift = Math.round(this.#pending * 10) / 10
    if (shift !== 0) {
      this.#closeCodes()
      this.#array += String(-shift)
      this.#pending -= shift
    }
    this.#codes += code
  }

  begin(text: string): void {
    this.#flush()
    this.#operators.push(`/Span <</ActualText ${unicodeString(text)}>> BDC`)
  }

  end(): void {
    this.#flush()
    this.#operators.push('EMC')
  }

  finish(): string {
    this.rise(0)
    this.#flush()
    return this.#operators.join('\n')
  }

  #closeCodes(): void {
    if (this.#codes !== '') this.#array += `<${this.#codes}>`
    this.#codes = ''
  }

  #flush(): void {
    this.#closeCodes()
    if (this.#array !== '') this.#operators.push(`[${this.#array}] TJ`)
    this.#array = ''
  }
}
