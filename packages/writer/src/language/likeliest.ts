import { framesOf } from '../frames/frames.ts'
import de from '../pictures/words/de.json' with { type: 'json' }
import en from '../pictures/words/en.json' with { type: 'json' }
import es from '../pictures/words/es.json' with { type: 'json' }
import fr from '../pictures/words/fr.json' with { type: 'json' }
import it from '../pictures/words/it.json' with { type: 'json' }
import nl from '../pictures/words/nl.json' with { type: 'json' }
import pl from '../pictures/words/pl.json' with { type: 'json' }
import pt from '../pictures/words/pt.json' with { type: 'json' }
import tr from '../pictures/words/tr.json' with { type: 'json' }
import type { Language } from './languages.ts'

const nouns = { en, de, es, fr, pt, it, nl, pl, tr }
type Latin = keyof typeof nouns
const latin = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'tr'] as const satisfies Latin[]

/** Trigram counts, words and letters of a language. */
interface Profile {
  readonly counts: ReadonlyMap<string, number>
  readonly total: number
  readonly words: ReadonlySet<string>
  readonly letters: ReadonlySet<string>
}

/** Log-likelihoods (natural logarithms) that each kind of evidence adds to a language. */
const evidence = {
  /** Prior of the expected language. It is lower for English because many words of other languages look English. */
  expected: 12,
  expectedEnglish: 6,
  /** A word in the language's vocabulary. */
  known: 5,
  /** One of the language's function words, or a letter that is rare in other languages. */
  telling: 3,
}
/**
 * Smoothing for trigrams that are not in a profile: a pseudocount and the number of trigrams that a language may have.
 */
const unseen = { count: 0.5, kinds: 5_000 }
const shortestKnown = 3
/** Characters of the text that are read. */
const longest = 400
const marked = /[^a-z\P{Script=Latin}]/giu

/** Returns the most likely language of a short text in the Latin script, by its words and trigrams. */
export function likeliest(
  text: string,
  fallback: Language,
  telling: ReadonlyMap<Language, number>,
): Language {
  const expected = latin.find((language) => language === fallback) ?? 'en'
  const sample = text.slice(0, longest)
  const words = wordsIn(sample)
  const trigrams = words.flatMap((word) => trigramsOf(word))
  if (trigrams.length === 0) return expected
  const ahead = expected === 'en' ? evidence.expectedEnglish : evidence.expected
  const letters = sample.toLowerCase().match(marked) ?? []
  const [best] = latin
    .filter((language) => language === expected || spells(language, letters))
    .map((language) => ({
      language,
      score:
        scoreOf({ words, trigrams }, profileOf(language)) +
        evidence.telling * (telling.get(language) ?? 0) +
        (language === expected ? ahead : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  return best?.language ?? expected
}

/** Whether all of the letters occur in the language's own words. */
function spells(language: Latin, letters: readonly string[]): boolean {
  const { letters: own } = profileOf(language)
  return letters.every((letter) => own.has(letter))
}

function scoreOf(
  { words, trigrams }: { readonly words: readonly string[]; readonly trigrams: readonly string[] },
  profile: Profile,
): number {
  const all = profile.total + unseen.count * unseen.kinds
  const known = words.filter((word) => word.length >= shortestKnown && profile.words.has(word))
  return trigrams.reduce(
    (score, trigram) => score + Math.log(((profile.counts.get(trigram) ?? 0) + unseen.count) / all),
    evidence.known * known.length,
  )
}

const profiles = new Map<Latin, Profile>()

function profileOf(language: Latin): Profile {
  const read = profiles.get(language)
  if (read) return read
  const words = new Set(
    wordsIn([...textsIn(framesOf(language)), ...textsIn(nouns[language])].join(' ')),
  )
  const trigrams = [...words].flatMap((word) => trigramsOf(word))
  const counts = new Map<string, number>()
  for (const trigram of trigrams) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  const letters = new Set([...words].flatMap((word) => [...word]))
  const profile = { counts, total: trigrams.length, words, letters }
  profiles.set(language, profile)
  return profile
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function trigramsOf(word: string): readonly string[] {
  const edged = ` ${word} `
  return Array.from({ length: edged.length - 2 }, (_, index) => edged.slice(index, index + 3))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
