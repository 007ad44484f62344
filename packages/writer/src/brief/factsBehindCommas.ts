import { countWords, tidy } from '../language/words.ts'
import { readFigures } from './readFigures.ts'

/** A request without the facts that were strung behind it, and those facts as they were typed. */
export interface Apart {
  readonly head: string
  readonly facts: readonly string[]
}

const longestFact = 10
/** Who it is for, how long it takes and what it is made of are no facts about the topic; what went up is said before. */
const aside =
  /^(?:for|to|by|in|on|at|with|within|over|during|between|from|of|about|aimed|around|using|including|ages?|aged|grades?|class|level|up|down)\b|\b(?:BCE?|CE|AD)\b|^\d+[\s-]?(?:minutes?|mins?|hours?|pages?|participants|attendees|students|pupils|people|reasons|tips|steps|ways|ideas|lessons|facts|questions|examples|parts|chapters|sections|topics|points|things)\b/iu
/** An amount that nobody gives in passing. */
const amount =
  /[$€£¥₹%]|\dk\b|\d\s?(?:percent|million|billion|thousand|bn|mn|euros?|dollars?|pounds)\b/iu

/**
 * 'Pitch for a start-up that weaves nets, raised 1.2 million, 34 hotels as customers' tells two things besides its topic. One
 * alone is told where it is an amount: 'the model 3, 5 doors' is a name.
 */
export function factsBehindCommas(sentence: string): Apart {
  const [head = '', ...parts] = sentence
    .replace(/[.!]+$/u, '')
    .split(/,\s+(?:and\s+)?/iu)
    .map(tidy)
  const facts = parts.filter(isFact)
  if (facts.length < 2 && !facts.some((fact) => amount.test(fact)))
    return { head: sentence, facts: [] }
  return { head: [head, ...parts.filter((part) => !facts.includes(part))].join(', '), facts }
}

function isFact(part: string): boolean {
  const words = countWords(part)
  return words >= 2 && words <= longestFact && !aside.test(part) && readFigures(part).length > 0
}
