import type { Language } from '../language/languages.ts'
import { countWords, tidy } from '../language/words.ts'
import { escapeWord, oneOf, promptWordsOf, questionIn } from './promptWords.ts'

const mostWords = 10
const fewest = 3
/** How much longer than the others one member may be. */
const mostUnlike = 4
const fewestClaimWords = 3
const mostQuestionWords = 12
const mostPlainWords = 3

/** Text in parentheses belongs to the part before it. */
const outside = String.raw`(?![^()（）]*[)）])`
const commas = new RegExp(String.raw`\s*(?:,(?=\s)|[;、،，；・;])\s*${outside}`, 'u')
/** A dash in front of a list, typed instead of a colon. */
const dash = /^(.+?)\s[–—-]\s(.+)$/su

/**
 * Reads the items of a list: parts between commas, the last two of which may be joined by 'and'. Returns an empty list
 * when in doubt: two things joined only by 'and' are one subject, and long or unequal parts are clauses.
 */
export function readList(text: string, language: Language, least = fewest): readonly string[] {
  const parts = partsOf(text)
  const members = parts.length < Math.min(2, least - 1) ? parts : splitLast(parts, language)
  return members.length >= least && areAlike(members) ? members : []
}

/**
 * Reads clauses of which at least two in three have a figure, as in 'sales rose 12%, churn fell to 3% and we opened 4
 * stores'.
 */
export function readClaims(text: string, language: Language): readonly string[] {
  const parts = partsOf(text)
  const split = splitLast(parts, language)
  const isClaim = (claim: string): boolean =>
    /\p{Nd}/u.test(claim) && (parts.length >= 2 || countWords(claim) >= fewestClaimWords)
  return (
    [split, parts].find(
      (claims) => claims.length >= 2 && 3 * claims.filter(isClaim).length >= 2 * claims.length,
    ) ?? []
  )
}

/** Reads questions separated by commas or joined by 'and', as in 'why we sleep badly and what helps'. */
export function readQuestions(text: string, language: Language): readonly string[] {
  const words = promptWordsOf(language)
  const isAsked = (part: string): boolean => questionIn(part, words) !== undefined
  const members = partsOf(text).flatMap((part) => splitWhere(part, language, isAsked))
  const areAll = members.every((part) => isAsked(part) && countWords(part) <= mostQuestionWords)
  const [end = ''] = /[?？؟](?=\s*$)/u.exec(text) ?? []
  const addMarks = (part: string): string =>
    `${text.includes('¿') && !part.startsWith('¿') ? '¿' : ''}${part}${end}`
  return members.length >= 2 && areAll ? members.map(addMarks) : []
}

/** Returns the clauses separated by commas, or by an 'and' with enough words on both sides. */
export function clausesOf(text: string, language: Language): readonly string[] {
  const { orders, articles } = promptWordsOf(language)
  const isOrder = new RegExp(`^${oneOf(orders)}(?!\\p{L})`, 'iu')
  // 'A rota and a list' is two things, not two clauses.
  const isThing = new RegExp(String.raw`^${oneOf(articles)}\s`, 'iu')
  const isClause = (part: string): boolean =>
    countWords(part) >= fewestClaimWords && !isThing.test(part)
  return partsOf(text).flatMap((part) =>
    isOrder.test(part) ? [part] : splitWhere(part, language, isClause),
  )
}

/**
 * Splits a text into a subject and its members: what it lists after a dash, asks, or lists between commas and an 'and'.
 */
export function membersOf(
  text: string,
  language: Language,
): readonly [head: string, members: readonly string[]] {
  const [, named = '', behind = ''] = dash.exec(text) ?? []
  const listed = readList(behind, language)
  if (listed.length > 0) return [named, listed]
  const asked = readQuestions(text, language)
  return asked.length > 0 ? [text, asked] : headAndList(text, language)
}

/** Splits a text into a subject and what it covers, listed between commas with an 'and'. */
export function headAndList(
  text: string,
  language: Language,
): readonly [string, readonly string[]] {
  const { articles, audience } = promptWordsOf(language)
  const last = text.split(commas).at(-1) ?? ''
  if (!joinerOf(language).test(` ${last}`)) return [text, []]
  const all = readList(text, language)
  const [head = '', ...others] = all
  const small = new RegExp(String.raw`^${oneOf([...articles, ...audience])}\s`, 'iu')
  const isPlain = all.every((part) => countWords(part) <= mostPlainWords && !small.test(part))
  if (!isPlain) return [text, []]
  return others.length >= fewest ? [head, others] : [text, all]
}

