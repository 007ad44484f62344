import { type IllustrationName, isIllustration } from '@deckloom/themes'
import type { SpokenLanguage } from '../language/languages.ts'
import { cutEndings, removeAccents } from './wordForms.ts'
import { wordsOf } from './wordsOf.ts'

/** A picture that a word suggests, with a weight above 0 and at most 1. */
export interface Call {
  readonly motif: IllustrationName
  readonly weight: number
}

/** A word or phrase in normalized form, and the pictures that it suggests. */
export interface Found {
  readonly word: string
  readonly calls: readonly Call[]
}

/** The words of one language that suggest pictures. */
export interface MotifBook {
  readonly language: SpokenLanguage
  /** By word, or by words separated by single spaces. A word mapped to an empty list only looks like another. */
  readonly exact: ReadonlyMap<string, readonly Call[]>
  /** By the word without its accents. */
  readonly hurried: ReadonlyMap<string, readonly Call[]>
  /** By the word without its ending. */
  readonly stems: ReadonlyMap<string, readonly Call[]>
  /** Characters of the longest word, and words of the longest phrase. */
  readonly longest: number
  readonly most: number
}

type Words = Readonly<Record<string, string>>

// Loaded when a text in the language is first written.
const files: Readonly<Record<SpokenLanguage, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  de: () => import('./words/de.json', { with: { type: 'json' } }),
  es: () => import('./words/es.json', { with: { type: 'json' } }),
  fr: () => import('./words/fr.json', { with: { type: 'json' } }),
  pt: () => import('./words/pt.json', { with: { type: 'json' } }),
  it: () => import('./words/it.json', { with: { type: 'json' } }),
  nl: () => import('./words/nl.json', { with: { type: 'json' } }),
  pl: () => import('./words/pl.json', { with: { type: 'json' } }),
  tr: () => import('./words/tr.json', { with: { type: 'json' } }),
  ar: () => import('./words/ar.json', { with: { type: 'json' } }),
  hi: () => import('./words/hi.json', { with: { type: 'json' } }),
  ja: () => import('./words/ja.json', { with: { type: 'json' } }),
  ko: () => import('./words/ko.json', { with: { type: 'json' } }),
  zh: () => import('./words/zh.json', { with: { type: 'json' } }),
}

const books = new Map<SpokenLanguage, Promise<MotifBook>>()

/** Returns the words of a language, which are loaded once. */
export function loadMotifBook(language: SpokenLanguage): Promise<MotifBook> {
  const known = books.get(language) ?? readBook(language)
  books.set(language, known)
  return known
}

async function readBook(language: SpokenLanguage): Promise<MotifBook> {
  const { default: words } = await files[language]()
  const exact = new Map<string, readonly Call[]>()
  for (const [motif, list] of Object.entries(words)) {
    for (const entry of list.split(',')) {
      const [word = '', tenths = '10'] = entry.split(':')
      const calls = isIllustration(motif) ? [{ motif, weight: Number(tenths) / 10 }] : []
      keep(exact, wordsOf(word, language).join(' '), calls)
    }
  }
  const hurried = new Map<string, readonly Call[]>()
  const stems = new Map<string, readonly Call[]>()
  for (const [word, calls] of exact) {
    keep(hurried, removeAccents(word, language), calls)
    for (const stem of cutEndings(word, language)) keep(stems, stem, calls)
  }
  const keys = [...exact.keys()]
  return {
    language,
    exact,
    hurried,
    stems,
    longest: Math.max(...keys.map((key) => key.length)),
    most: Math.max(...keys.map((key) => key.split(' ').length)),
  }
}

/** Merges weights; the greater weight of a picture wins. */
function keep(calls: Map<string, readonly Call[]>, word: string, added: readonly Call[]): void {
  const known = calls.get(word) ?? []
  const others = known.filter(({ motif }) => !added.some((call) => call.motif === motif))
  const best = added.map((call) => {
    const same = known.find(({ motif }) => motif === call.motif)
    return same && same.weight > call.weight ? same : call
  })
  calls.set(word, [...others, ...best])
}
