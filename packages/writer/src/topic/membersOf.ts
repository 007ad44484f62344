import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import { oneOf, type PromptWords } from './promptWords.ts'
import { hasJoiner, readList, readQuestions, readSides } from './readList.ts'

/** In front of a list, where somebody types it for a colon. */
const dash = /^(.+?)\s[–—-]\s(.+)$/su

/** A subject and what it lists behind a dash, asks, sets against each other, or ends with. */
export function membersOf(
  text: string,
  words: PromptWords,
  language: Language,
): readonly [head: string, members: readonly string[]] {
  const [, named = '', behind = ''] = dash.exec(text) ?? []
  const listed = readList(behind, language)
  if (listed.length > 0) return [named, listed]
  const sides = firstFound([readQuestions(text, language), readSides(text)])
  return sides.length > 0 ? [text, sides] : headAndList(text, words, language)
}

/** A subject and, between commas with an 'and', what it is to hold. */
export function headAndList(
  text: string,
  words: PromptWords,
  language: Language,
): readonly [string, readonly string[]] {
  if (!hasJoiner(text, language)) return [text, []]
  const all = readList(text, language)
  const [head = '', ...others] = all
  const isPlain = all.every((part) => countWords(part) <= 3 && !startsWithArticle(part, words))
  if (!isPlain) return [text, []]
  return others.length >= 3 ? [head, others] : [text, all]
}

function startsWithArticle(text: string, { articles, audience }: PromptWords): boolean {
  return new RegExp(String.raw`^${oneOf([...articles, ...audience])}\s`, 'iu').test(text)
}

/** The first list that holds anything. */
export function firstFound(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.find((list) => list.length > 0) ?? []
}
