import type { Paragraph, TextFragment, TextLine, TextMark } from '@deckloom/scene'
import { nonSpaceCount, nonSpaceOffsets } from './nonSpaceOffsets.ts'

/**
 * Office programs break lines greedily at the width of the box, but the scene may have balanced them or filled a line
 * completely. Wrapping is a width at which greedy breaking produces the scene's lines in every program whose letters
 * are about as wide.
 */
export interface Wrapping {
  /** Page units from one edge of the text to the other, including indents. */
  readonly width: number
  /** If no width works, the offsets of manual line breaks, by paragraph index. */
  readonly breaks: ReadonlyMap<number, readonly number[]>
  /** Page units between a paragraph's start edge and its text, in addition to its indent. */
  readonly margin?: number
}

/** Slack for programs that draw letters wider, as with hinted fonts. */
const slack = 1.01
/**
 * Slack for text that must not wrap. Extra width costs a text box nothing, but a placeholder that needs more than its
 * layout provides no longer follows it.
 */
const looseSlack = { textBox: 1.06, placeholder: 1.02 } as const
/** Slack for manually broken lines, so that programs do not break them again. */
const handSlack = 1.15
/**
 * How much wider or narrower another program's letters may be than ours, as a fraction. For weights of semibold or
 * heavier than bold, its bold differs by up to a twentieth. When another face stands in, programs differ in which of
 * the two draws adjacent digits, signs and spaces.
 */
const tolerance = { exact: 0.0075, standIn: 0.03, reweighted: 0.05 } as const

export function wrapText(mark: TextMark): Wrapping {
  return mark.lines.some(({ softBreak }) => softBreak)
    ? wrapAtBreaks(mark)
    : { width: looseWidth(mark, widest(mark)), breaks: noBreaks }
}

const noBreaks: Wrapping['breaks'] = new Map()

function widest({ lines, paragraphs }: TextMark): number {
  return lines.reduce(
    (width, line) => Math.max(width, (paragraphs[line.paragraph]?.indent ?? 0) + officeWidth(line)),
    0,
  )
}

// Returns the width of text that must not wrap.
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

function wrapAtBreaks(mark: TextMark): Wrapping {
  const bounds = mark.paragraphs.map((paragraph, index) =>
    paragraphBounds(
      paragraph,
      mark.lines.filter((line) => line.paragraph === index),
    ),
  )
  const isMixed = new Set(mark.paragraphs.map(({ align }) => align)).size > 1
  // A width that fits the other paragraphs would be too narrow for these.
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
    // Narrowing a text with mixed alignment would move its other paragraphs.
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

/** Latin, Greek and Cyrillic letters and their signs, which all programs draw alike: nearly all text. */
const plain = /^[\0-\u04FF\u2010-\u2027]*$/

/**
 * Returns whether programs would break the text differently. In East Asian text they disagree about which signs may
 * start a line and which are squeezed to half width; each has its own emoji width; and each uses a different face for
 * signs and spaces between Latin and complex scripts.
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
  // Balanced text in a wider box. Letters elsewhere are more often wider than narrower.
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
 * Estimates a line's width in office programs, which add space between East Asian and other letters (a fifth of the
 * size in LibreOffice), take the space after a word of another script from that script's face, and draw wider emoji.
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
  /** Minimum width of the text. */
  readonly least: number
  /** Upper bound; at this width a word would move up a line. */
  readonly most: number
}

interface Bounds {
  readonly measured: Limits
  /** Limits within which slightly wider or narrower letters change nothing. */
  readonly certain: Limits
}

// Manually broken paragraphs need their width but set no upper bound.
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

// Underestimates the space, to keep the limit on the safe side.
function spaceWidth(line: TextLine): number {
  return 0.2 * (line.fragments.at(-1)?.size ?? 0)
}

// The shortest piece that a program could move up to the previous line: a word, or a breakable part of one.
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

// Programs disagree on how many letters of an overlong word fit on a line.
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
