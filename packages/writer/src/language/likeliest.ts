import { framesOf } from '../frames/frames.ts'
import type { Language, SpokenLanguage } from './languages.ts'

const latin = [
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
] as const satisfies readonly SpokenLanguage[]
type Latin = (typeof latin)[number]

/** Threes of letters, how often a language's own words hold them. */
interface Profile {
  readonly counts: ReadonlyMap<string, number>
  readonly total: number
}

const fewestThrees = 12
/** How much likelier than the supposed language another must be, for each three letters. */
const margin = 0.6
/** English hardly puts marks on its letters. */
const markedMargin = 0.1
const marked = /[^a-z\P{Script=Latin}]/giu

/** The language whose letters run like those of a few words that hold none of its small ones. */
export function likeliest(text: string, fallback: Language): Language {
  const supposed = latin.find((language) => language === fallback) ?? 'en'
  const threes = threesOf(text)
  if (threes.length < fewestThrees) return supposed
  const letters = text.toLowerCase().match(marked) ?? []
  const scored = latin
    .filter((language) => language === supposed || spells(language, letters))
    .map((language) => ({ language, score: scoreOf(threes, profileOf(language)) }))
    .toSorted((a, b) => b.score - a.score)
  const own = scored.find(({ language }) => language === supposed)
  const [best] = scored
  const least = supposed === 'en' && letters.length > 0 ? markedMargin : margin
  return best && own && best.score > own.score + least ? best.language : supposed
}

/** Whether a language's own words hold these letters. */
function spells(language: Latin, letters: readonly string[]): boolean {
  const { counts } = profileOf(language)
  return letters.every((letter) => [...counts.keys()].some((three) => three.includes(letter)))
}

function scoreOf(threes: readonly string[], { counts, total }: Profile): number {
  const sum = threes.reduce(
    (score, three) => score + Math.log(((counts.get(three) ?? 0) + 0.5) / total),
    0,
  )
  return sum / threes.length
}

const profiles = new Map<Latin, Profile>()

function profileOf(language: Latin): Profile {
  const known = profiles.get(language)
  if (known) return known
  const counts = new Map<string, number>()
  const threes = threesOf(wordsOf(framesOf(language)).join(' '))
  for (const three of threes) counts.set(three, (counts.get(three) ?? 0) + 1)
  const profile = { counts, total: threes.length }
  profiles.set(language, profile)
  return profile
}

function threesOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.flatMap((word) => {
    const edged = ` ${word} `
    return Array.from({ length: edged.length - 2 }, (_, index) => edged.slice(index, index + 3))
  })
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : []
}
