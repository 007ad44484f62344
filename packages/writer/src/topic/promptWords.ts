import { isTelling } from '../language/languageOf.ts'
import type { Language, SpokenLanguage } from '../language/languages.ts'
import promptWords from './promptWords.json' with { type: 'json' }

/** Kinds of talk as a prompt names them; `talk` is the unspecific one. */
export const namedKinds = ['pitch', 'proposal', 'report', 'marketing', 'training', 'talk'] as const
export type NamedKind = (typeof namedKinds)[number]

/** Kinds of talk that a word anywhere in the prompt can reveal. */
export const signalledKinds = [
  'celebration',
  'trip',
  'meeting',
  'lesson',
  'history',
  'decision',
  'plan',
  'event',
  'report',
  'training',
] as const
export type SignalledKind = (typeof signalledKinds)[number]

export type QuestionKind = 'why' | 'how' | 'other'
type Words = readonly string[]
type English = (typeof promptWords)['en']
type WordList = Exclude<keyof English, 'kinds' | 'signals' | 'questions' | 'articleLinks'>

/** Words by their function in a prompt; `about` in the data file explains each list. */
export interface PromptWords extends Readonly<Record<WordList, Words>> {
  readonly kinds: Readonly<Record<NamedKind, Words>>
  readonly signals: Readonly<Record<SignalledKind, Words>>
  readonly questions: Readonly<Record<QuestionKind, Words>>
  readonly articleLinks: Readonly<Record<string, string>>
}

const words: Readonly<Record<SpokenLanguage, PromptWords>> = promptWords

/** Returns the words of a language. Unsupported languages get English, in which people everywhere ask for decks. */
export function promptWordsOf(language: Language): PromptWords {
  return words[language === 'other' ? 'en' : language]
}

/** Returns a pattern for any of the words, longest first. An empty list matches nothing. */
export function oneOf(list: Words): string {
  if (list.length === 0) return '(?!)'
  const sorted = list.toSorted((a, b) => b.length - a.length)
  return `(?:${sorted.map((word) => escapeWord(word)).join('|')})`
}

/** Returns a pattern for a word that accepts any whitespace between its parts and either apostrophe. */
export function escapeWord(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll(/['’]/gu, "['’]")
}

/**
 * Returns a pattern for any of the words as whole words. An asterisk allows more letters after or before it. Words in
 * scripts without spaces match anywhere, and Korean ones may take endings.
 */
export function wordPattern(list: Words): RegExp {
  if (list.length === 0) return /(?!)/u
  const letter = String.raw`[\p{L}\p{M}]`
  const parts = list.map((word) => {
    const bare = word.replaceAll('*', '')
    const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)
    const isOpen = isDense || /\p{Script=Hangul}/u.test(bare) || word.endsWith('*')
    const before = isDense || word.startsWith('*') ? '' : `(?<!${letter})`
    return `${before}${escapeWord(bare)}${isOpen ? '' : `(?!${letter})`}`
  })
  return new RegExp(parts.join('|'), 'iu')
}

/**
 * Returns what kind of question a text is, by its first word (by any word in languages that ask mid-sentence), or else
 * by its question mark.
 */
export function questionIn(asked: string, { questions }: PromptWords): QuestionKind | undefined {
  const text = asked.replace(/^[¿\s]+/u, '')
  const kind = (['why', 'other', 'how'] as const).find((each) => asks(text, questions[each]))
  return kind ?? (/[?？؟]["'’”»」)]*$/u.test(text.trim()) ? 'other' : undefined)
}

function asks(text: string, questions: Words): boolean {
  const within = questions.filter((word) => !/\p{Script=Latin}|\p{Script=Arabic}/u.test(word))
  const first = questions.filter((word) => !within.includes(word))
  const elided = first.filter((word) => /['’]$/u.test(word))
  const begins = `^(?:${oneOf(first)}(?![\\p{L}\\p{M}])|${oneOf(elided)})`
  return new RegExp(begins, 'iu').test(text) || new RegExp(oneOf(within), 'u').test(text)
}

/** Removes function words such as 'to' or 'in' from the end of a text. */
export function withoutSmallEnd(text: string, language: Language): string {
  const parts = text.split(/\s+/u)
  const last = parts.findLastIndex((part) => !isTelling(part, language))
  return parts.slice(0, last + 1).join(' ')
}
