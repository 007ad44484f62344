import { deckLimits, linkPattern } from '@deckloom/deck'
import type { TextRunStyle, TextLineStyle } from '@deckloom/deck'
import { removeUnstorable } from '../text/decodeText.ts'
import { attributeOf, childAt, elementsOf, isOn, numberOf, textOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { SlideColors } from './parts/colors.ts'

export interface ReadParagraph {
  readonly text: string
  readonly runs: readonly TextRunStyle[]
  readonly level: number
  /** The list marker that the paragraph itself sets. */
  readonly mark?: TextLineStyle['list'] | 'none'
  readonly align?: 'left' | 'center' | 'right'
}

export interface ReadText {
  readonly paragraphs: readonly ReadParagraph[]
  /** Size of its first character in points, if set. */
  readonly points?: number
}

export interface TextContext {
  readonly colors: SlideColors
  /** The URL of a link by its relationship id. */
  readonly link: (id: string | undefined) => string | undefined
}

/** Reads the paragraphs of `p:txBody`, without trailing blank ones. */
export function readTextBody(body: XmlElement | undefined, context: TextContext): ReadText {
  const paragraphs = elementsOf(body)
    .filter(({ name }) => name === 'p')
    .map((paragraph) => readParagraph(paragraph, context))
  while (paragraphs.length > 0 && paragraphs.at(-1)?.text.trim() === '') paragraphs.pop()
  const points = firstSize(body)
  return { paragraphs, ...(points !== undefined && { points }) }
}

function readParagraph(paragraph: XmlElement, context: TextContext): ReadParagraph {
  const properties = childAt(paragraph, 'pPr')
  const read = elementsOf(paragraph).flatMap((piece) => readRun(piece, context))
  const runs = read.map((run, index) =>
    run.text === lineBreak ? { text: breakBetween(read[index - 1], read[index + 1]) } : run,
  )
  const mark = markOf(properties)
  const align = alignments.get(attributeOf(properties, 'algn') ?? '')
  const level = Math.trunc(numberOf(properties, 'lvl') ?? 0)
  return {
    text: runs.map(({ text }) => text).join(''),
    runs: mergeRuns(runs),
    level: Math.min(deckLimits.listLevels - 1, Math.max(0, level)),
    ...(mark && { mark }),
    ...(align && { align }),
  }
}

const lineBreak = '\u2028'
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFFEF]`

/**
 * Returns the replacement for a line break in a single line: a space, except in scripts without
 * spaces.
 */
function breakBetween(before: TextRunStyle | undefined, after: TextRunStyle | undefined): string {
  const ends = new RegExp(`${unspaced}$`, 'u').test(before?.text ?? '')
  const begins = new RegExp(`^${unspaced}`, 'u').test(after?.text ?? '')
  return ends && begins ? '' : ' '
}

const alignments = new Map<string, 'left' | 'center' | 'right'>([
  ['l', 'left'],
  ['just', 'left'],
  ['ctr', 'center'],
  ['r', 'right'],
])

function markOf(properties: XmlElement | undefined): ReadParagraph['mark'] {
  for (const { name } of elementsOf(properties)) {
    if (name === 'buNone') return 'none'
    if (name === 'buAutoNum') return 'number'
    if (name === 'buChar' || name === 'buBlip') return 'bullet'
  }
  return undefined
}

function readRun(piece: XmlElement, { colors, link }: TextContext): readonly TextRunStyle[] {
  // A manual line break within a paragraph; our paragraphs are single lines.
  if (piece.name === 'br') return [{ text: lineBreak }]
  if (piece.name !== 'r' && piece.name !== 'fld') return []
  const text = removeUnstorable(textOf(childAt(piece, 't'))).replaceAll(/[\s\u2028\u2029]/gu, ' ')
  const properties = childAt(piece, 'rPr')
  const color = colors.of(childAt(properties, 'solidFill'))
  const href = link(attributeOf(childAt(properties, 'hlinkClick'), 'r:id'))
  return [
    {
      text,
      ...lookOf(properties),
      ...(isUnderlined(properties) && href === undefined && { underline: true }),
      ...highlightOf(properties, colors),
      // LibreOffice sets the default text color on every run.
      ...(color !== undefined && color !== colors.text && { color }),
      ...(href !== undefined && linkPattern.test(href) && { href }),
    },
  ]
}

function isUnderlined(properties: XmlElement | undefined): boolean {
  return (attributeOf(properties, 'u') ?? 'none') !== 'none'
}

function lookOf(properties: XmlElement | undefined): Omit<TextRunStyle, 'text'> {
  const raised = numberOf(properties, 'baseline') ?? 0
  return {
    ...(isOn(properties, 'b', false) && { bold: true }),
    ...(isOn(properties, 'i', false) && { italic: true }),
    ...(isStruck(properties) && { strike: true }),
    ...(raised !== 0 && { baseline: raised > 0 ? 'super' : 'sub' }),
  }
}

function isStruck(properties: XmlElement | undefined): boolean {
  return (attributeOf(properties, 'strike') ?? 'noStrike') !== 'noStrike'
}

function highlightOf(
  properties: XmlElement | undefined,
  colors: SlideColors,
): Pick<TextRunStyle, 'highlight'> {
  const highlight = colors.of(childAt(properties, 'highlight'))
  return highlight === undefined ? {} : { highlight }
}

/** Merges runs of equal style. */
function mergeRuns(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const all: TextRunStyle[] = []
  for (const { text, ...look } of runs) {
    const last = all.at(-1)
    const { text: before = '', ...lastLook } = last ?? {}
    if (text === '') continue
    if (last && JSON.stringify(lastLook) === JSON.stringify(look))
      all[all.length - 1] = { ...last, text: before + text }
    else all.push({ text, ...look })
  }
  return all
}

/** Returns the runs, if any of them has a style. */
export function styledRuns(runs: readonly TextRunStyle[]): { readonly runs?: TextRunStyle[] } {
  const plain = runs.every((run) => Object.keys(run).length === 1)
  return plain || runs.length > deckLimits.runs ? {} : { runs: [...runs] }
}

function firstSize(body: XmlElement | undefined): number | undefined {
  const own = elementsOf(body)
    .filter(({ name }) => name === 'p')
    .flatMap((paragraph) => elementsOf(paragraph))
    .filter(({ name }) => name === 'r')
    .map((run) => numberOf(childAt(run, 'rPr'), 'sz'))
    .find((size) => size !== undefined)
  const list = numberOf(childAt(body, 'lstStyle', 'lvl1pPr', 'defRPr'), 'sz')
  const size = own ?? list
  const shrunk =
    (numberOf(childAt(body, 'bodyPr', 'normAutofit'), 'fontScale') ?? 100_000) / 100_000
  return size === undefined ? undefined : (size / 100) * shrunk
}
