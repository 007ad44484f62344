import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Estimates take much longer for long words with many spellings: each looks at this many characters. */
const looksAt = 24
/**
 * Where zxcvbn's third of four degrees begins, itself included: eight characters without any pattern are as many, and a
 * password may have eight.
 */
const leastGuesses = 1e8
const productWords = ['deckloom', 'presentation', 'slides', 'powerpoint']

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 4,
  maxLength: looksAt,
})

/** How soon a guesser has a password who knows these words of its owner; of a long one, by its stronger end. */
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
