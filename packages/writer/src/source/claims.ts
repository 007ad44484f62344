import { compressSentence, type CompressLimit } from '../plan/compressSentence.ts'
import { wordsIn } from '../language/words.ts'

/** A sentence of the source with its weight as a point on a slide. */
export interface Claim {
  readonly sentence: string
  readonly points: readonly string[]
  readonly weight: number
  /** Place in the section. */
  readonly order: number
}

const cue =
  /\b(?:important|key|main|most|result|results|show|shows|showed|found|find|recommend|must|should|need|needs|increase|increased|decrease|decreased|grew|rose|fell|dropped|doubled|because|therefore|conclude|conclusion|goal|risk|cost|costs|save|saves|first|largest|best|worst|however|wichtig|ergebnis|zeigt|deshalb|important|résultat|montre|resultado|importante)\b/iu
const share =
  /\b(?:one|two|three|four|five|nine) (?:in|out of|of|thirds?|quarters?)\b|\b(?:half|a third|a quarter|most|majority) of\b/iu
const hangsOn =
  /^(?:this|that|these|those|it|they|he|she|such|here|there|the former|the latter|both|after that|since then|by then|until then|at that|in that|for that)\b/iu
const pointLimit: CompressLimit = { chars: 96, words: 16 }

/** Ranks sentences: figures and cue words weigh, a sentence that hangs on the one before it weighs less. */
export function claimsOf(sentences: readonly string[], heading: string): readonly Claim[] {
  const topic = new Set(wordsIn(heading).filter((word) => word.length > 3))
  return sentences.flatMap((sentence, order) => {
    if (sentence.trim().endsWith('?') || sentence.length < 12) return []
    const points = compressSentence(sentence, pointLimit)
    if (points.length === 0) return []
    const shared = wordsIn(sentence).filter((word) => topic.has(word)).length
    const weight =
      (/\d/u.test(sentence) ? 2 : 0) +
      (share.test(sentence) ? 2 : 0) +
      (cue.test(sentence) ? 1.5 : 0) +
      (order === 0 ? 1.2 : 0) +
      Math.min(1, shared * 0.5) -
      (hangsOn.test(sentence) ? 1.6 : 0) -
      (sentence.length > 160 ? 0.5 : 0)
    return [{ sentence, points, weight, order }]
  })
}
