import { tidy } from '../language/words.ts'
import { namesListeners, namesPeople } from './people.ts'
import { topicOfClause } from './topicOfClause.ts'

const occasion =
  /,?\s(?:for|at)\s(?:an?|my|our|the)\s(?:[\p{L}\p{N}'’-]+\s){0,3}(?:talk|presentation|project|assignment|meeting|conference|fair|assembly)$/iu
const apposed =
  /\s*[:,–—-]\s(?:a|an)\s(?:talk|lesson|workshop|presentation|deck|introduction|overview|course)(?:\s.*)?$/iu
const personal =
  /^my\s(?:thesis|dissertation|hobby|family|life|favou?rite|pet|dog|cat|hometown|research|trip|holiday|internship|portfolio|year)\b/iu
const lastPeople = /^(.+?),?\s(for|to|aimed at)\s((?:(?!\s(?:for|to|aimed at)\s).)+)$/iu

/** The words of a topic as they were typed, without those who listen, the occasion and asides behind a comma. */
export function givenTitle(words: string): string {
  const bare = withoutOccasion(beforeAsides(tidy(words).replace(apposed, '')))
  const [, before = '', joint = '', people = ''] = lastPeople.exec(bare) ?? []
  const listens = namesPeople(people) && (namesListeners(people) || /^to$/iu.test(joint))
  const kept = (listens ? before : bare).trim()
  return personal.test(kept) ? kept : kept.replace(/^my\s/iu, 'our ')
}

/** 'Bees for a school talk' is about bees. */
export function withoutOccasion(words: string): string {
  return words.replace(occasion, '')
}

/** 'Renewable energy, 12 slides, with charts' is renewable energy; 'beer, wine and cheese' is a list. */
function beforeAsides(words: string): string {
  const isList =
    /^(?!.*,\s(?:for|to|by|in)\s)[^,]{2,30}(?:,\s[^,]{2,30})+,?\s(?:and|or)\s[^,]{2,30}$/iu.test(
      words,
    )
  return isList ? words : (words.split(/;\s|,\s(?!the\s\p{Lu})/u)[0] ?? words)
}

export interface Told {
  readonly rest: string
  readonly audience?: string
}

/** Takes ', for new managers' off the end of a clause, and 'to children' off what is explained. */
export function tellWhom(words: string, isTold: boolean): Told {
  const [, people = '', told = ''] = /^(?:for|to)\s([^:,]{3,40}):\s(.+)$/iu.exec(words) ?? []
  if (namesPeople(people)) return { rest: told, audience: people }
  const behindTo = isTold ? peopleBehind(words, /^(.+)\s+to\s+([^,]+)$/iu) : undefined
  if (behindTo) return behindTo
  const behindComma = peopleBehind(words, /^(.+?),\s+(?:for|to|aimed at)\s+([^,]+)$/iu)
  const isClause = behindComma !== undefined && topicOfClause(behindComma.rest) !== undefined
  return isTold || isClause ? (behindComma ?? { rest: words }) : { rest: words }
}

function peopleBehind(words: string, pattern: RegExp): Told | undefined {
  const [, rest = '', people = ''] = pattern.exec(words) ?? []
  return namesPeople(people) ? { rest, audience: people } : undefined
}
