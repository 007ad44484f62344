import type { Language } from '../language/languages.ts'
import { countWords, tidy } from '../language/words.ts'
import { figuresIn } from '../text/figures.ts'
import { oneOf, type PromptWords, wordPattern } from './promptWords.ts'

export interface Tail {
  /** The subject without what stands behind its commas. */
  readonly head: string
  /** How long, when, and what stands with it. */
  readonly constraints: readonly string[]
  /** What says something about the subject with a figure or a year. */
  readonly statements: readonly string[]
}

const mostConstraintWords = 5
const fewestStatementWords = 3
const fewestHeadWords = 2
const mostPartWords = 12
/** Words in front of the day of a gathering. */
const mostGatheringWords = 3
const fewestRunOnWords = 6
const separator = /\s*(?:,\s+|;\s+|،\s*|[、，；])/u

/** Takes from a subject what its commas set off and its name does not need: a time, a figure, and what stands beside. */
export function readTail(text: string, words: PromptWords, language: Language): Tail {
  const [head = '', ...parts] = text.split(separator).map(tidy)
  const says = parts.map((part) =>
    tells(part, language) ? 'time' : isStatement(part, words) ? 'figure' : 'other',
  )
  const isPlain = countWords(head) >= fewestHeadWords || /\p{L}{4}/u.test(head)
  const areParts = parts.every((part) => countWords(part) <= mostPartWords)
  if (says.every((said) => said === 'other') || !isPlain || !areParts || tells(head, language))
    return { head: text, constraints: [], statements: [] }
  const isConstraint = (part: string, index: number): boolean =>
    says[index] === 'time' || (says[index] === 'other' && countWords(part) < mostConstraintWords)
  return {
    head,
    constraints: parts.filter((part, index) => isConstraint(part, index)),
    statements: parts.filter((part, index) => !isConstraint(part, index)),
  }
}

/** A part with a sum or a share, with any number among several words, or that asks for something. */
function isStatement(part: string, { raises }: PromptWords): boolean {
  const isMeasured = figuresIn(part).some(({ isMoney, isShare }) => isMoney || isShare)
  const isCounted = /\p{Nd}/u.test(part) && countWords(part) >= fewestStatementWords
  return isMeasured || isCounted || wordPattern(raises).test(part)
}

/** Whether a part says how long or on which day, and hardly anything else. */
function tells(part: string, language: Language): boolean {
  return countWords(part) <= mostConstraintWords && /\d/u.test(part) && timesOf(language).test(part)
}

/**
 * A prompt without a mark that begins with a gathering and its day: the rest of it is kept word for word, because
 * nothing tells where one thing ends and the next begins.
 */
export function readRunOn(
  text: string,
  { links, audience }: PromptWords,
  language: Language,
): readonly [head: string, rest: string] | undefined {
  const day = oneOf(daysOf(language))
  const found = new RegExp(
    String.raw`^(\S+(?:\s+\S+){0,${mostGatheringWords - 1}}?\s+${day})\s+(.+)$`,
    'iu',
  ).exec(text)
  const [, head = '', rest = ''] = found ?? []
  const goesOn = new RegExp(String.raw`^${oneOf([...links, ...audience])}\s`, 'iu').test(rest)
  return countWords(rest) >= fewestRunOnWords && !goesOn && !/[,;:.]/u.test(text)
    ? [head, rest]
    : undefined
}

const times = new Map<Language, RegExp>()

/** Units of time and names of months and days, as a language prints them. */
function timesOf(language: Language): RegExp {
  const known = times.get(language)
  if (known) return known
  const all = [...unitsOf(language), ...monthsOf(language), ...daysOf(language)]
  const isDense = language === 'ja' || language === 'zh' || language === 'ko'
  const alone = isDense ? '' : String.raw`(?![\p{L}\p{M}])`
  const found = new RegExp(
    `${isDense ? '' : String.raw`(?<![\p{L}\p{M}])`}${oneOf(all)}${alone}`,
    'iu',
  )
  times.set(language, found)
  return found
}

function unitsOf(language: Language): readonly string[] {
  const locale = localeOf(language)
  return ['minute', 'hour'].flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) =>
      [1, 2, 5, 10].flatMap((amount) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
          .formatToParts(amount)
          .flatMap(({ type, value }) =>
            type === 'unit' ? [value.trim().replace(/\.$/u, '')] : [],
          ),
      ),
    ),
  )
}

function monthsOf(language: Language): readonly string[] {
  const days = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15))
  return namesOf(days, { month: 'long' }, language)
}

function daysOf(language: Language): readonly string[] {
  const days = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, 1 + index))
  return namesOf(days, { weekday: 'long' }, language)
}

/** Names of months or days, alone and as they are bent behind a number. */
function namesOf(
  days: readonly number[],
  form: Intl.DateTimeFormatOptions,
  language: Language,
): readonly string[] {
  const forms = [form, { ...form, day: 'numeric' as const }].map(
    (each) => new Intl.DateTimeFormat(localeOf(language), { ...each, timeZone: 'UTC' }),
  )
  const names = days.flatMap((day) =>
    forms.flatMap((each) =>
      each
        .formatToParts(day)
        .flatMap(({ type, value }) => (type === 'month' || type === 'weekday' ? [value] : [])),
    ),
  )
  return [...new Set(names)].filter((name) => /\p{L}/u.test(name))
}

function localeOf(language: Language): string {
  return language === 'other' ? 'en' : language
}
