import { languageOf } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { beats as de } from './de/beats.ts'
import { phrases as dePhrases, story as deStory } from './de/phrases.ts'
import { phrases as enPhrases } from './en/phrases.ts'
import { beats as es } from './es/beats.ts'
import { phrases as esPhrases, story as esStory } from './es/phrases.ts'
import { beats as fr } from './fr/beats.ts'
import { phrases as frPhrases, story as frStory } from './fr/phrases.ts'
import { beats as it } from './it/beats.ts'
import { phrases as itPhrases, story as itStory } from './it/phrases.ts'
import type { Phrases, StoryPhrases } from './phrases.ts'
import { beats as pt } from './pt/beats.ts'
import { phrases as ptPhrases, story as ptStory } from './pt/phrases.ts'
import type { BeatWords } from './readBeats.ts'

/** The languages that stories are told in. */
export const storyLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const
export type StoryLanguage = (typeof storyLanguages)[number]
/** Any other language is told nothing. */
export type ToldLanguage = StoryLanguage | 'other'

export function toldLanguage(language: Language): ToldLanguage {
  return storyLanguages.find((own) => own === language) ?? 'other'
}

export function toldLanguageOf(text: string): ToldLanguage {
  return toldLanguage(languageOf(text))
}

/** What the writer says in a language other than English. */
export interface Wording {
  readonly beats: ReadonlyMap<string, BeatWords>
  readonly story: StoryPhrases
}

export const wordings: Readonly<Record<Exclude<StoryLanguage, 'en'>, Wording>> = {
  es: { beats: es, story: esStory },
  fr: { beats: fr, story: frStory },
  de: { beats: de, story: deStory },
  pt: { beats: pt, story: ptStory },
  it: { beats: it, story: itStory },
}

const phrases: Readonly<Record<StoryLanguage, Phrases>> = {
  en: enPhrases,
  es: esPhrases,
  fr: frPhrases,
  de: dePhrases,
  pt: ptPhrases,
  it: itPhrases,
}

/** The words around the content; in English where the language is not spoken. */
export function phrasesFor(language: Language): Phrases {
  const told = toldLanguage(language)
  return phrases[told === 'other' ? 'en' : told]
}
