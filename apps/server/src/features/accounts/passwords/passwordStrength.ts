import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Estimates are slow for long words with many spellings: each covers this many characters. */
const looksAt = 24
/**
 * Where zxcvbn's score 3 of 4 begins: eight random characters reach it, and passwords may have
 * eight.
 */
const leastGuesses = 1e8
const productWords = ['deckloom', 'presentation', 'slides', 'powerpoint']

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 4,
  maxLength: looksAt,
})

/**
 * Number of guesses for a guesser who knows these words of the owner; for a long password, the
 * higher of its two ends.
 */
export function guessesOf(
  password: string,
  words: readonly string[],
): { readonly isWeak: boolean; readonly isPersonal: boolean } {
  const known = [...productWords, ...words]
  const characters = [...password]
  const beginning = estimator.check(characters.slice(0, looksAt).join(''), known)
  if (beginning.guesses >= leastGuesses) return { isWeak: false, isPersonal: false }
  const end = estimator.check(characters.slice(-looksAt).join(''), known)
  if (end.guesses >= leastGuesses) return { isWeak: false, isPersonal: false }
  const lower = password.toLowerCase()
  return { isWeak: true, isPersonal: known.some((word) => lower.includes(word)) }
}
