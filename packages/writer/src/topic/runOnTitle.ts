import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import { clausesOf } from './lists.ts'
import { wordPattern } from './promptWords.ts'
import { addStatement, isOrder, type Reading } from './reading.ts'
import { upToTime } from './times.ts'

/** Maximum characters of a cover title in smaller type. */
export const longestSentence = 90
/** A sentence without a comma is kept whole up to this length. */
const longestUncut = 200
/** Minimum words of a clause that can be a title, and maximum words of one that only asks for a deck. */
const fewestTitleWords = 6
const mostWishWords = 8
const fewestClauses = 4

/** Returns a title for a run-on prompt: one of its clauses. The other clauses are kept as separate points. */
export function runOnTitle(text: string, reading: Reading): string {
  const [gathering, goesOn] = /[,;:.]/u.test(text) ? [] : upToTime(text, reading.language)
  if (gathering !== undefined && goesOn !== undefined) {
    addStatement(goesOn, reading)
    return gathering
  }
  const clauses = runOnClauses(text, reading.language)
  const says = clauses.filter((clause) => !isWish(clause, reading))
  if (says.length === 0) return cutLong(text, reading)
  const asks = wordPattern(reading.words.raises)
  const long = says.findIndex(
    (clause) => countWords(clause) >= fewestTitleWords && !asks.test(clause),
  )
  const at = Math.max(0, long)
  reading.orders.push(...clauses.filter((clause) => !says.includes(clause)))
  for (const [index, clause] of says.entries()) {
    if (index < at) reading.below.push(clause)
    else if (index > at) addStatement(clause, reading)
  }
  const [title = ''] = says.slice(at)
  return title.length > longestUncut ? cutLong(title, reading) : title
}

/** Returns the clauses of a run-on text, or an empty list if it is only divided by a few commas. */
function runOnClauses(text: string, language: Language): readonly string[] {
  const clauses = clausesOf(text, language)
  const isRunOn =
    clauses.length >= fewestClauses || clauses.length > text.split(/[,;،、，；]/u).length
  return isRunOn ? clauses : []
}

/** Whether a clause only asks for a deck or says how to write it. */
function isWish(clause: string, { words }: Reading): boolean {
  const asks = [...words.asks, ...words.covers.filter((cover) => cover.includes(' '))]
  const isAsked = wordPattern(asks).test(clause) && countWords(clause) <= mostWishWords
  return (isAsked && !wordPattern(words.raises).test(clause)) || isOrder(clause, words)
}

/**
 * Cuts a sentence that is too long for a cover at its first comma, or else between words; the rest goes below the
 * title.
 */
function cutLong(text: string, reading: Reading): string {
  const { below, words, language } = reading
  const [, title, rest] = /^(.{8,90}?)(?:[,;،]\s+|[、，；]|\s[–—]\s)(.+)$/su.exec(text) ?? []
  if (title !== undefined && rest !== undefined) {
    if (!wordPattern(words.raises).test(rest)) below.push(rest)
    else for (const clause of clausesOf(rest, language)) addStatement(clause, reading)
    return title
  }
  if (text.length <= longestUncut) return text
  const space = text.lastIndexOf(' ', longestUncut)
  const end = space > 0 ? space : longestUncut
  below.push(text.slice(end).trim())
  return text.slice(0, end)
}
