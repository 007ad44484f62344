import type { Call, Found, MotifBook } from './motifBook.ts'
import { denseCalls } from './denseCalls.ts'
import { lastParts, cutEndings, swapsEndings, removeAccents, withoutFront } from './wordForms.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Confidence in a match that is not the word itself: an inflected form, one with another ending, the last part of a
 * compound.
 */
const [bent, swapped, part] = [0.9, 0.8, 0.8]
/** Minimum length of a stem that two words are unlikely to share by chance. */
const longStem = 4

/** Returns the words of a text that suggest a picture, in order, phrases before their words. */
export function callsIn(text: string, book: MotifBook): readonly Found[] {
  const isDense = book.language === 'ja' || book.language === 'zh'
  const found = isDense ? denseCalls(text, book) : spacedCalls(text, book)
  return found.filter(({ calls }) => calls.length > 0)
}

function spacedCalls(text: string, book: MotifBook): readonly Found[] {
  const words = wordsOf(text, book.language)
  const found: Found[] = []
  let at = 0
  while (at < words.length) {
    const next = longestAt(words, at, book)
    if (next) found.push(next.found)
    at += next?.count ?? 1
  }
  return found
}

function longestAt(
  words: readonly string[],
  at: number,
  book: MotifBook,
): { readonly found: Found; readonly count: number } | undefined {
  for (let count = Math.min(book.most, words.length - at); count > 0; count -= 1) {
    const word = words.slice(at, at + count).join(' ')
    const calls = count > 1 ? bareCalls(word, book) : wordCalls(word, book)
    if (calls) return { found: { word, calls }, count }
  }
  return undefined
}

function wordCalls(word: string, book: MotifBook): readonly Call[] | undefined {
  const own = bareCalls(word, book)
  if (own) return own
  for (const behind of withoutFront(word, book.language)) {
    const calls = bareCalls(behind, book)
    if (calls) return calls
  }
  for (const last of lastParts(word, book.language)) {
    const calls = bareCalls(last, book)
    if (calls) return weighCalls(calls, part)
  }
  const parts = word.split('-')
  return parts.length > 1 ? bareCalls(parts.at(-1) ?? '', book) : undefined
}

/** Looks up a word as is, then without accents, then in another form. */
function bareCalls(word: string, book: MotifBook): readonly Call[] | undefined {
  const { exact, hurried, stems, language } = book
  const own = exact.get(word) ?? hurried.get(removeAccents(word, language))
  if (own) return own
  const shorter = cutEndings(word, language)
  for (const form of shorter) {
    const calls = exact.get(form)
    if (calls) return weighCalls(calls, bent)
  }
  const longer = stems.get(word)
  if (longer) return weighCalls(longer, bent)
  if (!swapsEndings(language)) return undefined
  for (const form of shorter.filter(({ length }) => length >= longStem)) {
    const calls = stems.get(form)
    if (calls) return weighCalls(calls, swapped)
  }
  return undefined
}

function weighCalls(calls: readonly Call[], share: number): readonly Call[] {
  return calls.map(({ motif, weight }) => ({ motif, weight: weight * share }))
}
