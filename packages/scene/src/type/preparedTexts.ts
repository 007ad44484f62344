import { measureLines, prepareText, type FontBook, type PreparedText } from '@deckloom/text'
import type { RunSpec } from './textSpec.ts'

/** Texts are shaped at this size; the size that a fit tries is a scale of it. */
export const preparedSize = 100

/** A text that is ready to be broken at any size and width. */
export interface KeptText {
  readonly prepared: PreparedText
  /** Characters of the longest word. */
  readonly longestWord: number
  /** Width of the widest word at `preparedSize`; a narrower line would have to break inside it. */
  readonly widestWord: () => number
}

// Several long decks; beyond it the oldest are forgotten, which costs time and never changes a result.
const textsKept = 6_000
const kept = new WeakMap<FontBook, Map<string, KeptText>>()

/** Shapes a paragraph once: the same runs in the same faces are answered from memory. */
export function keptText(book: FontBook, runs: readonly RunSpec[]): KeptText {
  const texts = kept.get(book) ?? new Map<string, KeptText>()
  kept.set(book, texts)
  const key = runs
    .map(({ text, face, tracking }) => `${face.face}\t${tracking}\t${text}`)
    .join('\n')
  const known = texts.get(key)
  if (known) return known
  if (texts.size >= textsKept) forgetOldest(texts)
  const text = newText(book, runs)
  texts.set(key, text)
  return text
}

function newText(book: FontBook, runs: readonly RunSpec[]): KeptText {
  let widest: number | undefined
  return {
    prepared: prepare(book, runs),
    longestWord: Math.max(
      0,
      ...runs.flatMap(({ text }) => wordsOf(text).map((word) => word.length)),
      ...wordsAcross(runs).map((pieces) =>
        pieces.reduce((length, { text }) => length + text.length, 0),
      ),
    ),
    widestWord: () => {
      widest ??= widestWord(book, runs)
      return widest
    },
  }
}

function prepare(book: FontBook, runs: readonly RunSpec[]): PreparedText {
  return prepareText(
    book,
    runs.map(({ text, face, tracking }) => ({
      text,
      face: face.face,
      size: preparedSize,
      ...(tracking !== 0 && { letterSpacing: tracking * preparedSize }),
    })),
  )
}

// Where a line may end: at spaces that do not hold, after hyphens and slashes, and in scripts that are written
// without spaces nearly everywhere.
const wordEnds =
  /[^\S\u00A0\u202F]+|(?<=[-–/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/u

function wordsOf(text: string): readonly string[] {
  return text.split(wordEnds)
}

/** Words that begin in one run and end in another, as pieces of both. */
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

// Only words that could be the widest are measured: the three longest of each run, and those across runs.
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