/** Returns the texts that match '{a}' and '{b}' in the first template that fits. */
export function matchForms(
  text: string,
  forms: readonly string[],
): readonly [string, string] | undefined {
  for (const form of forms) {
    const pattern = escapeWord(form)
      .replace(String.raw`\{a\}`, '(?<a>.+?)')
      .replace(String.raw`\{b\}`, '(?<b>.+)')
    const start = form.startsWith('{') ? '^' : ''
    const end = form.endsWith('}') ? '$' : ''
    const { a, b } = new RegExp(start + pattern + end, 'iu').exec(text)?.groups ?? {}
    if (a !== undefined && b !== undefined) return [a, b]
  }
  return undefined
}

/** Splits a text at its commas, without its closing punctuation. */
export function partsOf(text: string): readonly string[] {
  return text
    .replace(/[.。!?？؟]+\s*$/u, '')
    .split(commas)
    .map(tidy)
    .filter((part) => part !== '')
}

/** Splits a part at each 'and' that has fitting text on both sides. */
function splitWhere(
  part: string,
  language: Language,
  fits: (part: string) => boolean,
): readonly string[] {
  const bare = tidy(` ${part}`.replace(new RegExp(`^${joinerOf(language).source}`, 'u'), ''))
  for (const { index, 0: joiner } of bare.matchAll(new RegExp(joinerOf(language), 'gu'))) {
    const [before, behind] = [bare.slice(0, index), bare.slice(index + joiner.length)]
    if (fits(before) && fits(behind)) return [before, ...splitWhere(behind, language, fits)]
  }
  return [bare]
}

/** Splits the last part at its last 'and', or drops the 'and' that it begins with. */
function splitLast(parts: readonly string[], language: Language): readonly string[] {
  const last = ` ${parts.at(-1) ?? ''}`
  const others = parts.slice(0, -1)
  const [found] = [...last.matchAll(new RegExp(joinerOf(language), 'gu'))].toReversed()
  if (!found) return parts
  const first = new RegExp(`^${joinerOf(language).source}`, 'u').exec(last)
  if (first) return [...withInnerList(others, language), last.slice(first[0].length)]
  const behind = last.slice(found.index + found[0].length)
  return [...others, last.slice(0, found.index).trim(), behind]
}

/**
 * Rejoins an inner list: in 'its effects on fishing, farms and towns, and what to do', the first 'and' ends a list of
 * its own.
 */
function withInnerList(parts: readonly string[], language: Language): readonly string[] {
  const [before, last] = parts.slice(-2)
  return parts.length >= fewest && joinerOf(language).test(last ?? '')
    ? [...parts.slice(0, -2), `${before}, ${last}`]
    : parts
}

const joiners = new Map<Language, RegExp>()

/**
 * Returns the pattern for a language's 'and' and 'or'. One that is written attached to the next word matches only
 * before an article.
 */
function joinerOf(language: Language): RegExp {
  const known = joiners.get(language)
  if (known) return known
  const found = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(language === 'other' ? 'en' : language, { type })
      .formatToParts(['A', 'B'])
      .flatMap((part) => (part.type === 'literal' ? [part.value] : [])),
  )
  const all = [...new Set(found)].filter((joiner) => joiner.trim() !== '' && !commas.test(joiner))
  const forms = all.map(
    (joiner) => `${escapeWord(joiner)}${/\p{Script=Arabic}$/u.test(joiner) ? '(?=ال)' : ''}`,
  )
  const pattern = new RegExp(forms.length > 0 ? `(?:${forms.join('|')})${outside}` : '(?!)', 'u')
  joiners.set(language, pattern)
  return pattern
}

function areAlike(all: readonly string[]): boolean {
  // Text in parentheses does not count toward a member's length.
  const members = all.map((member) => member.replace(/\s*[(（][^()（）]*[)）]/gu, ''))
  const lengths = members.map((member) => member.length).toSorted((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  const longest = lengths.at(-1) ?? 0
  const areShort = members.every((member) => countWords(member) <= mostWords && member.length <= 64)
  return areShort && longest <= mostUnlike * Math.max(8, median)
}
