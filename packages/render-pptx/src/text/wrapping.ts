import type { Paragraph, TextFragment, TextLine, TextMark } from '@deckloom/scene'
import { nonSpaceCount, nonSpaceOffsets } from './nonSpaceOffsets.ts'

/**
 * Office programs break lines greedily at the width of the box; the scene may have balanced them, or filled a
 * line to its last unit. This finds a width at which greedy breaking gives the scene's lines, in every
 * program whose letters are about as wide.
 */
export interface Wrapping {
  /** Units from one edge of the text to the other, indents included. */
  readonly width: number
  /** Where no width does, the places in a paragraph's text at which its lines are broken by hand. */
  readonly breaks: ReadonlyMap<number, readonly number[]>
  /** Units between the edge that a paragraph begins at and its text, beside its indent. */
  readonly margin?: number
}

/** Room for letters that another program draws wider, as a hinted face has them. */
const slack = 1.01
/**
 * The same for text that is not to wrap at all. More room costs a text box nothing, but a placeholder that needs
 * more than its layout gives no longer follows it.
 */
const looseSlack = { textBox: 1.06, placeholder: 1.02 } as const
/** Room for lines that are broken by hand, where a program is not to break again. */
const handSlack = 1.15
/**
 * How much wider or narrower than ours the letters of another program may be, as a share. Where ours are semibold or
 * heavier than bold, the other program's bold is up to a twentieth off. Where another face stands in for the letters,
 * programs differ in which of the two draws the digits, signs and spaces beside them.
 */
const tolerance = { exact: 0.0075, standIn: 0.03, reweighted: 0.05 } as const

export function wrapping(mark: TextMark): Wrapping {
  return mark.lines.some(({ softBreak }) => softBreak)
    ? brokenWrapping(mark)
    : { width: looseWidth(mark, widest(mark)), breaks: noBreaks }
}

const noBreaks: Wrapping['breaks'] = new Map()

function widest({ lines, paragraphs }: TextMark): number {
  return lines.reduce(
    (width, line) => Math.max(width, (paragraphs[line.paragraph]?.indent ?? 0) + officeWidth(line)),
    0,
  )
}

// The width of text that is not to wrap.
function looseWidth(mark: TextMark, least: number): number {
  const isTied = mark.placeholder !== undefined && !isReweighted(mark.paragraphs)
  return Math.max(mark.box.width, least * looseSlack[isTied ? 'placeholder' : 'textBox'])
}

function isReweighted(paragraphs: TextMark['paragraphs']): boolean {
  return paragraphs.some(({ runs }) => runs.some(({ reweighted }) => reweighted))
}

function likeness(paragraph: Paragraph): keyof typeof tolerance {
  if (isReweighted([paragraph])) return 'reweighted'
  const isStoodIn = paragraph.runs.some(
    ({ script }) => script?.slot === 'latin' && script.family !== undefined,
  )
  return isStoodIn ? 'standIn' : 'exact'
}

