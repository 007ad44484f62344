import type { Language } from '../language/languages.ts'
import { countWords, tidy } from '../language/words.ts'

const mostWords = 8
const fewest = 3
/** How much longer than the others one member may be. */
const mostUnlike = 4

const commas = /\s*(?:,(?=\s)|;|、|،|，|；|・|;)\s*/u

/**
 * What a text lists: parts between commas, the last two of them maybe behind an 'and'. Nothing where that is not
 * plain: two things that only an 'and' joins are one subject, and long or unlike parts are clauses.
 */
export function readList(text: string, language: Language): readonly string[] {
  const parts = text
    .replace(/[.。!?]+\s*$/u, '')
    .split(commas)
    .map(tidy)
    .filter((part) => part !== '')
  const members = parts.length < 2 ? parts : splitLast(parts, language)
  return members.length >= fewest && areAlike(members) ? members : []
}

/** Clauses with a figure each, as 'sales rose 12%, churn fell to 3% and we opened 4 stores'. */
export function readClaims(text: string, language: Language): readonly string[] {
  const parts = text
    .replace(/[.。!?]+\s*$/u, '')
    .split(commas)
    .map(tidy)
    .filter((part) => part !== '')
  const claims = parts.length < 2 ? parts : splitLast(parts, language)
  return claims.length >= 2 && claims.every((claim) => /\d/u.test(claim)) ? claims : []
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
