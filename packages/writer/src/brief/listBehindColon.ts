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
  const parts = partsOf(tail)
  const facts = parts.filter(isFact)
  const others = parts.filter((part) => !isFact(part))
  if (facts.length >= 2) return listedFacts(head, facts, { others, tail })
  const areSections = parts.length >= 3 && parts.every(isSection)
  return areSections ? { head, sections: parts.map(capitalise), facts: [] } : none
}

interface Around {
  readonly others: readonly string[]
  readonly tail: string
}

/** 'Project status: migration to the cloud, 60% done': what comes before the figures is what they are about. */
function listedFacts(head: string, facts: readonly string[], { others, tail }: Around): Listed {
  const [first, ...further] = others
  const leads = first !== undefined && tail.startsWith(first)
  return {
    head: leads ? `${head}: ${first}` : head,
    sections: (leads ? further : others).filter(isSection).map(capitalise),
    facts,
  }
}

function partsOf(list: string): readonly string[] {
  return list
    .split(/\s*(?:,(?!\d)|;)\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e)\s+/iu)
    .map((part) => tidy(part))
    .filter((part) => part !== '')
}

function isFact(part: string): boolean {
  return /(?<![\p{L}-])\d/u.test(part) && countWords(part) <= longestFact
}

function isSection(part: string): boolean {
  return countWords(part) <= longestSection && !/^(?:an?|eine?|une?|una?|um)\s/iu.test(part)
}
