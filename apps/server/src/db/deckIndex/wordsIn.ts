/**
 * Lexemes are cut to this many UTF-16 code units: longer than any word that is typed in a search.
 */
const longestWord = 64
/** Enough of a word for the part that is stored, accents included. */
const longestFolded = 4 * longestWord

// Scripts that put no spaces between words. Hangul does, and is not among them.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu
const spaced = /[\p{L}\p{M}\p{N}]+/gu

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
// Segmenting time grows with the square of the input length.
const segmentedAtOnce = 500

/** A word and its offset in the text. */
export interface WordAt {
  /** Folded: without case, width and accents. */
  readonly word: string
  readonly index: number
}

/** The words of a text in their order, folded so that `Ärger`, `arger` and `ＡＲＧＥＲ` are one. */
export function* wordsIn(text: string): Generator<WordAt> {
  for (const { 0: run, index } of text.matchAll(spaced)) {
    if (isAscii.test(run)) yield { word: run.toLowerCase().slice(0, longestWord), index }
    else yield* wordsOfRun(run, index)
  }
}

function* wordsOfRun(run: string, index: number): Generator<WordAt> {
  let end = 0
  for (const { 0: part, index: at } of run.matchAll(unspaced)) {
    yield* wordAt(run.slice(end, at), index + end)
    for (let from = 0; from < part.length; from += segmentedAtOnce) {
      const piece = part.slice(from, from + segmentedAtOnce)
      for (const { segment, index: inPiece } of segmenter.segment(piece)) {
        yield* wordAt(segment, index + at + from + inPiece)
      }
    }
    end = at + part.length
  }
  yield* wordAt(run.slice(end), index + end)
}

function* wordAt(text: string, index: number): Generator<WordAt> {
  const word = foldWord(text)
  if (word !== '') yield { word, index }
}

const isAscii = /^[\x20-\x7E]*$/
// The accents of Latin, Greek and Cyrillic; the marks of other scripts are letters to who reads them.
const accents = /[\u0300-\u036F]/g

function foldWord(text: string): string {
  return text
    .slice(0, longestFolded)
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .slice(0, longestWord)
    .replace(/[\uD800-\uDBFF]$/, '')
}
