import { wordsIn } from '../language/words.ts'
import { anyDomain, domains, type Domain } from './domains.ts'

/** The field whose stems the words name most; the topic counts three times, ties go to the earlier field. */
export function domainFor(topic: string, context = ''): Domain {
  const topicWords = wordsIn(topic)
  const contextWords = wordsIn(context)
  let best = anyDomain
  let bestScore = 0
  for (const domain of domains) {
    const score = 3 * matches(domain, topicWords) + matches(domain, contextWords)
    if (score > bestScore) [best, bestScore] = [domain, score]
  }
  return best
}

function matches(domain: Domain, words: readonly string[]): number {
  return domain.keywords
    .split(' ')
    .filter(
      (stem) =>
        stem !== '' &&
        words.some((word) =>
          stem.length <= 3 ? word === stem || word === `${stem}s` : word.startsWith(stem),
        ),
    ).length
}
