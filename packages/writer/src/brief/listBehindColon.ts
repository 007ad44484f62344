import { capitalise } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'

/** What stands before a colon, and what is listed behind it. */
export interface Listed {
  readonly head: string
  /** Parts that the deck shall have: 'Causes', 'Effects', 'Solutions'. */
  readonly sections: readonly string[]
  /** What is known already, with its figure and as it was typed: 'waiting time down from 41 to 29 days'. */
  readonly facts: readonly string[]
}

const longestSection = 4
const longestFact = 10

/**
 * Reads 'Climate change: causes, effects, solutions' and 'Monthly report: 1,900 visitors, 46 new members'. A colon
 * before a single thing, or before one that is described, names the subject instead.
 */
export function listBehindColon(sentence: string): Listed {
  const none = { head: sentence, sections: [], facts: [] }
  const [, head = '', tail = ''] = /^([^:]{3,90}?)\s?:\s+(.+?)[.!]*$/su.exec(sentence) ?? []
  const items = tail
    .split(comma)
    .map(tidy)
    .filter((item) => item !== '')
  const told = items.flatMap(withFactsApart)
  if (told.filter(isFact).length >= 2) return listedFacts(head, told)
  const parts = items.flatMap((item) => item.split(conjunction))
  const areSections = parts.length >= 3 && parts.every(isSection)
  return areSections ? { head, sections: parts.map((text) => capitalise(text)), facts: [] } : none
}

/**
 * 'Project status: migration to the cloud, 60% done': what comes before the figures is what they are about. What is too long
 * for a part of the deck is a fact without a figure: 'two new shops in Lyon and Turin'.
 */
function listedFacts(head: string, parts: readonly string[]): Listed {
  const [first = '', ...others] = parts
  const leads = !isFact(first)
  const further = leads ? others : parts
  const isPart = (part: string) => !isFact(part) && isSection(part)
  return {
    head: leads ? `${head}: ${first}` : head,
    sections: further.filter(isPart).map((text) => capitalise(text)),
    facts: further.filter((part) => !isPart(part) && countWords(part) <= longestFact),
  }
}

const comma = /\s*(?:,(?!\d)|;)\s*(?:(?:and|und|et|y|e)\s+)?/iu
const conjunction = /\s+(?:and|und|et|y|e)\s+/iu

/** '312 members and 14 medals' are two facts, 'shops in Lyon and Turin' is one thing. */
function withFactsApart(part: string): readonly string[] {
  const pieces = part.split(conjunction)
  return pieces.every(isFact) ? pieces : [part]
}

function isFact(part: string): boolean {
  return /(?<![\p{L}-])\d/u.test(part) && countWords(part) <= longestFact
}

/** 'A beer', 'three lost in winter'. */
const counted =
  /^(?:an?|eine?|une?|una?|um|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|no|none|zero)\s/iu

/** 'Launched in Spain' was done. */
const done =
  /^(?:launched|opened|closed|signed|won|lost|moved|started|began|introduced|expanded|released|finished)\s/iu

function isSection(part: string): boolean {
  return countWords(part) <= longestSection && !counted.test(part) && !done.test(part)
}
