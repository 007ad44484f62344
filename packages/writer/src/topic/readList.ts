import type { Language } from '../language/languages.ts'
import { countWords, tidy } from '../language/words.ts'
import { isQuestion, type PromptWords, promptWordsOf } from './promptWords.ts'

const mostWords = 8
const fewest = 3
/** How much longer than the others one member may be. */
const mostUnlike = 4
const fewestClaimWords = 3
const mostQuestionWords = 12
const mostSideWords = 6

const commas = /\s*(?:,(?=\s)|;|、|،|，|；|・|;)\s*/u

/**
 * What a text lists: parts between commas, the last two of them maybe behind an 'and'. Nothing where that is not
 * plain: two things that only an 'and' joins are one subject, and long or unlike parts are clauses.
 */
export function readList(text: string, language: Language): readonly string[] {
  const parts = partsOf(text)
  const members = parts.length < 2 ? parts : splitLast(parts, language)
  return members.length >= fewest && areAlike(members) ? members : []
}

/** Clauses with a figure each, as 'sales rose 12%, churn fell to 3% and we opened 4 stores'. */
export function readClaims(text: string, language: Language): readonly string[] {
  const parts = partsOf(text)
  const claims = splitLast(parts, language)
  const areWhole =
    parts.length >= 2 || claims.every((claim) => countWords(claim) >= fewestClaimWords)
  return claims.length >= 2 && areWhole && claims.every((claim) => /\d/u.test(claim)) ? claims : []
}

/** Questions between commas or joined by an 'and', as 'why we sleep badly and what helps'. */
export function readQuestions(text: string, language: Language): readonly string[] {
  const words = promptWordsOf(language)
  const parts = partsOf(text)
  const last = parts.at(-1) ?? ''
  const members = [...parts.slice(0, -1), ...splitAtQuestion(last, language, words)]
  const areAll = members.every(
    (member) => isQuestion(member, words) && countWords(member) <= mostQuestionWords,
  )
  return members.length >= 2 && areAll ? members.map((member) => marked(member, text)) : []
}

/** A question with the marks that the whole of them has. */
function marked(member: string, whole: string): string {
  const [end = ''] = /[?？؟](?=\s*$)/u.exec(whole) ?? []
  const start = whole.includes('¿') && !member.startsWith('¿') ? '¿' : ''
  return `${start}${member}${end}`
}

/** The two things of 'trams vs buses'. */
export function readSides(text: string): readonly string[] {
  const sides = text.split(/\s+(?:vs\.?|versus)\s+/iu).map(tidy)
  const areNames = sides.every((side) => side !== '' && countWords(side) <= mostSideWords)
  return sides.length === 2 && areNames ? sides : []
}

/** The last part of a list in two, where what an 'and' joins is a question of its own. */
function splitAtQuestion(text: string, language: Language, words: PromptWords): readonly string[] {
  for (const joiner of joinersOf(language)) {
    const bare = joiner.trimStart()
    if (text.startsWith(bare)) return [text.slice(bare.length)]
    for (let at = text.indexOf(joiner); at > 0; at = text.indexOf(joiner, at + 1)) {
      const behind = text.slice(at + joiner.length)
      if (isQuestion(behind, words)) return [text.slice(0, at), behind]
    }
  }
  return [text]
}

function partsOf(text: string): readonly string[] {
  return text
    .replace(/[.。!?？؟]+\s*$/u, '')
    .split(commas)
    .map(tidy)
    .filter((part) => part !== '')
}

/** Whether the last part of a list says that it is one. */
export function hasJoiner(text: string, language: Language): boolean {
  const last = text.split(commas).at(-1) ?? ''
  return joinersOf(language).some((joiner) => ` ${last}`.includes(joiner))
}

function splitLast(parts: readonly string[], language: Language): readonly string[] {
  const last = parts.at(-1) ?? ''
  for (const joiner of joinersOf(language)) {
    // 'costs, and risks'
    if (` ${last}`.startsWith(joiner))
      return [...parts.slice(0, -1), ` ${last}`.slice(joiner.length)]
    const at = last.lastIndexOf(joiner)
    if (at > 0) return [...parts.slice(0, -1), last.slice(0, at), last.slice(at + joiner.length)]
  }
  return parts
}

const joiners = new Map<Language, readonly string[]>()

/** 'and' and 'or' of a language, as it prints them. */
function joinersOf(language: Language): readonly string[] {
  const known = joiners.get(language)
  if (known) return known
  const locale = language === 'other' ? 'en' : language
  const found = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type })
      .formatToParts(['A', 'B'])
      .flatMap((part) => (part.type === 'literal' ? [part.value] : [])),
  )
  const all = [...new Set(found)].filter((joiner) => joiner.trim() !== '' && !commas.test(joiner))
  joiners.set(language, all)
  return all
}

function areAlike(members: readonly string[]): boolean {
  const lengths = members.map((member) => member.length).toSorted((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  const longest = lengths.at(-1) ?? 0
  const areShort = members.every((member) => countWords(member) <= mostWords && member.length <= 64)
  return areShort && longest <= mostUnlike * Math.max(4, median)
}
