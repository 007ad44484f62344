import type { Found, MotifBook } from './motifBook.ts'
import { plain } from './wordForms.ts'

/** Matches a run of letters in a script without spaces, or one in another script. */
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{L}\p{N}]+/gu
const han = /^[\p{Script=Han}々]$/u
const kana = { katakana: /^[\p{Script=Katakana}ー]$/u, hiragana: /^\p{Script=Hiragana}$/u }

/** Returns the words of a Japanese or Chinese text that suggest a picture: the longest match at each position. */
export function denseCalls(text: string, book: MotifBook): readonly Found[] {
  const whole = plain(text, book.language)
  const bounds = book.language === 'zh' ? boundsOf(whole) : undefined
  return [...whole.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const calls = book.exact.get(run)
    if (calls) return [{ word: run, calls }]
    const isDense = han.test(run.at(0) ?? '') || kanaOf(run.at(0)) !== undefined
    return isDense ? foundInRun(run, book, (at) => bounds?.has(index + at) ?? true) : []
  })
}

function foundInRun(
  run: string,
  { exact, longest }: MotifBook,
  isBound: (at: number) => boolean,
): readonly Found[] {
  const found: Found[] = []
  let at = 0
  while (at < run.length) {
    const word = wordAt(at)
    const calls = exact.get(word)
    if (calls) found.push({ word, calls })
    at += Math.max(1, word.length)
  }
  return found

  function wordAt(start: number): string {
    for (let length = Math.min(longest, run.length - start); length > 0; length -= 1) {
      const word = run.slice(start, start + length)
      const isWhole = isBound(start) && isBound(start + length)
      if (exact.has(word) && isWhole && standsAlone(run, start, length)) return word
    }
    return ''
  }
}

/**
 * Whether a match is a word of its own and not part of a longer one, as a single Chinese character between others is,
 * or kana within kana.
 */
function standsAlone(run: string, at: number, length: number): boolean {
  const [before, after] = [run[at - 1], run[at + length]]
  const [first, last] = [run[at], run[at + length - 1]]
  if (length === 1) return !isHan(before) && !isHan(after)
  const kind = kanaOf(first)
  if (kind === undefined || kanaOf(last) !== kind) return true
  const begins = kanaOf(before) !== kind
  const ends = kanaOf(after) !== kind
  return kind === 'katakana' ? begins || ends : begins && (ends || length > 2)
}

function isHan(letter: string | undefined): boolean {
  return letter !== undefined && han.test(letter)
}

function kanaOf(letter: string | undefined): keyof typeof kana | undefined {
  if (letter === undefined) return undefined
  return kana.katakana.test(letter)
    ? 'katakana'
    : kana.hiragana.test(letter)
      ? 'hiragana'
      : undefined
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

function boundsOf(text: string): ReadonlySet<number> {
  return new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length))
}
