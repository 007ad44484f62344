import type { Mark, Paragraph, Scene, TextLine, TextMark, TextRun } from '@deckloom/scene'
import { innerMarks, mapInnerMarks } from './innerMarks.ts'

/** Stands in for an empty line, so that the layout gives it a position. */
export const emptyLine = '\u200B'

/** A stretch of a line in one style; offsets count within its line of rich text. */
export interface PlacedPiece {
  readonly start: number
  readonly end: number
  readonly run: TextRun
}

/** A line as laid out, with the range of text on it. Page units. */
export interface PlacedLine {
  readonly start: number
  readonly end: number
  readonly line: TextLine
  readonly direction: Paragraph['direction']
  readonly pieces: readonly PlacedPiece[]
}

export interface PlacedWords {
  /** For each line of text, where the layout put it; undefined if the layout changed the text too much to tell. */
  readonly lines: readonly (readonly PlacedLine[])[] | undefined
  /** The slide without this text, but with everything that goes with it: markers, numerals, cards. */
  readonly scene: Scene
}

/**
 * Locates the text of an element, line by line, in the layout's output. Layouts normalize white space, split off
 * lead-ins and drop punctuation between the parts, so text is matched by its letters.
 */
export function placedWords(
  scene: Scene,
  elementId: string,
  texts: readonly string[],
): PlacedWords {
  const { found, lines } = locate(scene.marks, elementId, texts)
  const spoken = new Set(found?.flat().map(({ mark, index }) => `${mark.id} ${index}`))
  const isShown = (mark: TextMark, line: TextLine): boolean =>
    lines !== undefined && !spoken.has(`${mark.id} ${line.paragraph}`)
  return { lines, scene: { ...scene, marks: withLines(scene.marks, elementId, isShown) } }
}

/** The lines alone. */
export function placedLines(
  { marks }: Pick<Scene, 'marks'>,
  elementId: string,
  texts: readonly string[],
): PlacedWords['lines'] {
  return locate(marks, elementId, texts).lines
}

function locate(marks: readonly Mark[], elementId: string, texts: readonly string[]) {
  const sources = texts.map((text) => lettersOf(text === '' ? emptyLine : text))
  const found = matchLetters(textMarks(marks, elementId), sources)
  const lines =
    found && texts.map((text, index) => placedIn(found[index] ?? [], sources[index], text))
  return { found, lines }
}

interface Letters {
  readonly text: string
  /** Offset of each letter in the text it was taken from. */
  readonly offsets: readonly number[]
}

// Compares code unit by code unit and ignores case, because layouts capitalize.
export function lettersOf(text: string): Letters {
  let letters = ''
  const offsets: number[] = []
  for (let unit = 0; unit < text.length; unit += 1) {
    const letter = text.charAt(unit)
    if (/\s/u.test(letter)) continue
    const small = letter.toLowerCase()
    letters += small.length === 1 ? small : letter
    offsets.push(unit)
  }
  return { text: letters, offsets }
}

function textMarks(marks: readonly Mark[], elementId: string): readonly TextMark[] {
  return marks.flatMap((mark) => (mark.origin?.elementId === elementId ? textsIn(mark) : []))
}

function textsIn(mark: Mark): readonly TextMark[] {
  if (mark.mark === 'text') return [mark]
  return innerMarks(mark).flatMap(textsIn)
}

/** A paragraph of the layout and the index of the letter where it starts in the text. */
interface Match {
  readonly mark: TextMark
  readonly index: number
  readonly letters: string
  readonly from: number
}

/** Characters a layout may leave out between two parts. */
const dropped = 3
/** Share of the letters that must be found. */
const enough = 0.8

