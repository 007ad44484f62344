import type { Language, SpokenLanguage } from '../language/languages.ts'
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

/** What the writer says in a language other than English. */
export interface Wording {
  readonly beats: ReadonlyMap<string, BeatWords>
  readonly story: StoryPhrases
}

export const wordings: Readonly<Record<Exclude<SpokenLanguage, 'en'>, Wording>> = {
  es: { beats: es, story: esStory },
  fr: { beats: fr, story: frStory },
  de: { beats: de, story: deStory },
  pt: { beats: pt, story: ptStory },
  it: { beats: it, story: itStory },
}

const phrases: Readonly<Record<SpokenLanguage, Phrases>> = {
  en: enPhrases,
  es: esPhrases,
  fr: frPhrases,
  de: dePhrases,
  pt: ptPhrases,
  it: itPhrases,
}

/** The words around the content; in English where the language is not spoken. */
export function phrasesFor(language: Language): Phrases {
  return phrases[language === 'other' ? 'en' : language]
}
