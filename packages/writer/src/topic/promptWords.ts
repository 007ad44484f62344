import type { Language, SpokenLanguage } from '../language/languages.ts'
import promptWords from './promptWords.json' with { type: 'json' }

/** Kinds of talk as a prompt names them; `talk` is every one that says no more. */
export const namedKinds = ['pitch', 'proposal', 'report', 'marketing', 'training', 'talk'] as const
export type NamedKind = (typeof namedKinds)[number]

/** Kinds of talk that are told by a word anywhere in the prompt. */
export const signalledKinds = ['celebration', 'trip', 'meeting', 'lesson'] as const
export type SignalledKind = (typeof signalledKinds)[number]

/** What words of a language do in a prompt, beside those that name a kind of talk or begin a question. */
type WordList =
  | 'asks'
  /** Left out in front of a subject that followed a kind of talk. */
  | 'articles'
  /** Between a kind of talk and its subject. */
  | 'links'
  /** The same between what sells and its subject: behind other kinds they name who listens. */
  | 'forLinks'
  /** The same where the kind of talk comes last. */
  | 'tailForLinks'
  /** Between a proposal and what is to be done. */
  | 'toLinks'
  /** Links where the subject is known to be a noun by its capital. */
  | 'nounLinks'
  /** Where the kind of talk comes last: before the subject, between them, and behind the kind. */
  | 'leads'
  | 'tailLinks'
  | 'weakLinks'
  | 'ends'
  /** Kinds behind a weak link, where not every name of a talk can stand there. */
  | 'weakKinds'
  | 'audience'
  | 'audienceKeys'
  /** In front of a list of what the deck is to hold, and behind it where the verb comes last. */
  | 'covers'
  | 'coverEnds'
  /** Ways to set one thing, '{a}', against another, '{b}'. */
  | 'contrasts'
  /** Beginnings of sentences that say how to write. */
  | 'orders'
  | 'raises'
  | 'venture'
  | 'proposal'
  /** Who speaks of something of their own proposes it rather than explains it. */
  | 'we'

export type QuestionKind = 'why' | 'how' | 'other'
type Words = readonly string[]

/** Words of a language that ask for a deck rather than say what it is about. */
export interface PromptWords extends Readonly<Record<WordList, Words>> {
  readonly kinds: Readonly<Record<NamedKind, Words>>
  /** Words that tell a kind of talk; a star stands for more letters. */
  readonly signals: Readonly<Record<SignalledKind, Words>>
  /** Words that a question begins with. */
  readonly questions: Readonly<Record<QuestionKind, Words>>
  /** Links that hold an article, and the article. */
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

/** A word as a pattern, with any spaces between its parts. */
export function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)
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
  const kind = (['why', 'how', 'other'] as const).find((each) => asks(text, questions[each]))
  return kind ?? (/[?？؟]["'’”»」)]*$/u.test(text.trim()) ? 'other' : undefined)
}

function asks(text: string, questions: Words): boolean {
  const within = questions.filter((word) => !/\p{Script=Latin}|\p{Script=Arabic}/u.test(word))
  const first = questions.filter((word) => !within.includes(word))
  const elided = first.filter((word) => /['’]$/u.test(word))
  const begins = `^(?:${oneOf(first)}(?![\\p{L}\\p{M}])|${oneOf(elided)})`
  return new RegExp(begins, 'iu').test(text) || new RegExp(oneOf(within), 'u').test(text)
}
