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

// Only words that could be the widest are measured: the three longest of each run.
function widestWord(book: FontBook, runs: readonly RunSpec[]): number {
  let widest = 0
  for (const run of runs) {
    const longest = wordsOf(run.text)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3)
    for (const word of longest) {
      const { widest: width } = measureLines(prepare(book, [{ ...run, text: word }]), {
        width: Number.MAX_SAFE_INTEGER,
      })
      widest = Math.max(widest, width)
    }
  }
  return widest
}

function forgetOldest(texts: Map<string, KeptText>): void {
  const oldest = texts.keys().next()
  if (!oldest.done) texts.delete(oldest.value)
}