function matchLetters(
  marks: readonly TextMark[],
  sources: readonly Letters[],
): readonly (readonly Match[])[] | undefined {
  const found = sources.map((): Match[] => [])
  const next = sources.map(() => 0)
  for (const mark of marks) {
    for (const [index, paragraph] of mark.paragraphs.entries()) {
      const words = paragraph.runs.map(({ text }) => text).join('')
      const letters = lettersOf(words === '' ? emptyLine : words).text
      const place = placeOf(letters, sources, next)
      if (!place) continue
      found[place.source]?.push({ mark, index, letters, from: place.from })
      next[place.source] = place.from + letters.length
    }
  }
  const all = sources.reduce((sum, { text }) => sum + text.length, 0)
  const drawn = found.flat().reduce((sum, match) => sum + drawnLetters(match), 0)
  return found.every(({ length }) => length > 0) && drawn >= all * enough ? found : undefined
}

function placeOf(letters: string, sources: readonly Letters[], next: readonly number[]) {
  for (const [source, { text }] of sources.entries()) {
    const begin = next[source] ?? 0
    const from = text.indexOf(letters, begin)
    if (from >= begin && from - begin <= dropped) return { source, from }
  }
  return undefined
}

function linesOf({ mark, index }: Match): readonly TextLine[] {
  return mark.lines.filter(({ paragraph }) => paragraph === index)
}

// A line without fragments belongs to an empty paragraph.
function letterCount({ fragments }: TextLine): number {
  if (fragments.length === 0) return 1
  return lettersOf(fragments.map(({ text }) => text).join('')).offsets.length
}

function drawnLetters(match: Match): number {
  return linesOf(match).reduce((sum, line) => sum + letterCount(line), 0)
}

function placedIn(
  matches: readonly Match[],
  letters: Letters | undefined,
  text: string,
): readonly PlacedLine[] {
  const offset = (letter: number): number => letters?.offsets[letter] ?? text.length
  const starts = matches.flatMap((match) => {
    let letter = match.from
    return linesOf(match).flatMap((line) => {
      const from = letter
      letter += letterCount(line)
      return letter === from ? [] : [{ match, line, from, to: letter }]
    })
  })
  return starts.map(({ match, line, from, to }, index): PlacedLine => {
    const following = starts[index + 1]
    const start = index === 0 ? 0 : offset(from)
    const end = following ? offset(following.from) : text.length
    const paragraph = match.mark.paragraphs[match.index]
    return {
      start,
      end,
      line,
      direction: paragraph?.direction ?? 'ltr',
      pieces: paragraph ? piecesOf(paragraph, { match, from, to, start, end, offset }) : [],
    }
  })
}

interface Stretch {
  readonly match: Match
  /** Letter indexes in the text. */
  readonly from: number
  readonly to: number
  /** Code unit offsets in the text. */
  readonly start: number
  readonly end: number
  readonly offset: (letter: number) => number
}

function piecesOf({ runs }: Paragraph, stretch: Stretch): readonly PlacedPiece[] {
  const { match, from, to, start, end, offset } = stretch
  let letter = match.from
  const inside = runs.flatMap((run) => {
    const first = letter
    letter += lettersOf(run.text).offsets.length
    const begin = Math.max(first, from)
    return begin < Math.min(letter, to) ? [{ run, begin }] : []
  })
  const [only] = runs
  if (inside.length === 0) return only ? [{ start, end, run: only }] : []
  return inside.map(({ run, begin }, index) => {
    const following = inside[index + 1]
    return {
      start: index === 0 ? start : offset(begin),
      end: following ? offset(following.begin) : end,
      run,
    }
  })
}

function withLines(
  marks: readonly Mark[],
  elementId: string,
  isShown: (mark: TextMark, line: TextLine) => boolean,
): readonly Mark[] {
  const without = (mark: Mark): Mark => {
    if (mark.mark === 'text') {
      return { ...mark, lines: mark.lines.filter((line) => isShown(mark, line)) }
    }
    return mapInnerMarks(mark, without)
  }
  return marks.map((mark) => (mark.origin?.elementId === elementId ? without(mark) : mark))
}
