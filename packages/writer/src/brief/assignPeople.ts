import type { Phrase } from './brief.ts'
import type { PresentationType } from '../types.ts'
import { countWords, tidy } from '../language/words.ts'
import type { FoundTopic } from './findTopic.ts'
import { isSingularBody, namesBody, namesListeners, namesPeople, namesWorkers } from './people.ts'

export interface People {
  readonly audience?: Phrase
  readonly customers?: Phrase
}

interface PeopleContext {
  readonly text: string
  readonly type: PresentationType
  /** Those for whom a training is made learn; others may have asked for it. */
  readonly isTaught: boolean
}

const audienceSentence =
  /\b(?:audience\s*(?:is|are|will be|consists of|:)|(?:this|it) is for|presenting (?:it |this )?to|for an audience of|pitching to|(?:want|need|hope|aim) to (?:convince|persuade|win over)|present (?:it |this )?to)\s+(?:mostly |mainly )?([^.,;!?\n]{3,60})/iu

/** 'Audience: port authorities' needs no list to be believed. */
const statedAudience = /(?:^|[.;,!\n]\s*)audience\s*:\s*([^.,;!?\n]{3,60})/iu

/** Who listens, and who the thing is for: investors listen to a pitch for hospitals, students attend a lesson. */
export function assignPeople(found: FoundTopic, context: PeopleContext): People {
  const { people } = found.topic
  const said = saidAudience(found, context)
  const listeners = people.filter(({ text }) => namesListeners(text))
  const others = people.filter(({ text }) => !namesListeners(text))
  const isSold = sells(found, context.type)
  const audience = said ?? listeners[0] ?? (isSold ? undefined : others[0])
  const customers = isSold ? others.find(({ text }) => text !== audience?.text) : undefined
  return { ...(audience && { audience }), ...(customers && { customers }) }
}

function saidAudience(found: FoundTopic, { text, isTaught }: PeopleContext): Phrase | undefined {
  const { topic, audience, asides } = found
  const stated = statedAudience.exec(text)?.[1]
  const learners = isTaught ? (topic.people[0] ?? spokenOf(asides[0])) : undefined
  return (
    (stated === undefined ? undefined : phraseOf(stated)) ??
    learners ??
    spokenOf(audience ?? asides.at(-1) ?? audienceSentence.exec(text)?.[1])
  )
}

function sells({ named, isProposal }: FoundTopic, type: PresentationType): boolean {
  if (isProposal) return false
  if (named.isVenture || type === 'marketing') return true
  return type === 'pitch' && !named.subject.isActivity && named.subject.one !== undefined
}

function spokenOf(words: string | undefined): Phrase | undefined {
  const phrase = words === undefined ? undefined : phraseOf(words)
  const isWhom =
    phrase && (namesPeople(phrase.text) || namesBody(phrase.text) || namesWorkers(phrase.text))
  return isWhom ? phrase : undefined
}

function phraseOf(words: string): Phrase | undefined {
  const text = tidy(words)
    .replace(/\s+(?:who|that|which)\s.*$/iu, '')
    .replace(/^my\s/iu, 'the ')
  return countWords(text) <= 6 ? { text, many: !isSingularBody(text) } : undefined
}
