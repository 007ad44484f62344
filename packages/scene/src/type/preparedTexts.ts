import { measureLines, prepareText, type FontBook, type PreparedText } from '@deckloom/text'
import type { RunSpec } from './textSpec.ts'

/** Texts are shaped at this size; a fit tries other sizes by scaling it. */
export const preparedSize = 100

/** A text that is ready to be broken at any size and width. */
export interface KeptText {
  readonly prepared: PreparedText
  /** Characters of the longest word, with larger ones counted as more. */
  readonly longestWord: number
  /** Returns the width of the widest word at `preparedSize`; a narrower line would have to break inside it. */
  readonly widestWord: () => number
  /** Returns the number of lines at a scale of `preparedSize`. */
  readonly linesAt: (width: number, scale: number) => number
}

// Enough for several long decks; beyond it the oldest texts are evicted, which costs time but never changes a result.
const textsKept = 6_000
const kept = new WeakMap<FontBook, Map<string, KeptText>>()

interface Answered {
  readonly book: FontBook
  readonly text: KeptText
}

// A fit asks for the same runs at many sizes, so that the key is built only once.
const answered = new WeakMap<readonly RunSpec[], Answered>()

/** Shapes a paragraph once: the same runs in the same faces come from a cache. */
export function keepText(book: FontBook, runs: readonly RunSpec[]): KeptText {
  const last = answered.get(runs)
  if (last?.book === book) return last.text
  const text = textOf(book, runs)
  answered.set(runs, { book, text })
  return text
}

function textOf(book: FontBook, runs: readonly RunSpec[]): KeptText {
  const texts = kept.get(book) ?? new Map<string, KeptText>()
  kept.set(book, texts)
  let key = ''
  for (const { text, face, tracking, scale = 1 } of runs) {
    key += `${face.face}	${tracking}	${scale}	${text}
`
  }
  const known = texts.get(key)
  if (known) return known
  if (texts.size >= textsKept) forgetOldest(texts)
  const text = newText(book, runs)
  texts.set(key, text)
  return text
}

function newText(book: FontBook, runs: readonly RunSpec[]): KeptText {
  let widest: number | undefined
  const prepared = prepare(book, runs)
  const measured = { width: Number.NaN, scale: Number.NaN, lines: 0 }
  return {
    prepared,
    longestWord: Math.max(
      0,
      ...runs.flatMap(({ text, scale = 1 }) => wordsOf(text).map((word) => word.length * scale)),
      ...wordsAcross(runs).map((pieces) =>
        pieces.reduce((length, { text, scale = 1 }) => length + text.length * scale, 0),
      ),
    ),
    widestWord: () => {
      widest ??= widestWord(book, runs)
      return widest
    },
    // Cached because callers ask for the height and then the lines of the same size.
    linesAt: (width, scale) => {
      if (measured.width === width && measured.scale === scale) return measured.lines
      const { lines } = measureLines(prepared, { width, scale })
      Object.assign(measured, { width, scale, lines })
      return lines
    },
  }
}

function prepare(book: FontBook, runs: readonly RunSpec[]): PreparedText {
  return prepareText(
    book,
    runs.map(({ text, face, tracking, scale = 1 }) => ({
      text,
      face: face.face,
      size: preparedSize * scale,
      ...(tracking !== 0 && { letterSpacing: tracking * preparedSize * scale }),
    })),
  )
}

// Line break opportunities: at breaking spaces, after hyphens and slashes, and almost anywhere in scripts written
// without spaces.
const wordEnds =
  /[^\S\u00A0\u202F]+|(?<=[-–/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/u

function wordsOf(text: string): readonly string[] {
  return text.split(isLatin.test(text) ? latinWordEnds : wordEnds)
}

const isLatin = /^[ -~\n]*$/
const latinWordEnds = /[ \n]+|(?<=[-/])/

/** Returns words that start in one run and end in another, as pieces of both. */
function wordsAcross(runs: readonly RunSpec[]): readonly (readonly RunSpec[])[] {
  const words: RunSpec[][] = []
  let open: RunSpec[] = []
  const close = (): void => {
    if (open.length > 1) words.push(open)
    open = []
  }
  for (const run of runs) {
    const [first = '', ...rest] = wordsOf(run.text)
    if (first !== '') open.push({ ...run, text: first })
    if (rest.length === 0) continue
    close()
    const last = rest.at(-1) ?? ''
    if (last !== '') open.push({ ...run, text: last })
  }
  close()
  return words
}

// Only measures words that could be the widest: the three longest of each run, and those across runs.
function widestWord(book: FontBook, runs: readonly RunSpec[]): number {
  let widest = 0
  for (const run of runs) {
    const longest = wordsOf(run.text)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3)
    for (const word of longest) widest = Math.max(widest, wordWidth(book, [{ ...run, text: word }]))
  }
  return Math.max(widest, ...wordsAcross(runs).map((pieces) => wordWidth(book, pieces)))
}

function wordWidth(book: FontBook, pieces: readonly RunSpec[]): number {
  return measureLines(prepare(book, pieces), { width: Number.MAX_SAFE_INTEGER }).widest
}

function forgetOldest(texts: Map<string, KeptText>): void {
  const oldest = texts.keys().next()
  if (!oldest.done) texts.delete(oldest.value)
}
