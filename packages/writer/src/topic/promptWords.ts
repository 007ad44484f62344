import type { Language, SpokenLanguage } from '../language/languages.ts'
import promptWords from './promptWords.json' with { type: 'json' }

/** Kinds of talk as a prompt names them; `talk` is every one that says no more. */
export const namedKinds = ['pitch', 'proposal', 'report', 'marketing', 'training', 'talk'] as const
export type NamedKind = (typeof namedKinds)[number]

/** Kinds of talk that are told by a word anywhere in the prompt. */
export const signalledKinds = ['celebration', 'trip', 'meeting', 'lesson'] as const
export type SignalledKind = (typeof signalledKinds)[number]

/** Words of a language that ask for a deck rather than say what it is about. */
export interface PromptWords {
  readonly asks: readonly string[]
  /** Left out in front of a subject that followed a kind of talk. */
  readonly articles: readonly string[]
  readonly kinds: Readonly<Record<NamedKind, readonly string[]>>
  /** Between a kind of talk and its subject. */
  readonly links: readonly string[]
  /** Between a pitch or a marketing plan and its subject: behind other kinds they name who listens. */
  readonly forLinks?: readonly string[]
  /** The same where the kind of talk comes last. */
  readonly tailForLinks?: readonly string[]
  /** Between a proposal and what is to be done. */
  readonly toLinks?: readonly string[]
  /** Links where the subject is known to be a noun by its capital. */
  readonly nounLinks?: readonly string[]
  /** Links that hold an article, and the article. */
  readonly articleLinks?: Readonly<Record<string, string>>
  /** Where the kind of talk comes last: before the subject, between them, and behind the kind. */
  readonly leads?: readonly string[]
  readonly tailLinks?: readonly string[]
  readonly weakLinks?: readonly string[]
  /** Kinds behind a weak link, where not every name of a talk can stand there. */
  readonly weakKinds?: readonly string[]
  readonly ends?: readonly string[]
  readonly audience: readonly string[]
  readonly audienceKeys: readonly string[]
  /** In front of a list of what the deck is to hold. */
  readonly covers: readonly string[]
  /** Behind such a list, where the verb comes last. */
  readonly coverEnds?: readonly string[]
  /** Words that tell a kind of talk; a star stands for more letters. */
  readonly signals: Readonly<Record<SignalledKind, readonly string[]>>
  /** Between two things of which one is chosen. */
  readonly contrasts: readonly string[]
  /** Words that a question begins with. */
  readonly questions: readonly string[]
  /** Beginnings of sentences that say how to write. */
  readonly orders: readonly string[]
  readonly raises: readonly string[]
  readonly venture: readonly string[]
  readonly proposal: readonly string[]
  /** Who speaks of something of their own proposes it rather than explains it. */
  readonly we: readonly string[]
  readonly slides: readonly string[]
}

const words: Readonly<Record<SpokenLanguage, PromptWords>> = promptWords

/** English where the language is not spoken: people ask for decks in it everywhere. */
export function promptWordsOf(language: Language): PromptWords {
  return words[language === 'other' ? 'en' : language]
}

/** Any of the words, the longest first; nothing where there are none. */
export function oneOf(list: readonly string[]): string {
  if (list.length === 0) return '(?!)'
  const sorted = list.toSorted((a, b) => b.length - a.length)
  return `(?:${sorted.map((word) => escaped(word)).join('|')})`
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)
}

/** A pattern for any of the words standing alone, in scripts that put spaces between words. */
export function wordPattern(list: readonly string[], flags = 'iu'): RegExp {
  const spaced = String.raw`\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{M}`
  return new RegExp(`(?<![${spaced}])${oneOf(list)}(?![${spaced}])`, flags)
}

/** A pattern for words of which a star lets more letters follow, or come before; Korean words take endings. */
export function signalPattern(list: readonly string[]): RegExp {
  const letter = String.raw`[\p{L}\p{M}]`
  const parts = list.map((word) => {
    const bare = word.replaceAll('*', '')
    const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)
    const isKorean = /\p{Script=Hangul}/u.test(bare)
    const before = isDense || word.startsWith('*') ? '' : `(?<!${letter})`
    const after = isDense || isKorean || word.endsWith('*') ? '' : `(?!${letter})`
    return `${before}${oneOf([bare])}${after}`
  })
  return new RegExp(parts.join('|'), 'iu')
}

/** Whether a text asks: by its first word, or by any where a language asks within the sentence; or by its mark. */
export function isQuestion(asked: string, { questions }: PromptWords): boolean {
  const text = asked.replace(/^[¿\s]+/u, '')
  if (/[?？؟]["'’”»」)]*$/u.test(text.trim())) return true
  const inside = questions.filter((word) =>
    /[^\p{Script=Latin}\p{Script=Arabic}]/u.test(word.replace(/[\s'’]/gu, '')),
  )
  const first = questions.filter((word) => !inside.includes(word))
  const elided = first.filter((word) => /['’]$/u.test(word))
  const begins = `^(?:${oneOf(first)}(?![\\p{L}\\p{M}])|${oneOf(elided)})`
  return (
    new RegExp(begins, 'iu').test(text) ||
    (inside.length > 0 && new RegExp(oneOf(inside), 'u').test(text))
  )
}
