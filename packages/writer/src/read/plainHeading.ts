import type { Line } from './lines.ts'
import { widthOf } from '../text/width.ts'
import { isRule, itemMark } from './marks.ts'
import { optionLetter } from './options.ts'

/** What headings look like in this text. */
export interface HeadingScale {
  /** Line indexes and depths of numbered headings, whose numbers ascend and which have text below them. */
  readonly numbered: ReadonlyMap<number, number>
  /** The most common indent. */
  readonly indent: number
  readonly hasCapitals: boolean
  /** Whether headings begin with asterisks, one for each level. */
  readonly isOutline: boolean
  /** Whether text follows headings without a blank line. */
  readonly isTight: boolean
}

export interface FoundHeading {
  readonly text: string
  readonly depth: number
  /** Number of lines, including the underline. */
  readonly count: number
}

const number =
  /^\s*(?:(?:§|art\.?|article|artikel|artículo|artigo|articolo|chapter|kapitel|chapitre|capítulo|capitolo|section|rozdział|bölüm|제|第|الباب|المادة|अध्याय)\s*)?(\d{1,3}(?:\.\d{1,3}){0,4}|[IVXL]{1,6})(?:[.)、:]|章|节|節|条|장|부)?\s+(?=[\p{L}"“„«「])/iu
const marked = /^ {0,3}(#{1,6}|\*{1,4})\s+(\S.*?)\s*#*$/u
const longest = { signs: 72, words: 10 }

export function headingScale(lines: readonly Line[]): HeadingScale {
  const indents = new Map<number, number>()
  for (const { isBlank, indent, text } of lines) {
    if (!isBlank && text.length > 40) indents.set(indent, (indents.get(indent) ?? 0) + 1)
  }
  const [common] = [...indents].toSorted((a, b) => b[1] - a[1])
  return {
    numbered: numberedHeadings(lines),
    indent: common?.[0] ?? 0,
    hasCapitals: lines.some((line) => isCapitals(line.text) && line.text.trim().length > 3),
    isTight: lines.filter((_, at) => isTightHeading(lines, at)).length >= 2,
    isOutline: lines.some(
      (line, at) => marked.exec(line.text)?.[1] === '**' && isOutlined(lines, at),
    ),
  }
}

/** Finds headings by numbers that ascend with other lines between them; a list item has the next one directly below. */
function numberedHeadings(lines: readonly Line[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  let before: readonly number[] = []
  for (const [index, line] of lines.entries()) {
    const [whole, digits = ''] = number.exec(line.text) ?? []
    if (whole === undefined || !isShort(line.text) || !stands(lines, index)) continue
    if (runsOn(lines, index) || countsOn(lines, index)) continue
    const own = digits
      .split('.')
      .map((part) => (/^\d/u.test(part) ? Number(part) : romanValue(part)))
    if (follows(own, before)) {
      found.set(index, own.length)
      before = own
    }
  }
  return found
}

/** Whether the line directly below continues a sentence: then this line begins a paragraph and is not its heading. */
function runsOn(lines: readonly Line[], at: number): boolean {
  return /^\s*\p{Ll}/u.test(lines[at + 1]?.text ?? '')
}

/** Whether the next number is directly below, as in a list. */
function countsOn(lines: readonly Line[], at: number): boolean {
  const [own, below] = [itemMark(lines[at]?.text ?? ''), itemMark(lines[at + 1]?.text ?? '')]
  return own?.number !== undefined && below?.number === own.number + 1
}

function follows(own: readonly number[], before: readonly number[]): boolean {
  const last = own.length - 1
  if (own.length > before.length) return (own[last] ?? 0) <= 1 && own.length <= before.length + 1
  return (own[last] ?? 0) === (before[last] ?? 0) + 1
}

function romanValue(text: string): number {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }
  const signs = [...text.toUpperCase()].map((sign) => values[sign] ?? 0)
  return signs.reduce((sum, own, index) => sum + (own < (signs[index + 1] ?? 0) ? -own : own), 0)
}

export function headingAt(
  lines: readonly Line[],
  at: number,
  scale: HeadingScale,
): FoundHeading | undefined {
  const line = lines[at]
  if (!line || line.isBlank) return undefined
  const found = markedHeading(lines, at, scale)
  if (found) return found
  const under = lines[at + 1]
  if (isUnderlined(lines, at, under)) {
    return {
      text: trimHeading(line.text),
      depth: /[=*#]/u.test(under?.text ?? '') ? 1 : 2,
      count: 2,
    }
  }
  const depth = scale.numbered.get(at)
  if (depth !== undefined) return { text: trimHeading(line.text), depth, count: 1 }
  return scoreHeading(lines, at, scale)
}

/** Reads '## Costs', and '** Costs' in an outline. */
function markedHeading(
  lines: readonly Line[],
  at: number,
  { isOutline }: HeadingScale,
): FoundHeading | undefined {
  const [, signs = '', text = ''] = marked.exec(lines[at]?.text ?? '') ?? []
  const isHeading = signs.startsWith('*') ? isOutline && isOutlined(lines, at) : signs !== ''
  return isHeading ? { text: trimHeading(text), depth: signs.length, count: 1 } : undefined
}

/** Whether a line is short, has asterisks before it, and has blank lines around it. */
function isOutlined(lines: readonly Line[], at: number): boolean {
  return isShort(lines[at]?.text ?? '') && stands(lines, at) && lines[at + 1]?.isBlank !== false
}

function isUnderlined(lines: readonly Line[], at: number, under: Line | undefined): boolean {
  const line = lines[at]
  if (!line || !under || !isRule(under.text) || !isShort(line.text)) return false
  const share = under.text.trim().length / Math.max(1, line.text.trim().length)
  return line.text.trim().length >= 2 && share >= 0.5 && share <= 2.5 && stands(lines, at)
}

function scoreHeading(
  lines: readonly Line[],
  at: number,
  scale: HeadingScale,
): FoundHeading | undefined {
  const text = lines[at]?.text ?? ''
  if (!isName(lines, at) || !hasText(lines, at)) return undefined
  const capitals = isCapitals(text)
  if (!(capitals || isSetOff(lines, at, scale))) return undefined
  // A line that introduces a list is not a heading.
  if (/[:：]$/u.test(text) && leadsToList(lines, at)) return undefined
  return { text: trimHeading(text), depth: scale.hasCapitals && !capitals ? 2 : 1, count: 1 }
}

/** Whether a line is short, begins a block, and does not end like a sentence. */
function isName(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? ''
  return isShort(text) && stands(lines, at) && mayBegin(text)
}

/** Whether a line is a few words with a list, a table or a much longer line directly below. */
function isTightHeading(lines: readonly Line[], at: number): boolean {
  const line = lines[at]?.text.trim() ?? ''
  const below = lines[at + 1]?.text.trim() ?? ''
  const isLabel = line.split(/\s+/u).length <= 7 && !/[:：]/u.test(line) && !itemMark(line)
  return line !== '' && isLabel && isName(lines, at) && (opensBlock(below) || isBody(below, line))
}

function opensBlock(line: string): boolean {
  const isNamed = /^[^\s:：][^:：]{0,14}[:：]\s*\S/u.test(line)
  return (
    isNamed ||
    itemMark(line) !== undefined ||
    optionLetter(line) !== undefined ||
    line.startsWith('|')
  )
}

function isBody(text: string, heading: string): boolean {
  return !/^\p{Ll}/u.test(text) && widthOf(text) >= Math.max(48, 1.5 * widthOf(heading))
}

/** Whether a heading is set off: by a blank line, by indented text below, or as other headings of this text are. */
function isSetOff(lines: readonly Line[], at: number, scale: HeadingScale): boolean {
  if (scale.isTight && isTightHeading(lines, at)) return true
  const [line, below] = [lines[at], lines[at + 1]]
  if (!line || !below || below.isBlank) return true
  return below.indent > line.indent && line.indent < scale.indent
}

/** Whether a line follows a blank line or a rule, or is the first. */
function stands(lines: readonly Line[], at: number): boolean {
  const before = lines[at - 1]
  return before === undefined || before.isBlank || isRule(before.text)
}

function mayBegin(text: string): boolean {
  const own = text.trim()
  return (
    /^(?:["“„«「『]?[\p{Lu}\p{Lo}\d¿¡]|v\d)/u.test(own) &&
    itemMark(own)?.ordered !== false &&
    !/(?:https?:|\S@\S|[{}<>=|]|\s{3})/u.test(own)
  )
}

function isShort(text: string): boolean {
  const own = text.trim()
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(own)
  if (own.length > (isDense ? 36 : longest.signs) || own.split(/\s+/u).length > longest.words + 1)
    return false
  if (/[,;،，；、]$/u.test(own) || /[!?。！？।۔…]["”»]?$/u.test(own)) return false
  // Numbered clauses may end with a period: '4. Conveying Verbatim Copies.'
  return !own.endsWith('.') || (number.test(own) && own.split(/\s+/u).length <= longest.words + 1)
}

function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 3 && capitals.length > letters.length * 0.8
}

/** A heading must be followed by text. */
function hasText(lines: readonly Line[], at: number): boolean {
  return lines.slice(at + 1, at + 8).some((line) => !line.isBlank && !isRule(line.text))
}

function leadsToList(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).find((line) => !line.isBlank)
  return next !== undefined && itemMark(next.text) !== undefined
}

function trimHeading(text: string): string {
  return text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\s*[:：]$/u, '')
    .replace(/(?<=\p{L})\.$/u, '')
}
