import type { Language } from '../language/languages.ts'
import { segmenterFor } from '../text/sentences.ts'

const unspaced: ReadonlySet<Language> = new Set(['ja', 'zh'])

/** Returns the terms of a sentence in lowercase; in scripts with spaces, words of at least three letters. */
export function termsOf(text: string, language: Language): ReadonlySet<string> {
  if (unspaced.has(language)) {
    const words = [...segmenterFor(language, 'word').segment(text)]
    return new Set(
      words.flatMap(({ segment, isWordLike }) =>
        isWordLike === true && segment.length >= 2 ? [segment] : [],
      ),
    )
  }
  return new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.slice(0, 8)),
  )
}

/** Returns the weight of each term: high if it is common in the text but not in every sentence. */
export function termWeights(
  sentences: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const terms of sentences) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const all = Math.max(1, sentences.length)
  return new Map([...counts].map(([term, count]) => [term, count * Math.log(1 + all / count) ** 2]))
}

/** Returns the similarity of two sentences by their common terms, 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const term of a) if (b.has(term)) shared += 1
  return shared / Math.sqrt(a.size * b.size)
}
