import { isTelling } from '../language/languageOf.ts'
import type { Language, SpokenLanguage } from '../language/languages.ts'
import promptWords from './promptWords.json' with { type: 'json' }

/** Kinds of talk as a prompt names them; `talk` is every one that says no more. */
export const namedKinds = ['pitch', 'proposal', 'report', 'marketing', 'training', 'talk'] as const
export type NamedKind = (typeof namedKinds)[number]

/** Kinds of talk that are told by a word anywhere in the prompt. */
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

/** What words of a language do in a prompt; `about` in the data file says what each list is for. */
export interface PromptWords extends Readonly<Record<WordList, Words>> {
  readonly kinds: Readonly<Record<NamedKind, Words>>
  readonly signals: Readonly<Record<SignalledKind, Words>>
  readonly questions: Readonly<Record<QuestionKind, Words>>
  readonly articleLinks: Readonly<Record<string, string>>
}

const words: Readonly<Record<SpokenLanguage, PromptWords>> = promptWords

/** English where the language is not spoken: people ask for decks in it everywhere. */
export function promptWordsOf(language: Language): PromptWords {
  return words[language === 'other' ? 'en' : language]
}

/** Any of the words, the longest first; nothing where there are none. */
export function oneOf(list: Words): string {
  if (list.length === 0) return '(?!)'
  const sorted = list.toSorted((a, b) => b.length - a.length)
  return `(?:${sorted.map((word) => escaped(word)).join('|')})`
}

/** A word as a pattern, with any spaces between its parts and either apostrophe. */
export function escaped(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll(/['’]/gu, "['’]")
}

/**
 * A pattern for any of the words standing alone. A star lets more letters follow, or come before; words of scripts
 * without spaces stand anywhere, and Korean ones take endings.
 */
export function wordPattern(list: Words): RegExp {
  if (list.length === 0) return /(?!)/u
  const letter = String.raw`[\p{L}\p{M}]`
  const parts = list.map((word) => {
    const bare = word.replaceAll('*', '')
    const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)
    const isOpen = isDense || /\p{Script=Hangul}/u.test(bare) || word.endsWith('*')
    const before = isDense || word.startsWith('*') ? '' : `(?<!${letter})`
    return `${before}${escaped(bare)}${isOpen ? '' : `(?!${letter})`}`
  })
  return new RegExp(parts.join('|'), 'iu')
}

/** What a text asks, told by its first word, or by any where a language asks within the sentence; or by its mark. */
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

/** A text without a 'to' or an 'in' at its end. */
export function withoutSmallEnd(text: string, language: Language): string {
  const parts = text.split(/\s+/u)
  const last = parts.findLastIndex((part) => !isTelling(part, language))
  return parts.slice(0, last + 1).join(' ')
}
