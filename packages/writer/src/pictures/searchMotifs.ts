import type { IllustrationName } from '@deckloom/themes'
import { languageOf } from '../language/languageOf.ts'
import { type SpokenLanguage, spokenLanguages } from '../language/languages.ts'
import { callsIn } from './callsIn.ts'
import { loadMotifBook } from './motifBook.ts'

const writtenIn: Readonly<Partial<Record<SpokenLanguage, readonly SpokenLanguage[]>>> = {
  ar: ['ar'],
  hi: ['hi'],
  ko: ['ko'],
  ja: ['ja', 'zh'],
  zh: ['zh', 'ja'],
}
const latin = spokenLanguages.filter((language) => writtenIn[language] === undefined)

/**
 * Returns the pictures that a short query suggests, the best first. A word or two do not reveal their language: if none
 * is given, all languages in that script are searched, with the likeliest and English weighted highest.
 */
export async function searchMotifs(
  query: string,
  language?: SpokenLanguage,
): Promise<readonly IllustrationName[]> {
  const scores = new Map<IllustrationName, number>()
  for (const [place, asked] of (language ? [language] : languagesOf(query)).entries()) {
    const share = place === 0 ? 1 : asked === 'en' ? 0.95 : 0.6
    for (const [motif, score] of await scoresIn(query, asked)) {
      scores.set(motif, Math.max(score * share, scores.get(motif) ?? 0))
    }
  }
  return [...scores].toSorted((a, b) => b[1] - a[1]).map(([motif]) => motif)
}

function languagesOf(query: string): readonly SpokenLanguage[] {
  const likely = languageOf(query)
  const first = likely === 'other' ? 'en' : likely
  return writtenIn[first] ?? [...new Set([first, 'en' as const, ...latin])]
}

async function scoresIn(
  query: string,
  language: SpokenLanguage,
): Promise<ReadonlyMap<IllustrationName, number>> {
  const scores = new Map<IllustrationName, number>()
  for (const [order, { calls }] of callsIn(query, await loadMotifBook(language)).entries()) {
    for (const { motif, weight } of calls) {
      // Earlier words count more.
      scores.set(motif, (scores.get(motif) ?? 0) + weight * (1 + 1 / (order + 2)))
    }
  }
  return scores
}
