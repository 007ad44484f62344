import { titleMark } from '../../db/deckIndex/entryOf.ts'
import { wordsIn } from '../../db/deckIndex/wordsIn.ts'

const mostWords = 10

/** A search: whole words, and a prefix for the last one, which may still be typed. */
export interface SearchWords {
  readonly whole: readonly string[]
  readonly prefix: string
}

/** Undefined for a text without words. */
export function searchWords(text: string): SearchWords | undefined {
  const words = [...wordsIn(text)].map(({ word }) => word).slice(0, mostWords)
  const prefix = words.pop()
  return prefix === undefined ? undefined : { whole: [...new Set(words)], prefix }
}

/** The same as a tsquery: all words, anywhere or in the title. */
export function queryOf({ whole, prefix }: SearchWords, where: 'anywhere' | 'title'): string {
  const mark = where === 'title' ? titleMark : ''
  const lexeme = (word: string) => `'${mark}${word.replaceAll(/['\\]/g, '')}'`
  return [...whole.map(lexeme), `${lexeme(prefix)}:*`].join(' & ')
}

/** Which of the words occur in a text. */
export async function findWords(
  text: string,
  { whole, prefix }: SearchWords,
  pause: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const { word } of wordsIn(text)) {
    if (whole.includes(word)) found.add(word)
    if (word.startsWith(prefix)) found.add(`${prefix}*`)
    if (found.size > whole.length) break
    await pause()
  }
  return found
}