function brokenWrapping(mark: TextMark): Wrapping {
  const bounds = mark.paragraphs.map((paragraph, index) =>
    paragraphBounds(
      paragraph,
      mark.lines.filter((line) => line.paragraph === index),
    ),
  )
  const isMixed = new Set(mark.paragraphs.map(({ align }) => align)).size > 1
  // A width that suits the other paragraphs would be too narrow for those.
  const disputed = isDisputed(mark)
  const byHand = new Set(
    [...mark.paragraphs.keys()].filter((index) => disputed || breaksWord(mark, index)),
  )
  for (;;) {
    const limits = commonLimits(
      bounds.map(({ measured }) => measured),
      byHand,
    )
    const safe = commonLimits(
      bounds.map(({ certain }) => certain),
      byHand,
    )
    const isPossible = safe.most > safe.least
    const width =
      limits.most === Infinity
        ? looseWidth(mark, disputed ? limits.least * handSlack : limits.least)
        : Math.min(Math.max(chosenWidth(mark, limits), safe.least), safe.most)
    // A narrower text of mixed alignment would move its other paragraphs.
    if (isPossible && !(isMixed && width < mark.box.width)) {
      return { width, breaks: handBreaks(mark, byHand) }
    }
    const tightest = bounds.findIndex(
      ({ certain: { most } }, index) => !byHand.has(index) && most === safe.most,
    )
    if (tightest < 0) return { width: mark.box.width, breaks: handBreaks(mark, byHand) }
    byHand.add(tightest)
  }
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const emoji = /\p{Emoji_Presentation}|\uFE0F/u
const complex = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u
const latinOrSign = /[\p{Script=Latin}\p{Nd}"“«(]/u

/** Latin letters, Greek, Cyrillic and the signs beside them, which all programs draw alike: nearly all text. */
const plain = /^[\0-\u04FF\u2010-\u2027]*$/

/**
 * Text whose lines programs would end elsewhere. In East Asia they disagree about which signs may begin a
 * line and which are squeezed to half their width; emoji are as wide as each program's own; and of signs and
 * spaces between Latin and complex scripts each has its own idea whose face draws them.
 */
function isDisputed(mark: TextMark): boolean {
  return mark.paragraphs.some((_, index) => {
    const text = textOf(mark, index)
    if (plain.test(text)) return false
    if (emoji.test(text) || (complex.test(text) && latinOrSign.test(text))) return true
    if (!eastAsian.test(text)) return false
    const isCut = softBreaks(mark, index).some((at) => !/\s/.test(text.charAt(at - 1)))
    return isCut || latinOrSign.test(text)
  })
}

function chosenWidth(mark: TextMark, { least, most }: Limits): number {
  const middle = least + (most - least) * 0.6
  const { width } = mark.box
  // Balanced text in a wider box. Letters are rather wider elsewhere than narrower.
  if (most <= width) return middle
  return Math.min(Math.max(width, Math.min(least * slack, middle)), most - (most - least) * 0.15)
}

const east = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF`
const besideEastAsian = new RegExp(
  String.raw`(?<=[${east}])\s*(?=[^\s${east}])|(?<=[^\s${east}])\s*(?=[${east}])`,
  'gu',
)
const foreignSpace =
  /(?<=[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}]) | (?=[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}])/gu
const anyEmoji = /\p{Emoji_Presentation}|\uFE0F/gu

/**
 * Office programs put air between the letters of East Asia and others, a fifth of the size in LibreOffice, take
 * the space after a word of another script from that script's face, and draw wider emoji.
 */
function officeWidth({ fragments, width }: TextLine): number {
  const text = fragments.map((fragment) => fragment.text).join('')
  if (plain.test(text)) return width
  const size = fragments[0]?.size ?? 0
  const gaps = (text.match(besideEastAsian)?.length ?? 0) * 0.22
  const spaces = (text.match(foreignSpace)?.length ?? 0) * 0.06
  const emojis = (text.match(anyEmoji)?.length ?? 0) * 0.15
  return width + (gaps + spaces + emojis) * size
}

interface Limits {
  /** What the text must have. */
  readonly least: number
  /** What it must stay below, lest a word goes up a line. */
  readonly most: number
}

interface Bounds {
  readonly measured: Limits
  /** Where letters that are a little wider or narrower change nothing. */
  readonly certain: Limits
}

// What is broken by hand needs its room and sets no limit.
function commonLimits(all: readonly Limits[], byHand: ReadonlySet<number>): Limits {
  return {
    least: Math.max(...all.map(({ least }) => least), 0),
    most: Math.min(...all.map(({ most }, index) => (byHand.has(index) ? Infinity : most))),
  }
}

function paragraphBounds(paragraph: Paragraph, lines: readonly TextLine[]): Bounds {
  const { indent, direction } = paragraph
  const widths = lines.map((line) => indent + officeWidth(line))
  const limits = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    if (!line.softBreak || next === undefined) return []
    return [indent + officeWidth(line) + spaceWidth(line) + firstWordWidth(next, direction)]
  })
  const measured = { least: Math.max(...widths, 0), most: Math.min(...limits) }
  const share = tolerance[likeness(paragraph)]
  const certain = { least: measured.least * (1 + share), most: measured.most * (1 - share) }
  return { measured, certain }
}

// A narrow estimate, so that the limit is on the safe side.
function spaceWidth(line: TextLine): number {
  return 0.2 * (line.fragments.at(-1)?.size ?? 0)
}

// The shortest piece that a program could take up to the line before: a word, or a part of it that may stand alone.
const firstPiece = /^\s*(?:[^\s\-–—/\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]+[-–—/]*|.)/u

function firstWordWidth(line: TextLine, direction: Paragraph['direction']): number {
  const fragments = direction === 'ltr' ? line.fragments : line.fragments.toReversed()
  const text = fragments.map((fragment) => fragment.text).join('')
  let remaining = (firstPiece.exec(text)?.[0] ?? '').length
  let width = 0
  for (const fragment of fragments) {
    width += widthOfStart(fragment, remaining)
    remaining -= fragment.text.length
    if (remaining <= 0) break
  }
  return width
}

function widthOfStart({ text, width, glyphs }: TextFragment, length: number): number {
  if (length >= text.length) return width
  let [start, whole] = [0, 0]
  for (let index = 0; index < glyphs.length; index += 5) {
    const advance = glyphs[index + 1] ?? 0
    whole += advance
    if ((glyphs[index + 4] ?? 0) < length) start += advance
  }
  return whole === 0 ? 0 : (width * start) / whole
}

function handBreaks(mark: TextMark, byHand: ReadonlySet<number>): Wrapping['breaks'] {
  return new Map([...byHand].map((index) => [index, softBreaks(mark, index)] as const))
}

// No two programs take the same number of letters of a word that is too long for a line.
function breaksWord(mark: TextMark, index: number): boolean {
  const text = textOf(mark, index)
  return softBreaks(mark, index).some((at) => /[^\s\-–—/]/u.test(text.charAt(at - 1)))
}

function textOf({ paragraphs }: TextMark, index: number): string {
  return (paragraphs[index]?.runs ?? []).map((run) => run.text).join('')
}

function softBreaks(mark: TextMark, index: number): readonly number[] {
  const lines = mark.lines.filter((line) => line.paragraph === index)
  if (lines.every(({ softBreak }) => !softBreak)) return []
  const offsets = nonSpaceOffsets(textOf(mark, index))
  let letters = 0
  return lines.flatMap((line) => {
    for (const fragment of line.fragments) letters += nonSpaceCount(fragment.text)
    const next = offsets[letters]
    return line.softBreak && next !== undefined ? [next] : []
  })
}
