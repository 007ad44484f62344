import type { PresentationType } from '../types.ts'
import { capitalise } from '../language/letterCase.ts'
import { tidy } from '../language/words.ts'
import { type Introduction, introduces } from './introduces.ts'
import { type Opening, readOpening } from './readOpening.ts'
import { readTopic, type Topic } from './readTopic.ts'
import { type NamedSubject, subjectFor } from './subjectFor.ts'
import { type ClauseTopic, topicOfClause } from './topicOfClause.ts'

export interface FoundTopic {
  readonly topic: Topic
  readonly named: NamedSubject
  /** What the deck does for the subject: 'social media', 'summer sale'. */
  readonly angle?: string
  readonly kind?: PresentationType
  readonly audience?: string
  /** A question or 'how to' that is its own best title. */
  readonly headline?: string
}

/** The sentence that asks for a deck or introduces the venture names the topic; else the first one does. */
export function findTopic(sentences: readonly string[], type: PresentationType): FoundTopic {
  const telling = tellingSentence(sentences)
  const opening = readOpening(tidy(telling.replace(/[.!]+$/u, '')))
  const others = sentences.filter((sentence) => sentence !== telling)
  const { introduced, rest } = topicWords(opening, others)
  const clause = topicOfClause(rest)
  const read = readTopic(clause?.phrase ?? rest.replace(/[?!]+$/u, ''))
  const topic = withModifiers(named(read, introduced), opening)
  const angle =
    opening.angle ?? (isDropped(opening.modifiers, topic) ? opening.modifiers : undefined)
  const hints = hintsFor({ opening, introduced, clause, topic, rest, telling })
  return {
    topic,
    named: subjectFor(topic, {
      ...hints,
      isForSale: /^(?:pitch|marketing)$/u.test(opening.kind ?? type),
    }),
    ...(angle !== undefined && { angle }),
    ...(opening.kind && { kind: opening.kind }),
    ...(opening.audience !== undefined && { audience: opening.audience }),
    ...(clause?.isHeadline === true && { headline: capitalise(rest) }),
  }
}

function tellingSentence(sentences: readonly string[]): string {
  return (
    sentences.find((sentence) => readOpening(sentence).asks) ??
    sentences.find((sentence) => introduces(sentence) !== undefined) ??
    sentences[0] ??
    ''
  )
}

/** 'Create a pitch deck. We are building ...': the request says nothing, the next sentence does. */
function topicWords(
  opening: Opening,
  others: readonly string[],
): { introduced: Introduction | undefined; rest: string } {
  const own = introduces(opening.rest)
  if (own || opening.rest !== '' || opening.modifiers !== '')
    return { introduced: own, rest: own?.phrase ?? opening.rest }
  const next = others.map((sentence) => introduces(sentence)).find((found) => found !== undefined)
  return { introduced: next, rest: next?.phrase ?? (others[0] ?? '').replace(/[.!]+$/u, '') }
}

function named(topic: Topic, introduced: Introduction | undefined): Topic {
  return introduced?.name === undefined ? topic : { ...topic, name: introduced.name }
}

interface Clues {
  readonly opening: Opening
  readonly introduced: Introduction | undefined
  readonly clause: ClauseTopic | undefined
  readonly topic: Topic
  readonly rest: string
  readonly telling: string
}

function hintsFor(clues: Clues) {
  const { opening, introduced, clause, topic, rest, telling } = clues
  const isOffered =
    opening.kind === 'pitch' && /^(?:an?|our|my)\s/iu.test(rest) && clause === undefined
  const firstWord = topic.core.split(' ')[0]?.toLowerCase() ?? ''
  return {
    isActivity: clause?.isActivity ?? false,
    isVenture: introduced !== undefined || isOffered,
    startsSentence: firstWord !== '' && telling.toLowerCase().startsWith(firstWord),
  }
}

const weak =
  /^(?:(?:quarterly|annual|monthly|weekly|yearly|half-year|project|status|team|company|product|business|launch|progress|internal|school|sales|marketing|strategy)\s*)+$/iu
const unnamedResults = /^(?:sales|marketing|project|team|company|product|business|financial)$/iu
const periodical = /^(?:quarterly|annual|monthly|weekly|yearly|half-year)$/iu

/** Words that say something and did not become the topic: 'Summer sale campaign for Acme shoes'. */
function isDropped(modifiers: string, topic: Topic): boolean {
  return modifiers !== '' && !weak.test(modifiers) && !topic.core.startsWith(modifiers)
}

/** 'Cybersecurity awareness training for employees': the words before the sort of deck are the topic. */
function withModifiers(topic: Topic, { modifiers, kind }: Opening): Topic {
  if (modifiers === '') return topic
  if (topic.core !== '' && (weak.test(modifiers) || topic.core.includes(' '))) return topic
  if (topic.core !== '') {
    const joint = /\d/u.test(topic.core) ? '' : 'for '
    return { ...topic, core: modifiers, tail: tidy(`${joint}${topic.core} ${topic.tail}`) }
  }
  if (periodical.test(modifiers))
    return { ...topic, core: `our ${modifiers.toLowerCase()} results` }
  return {
    ...topic,
    core: kind === 'report' && unnamedResults.test(modifiers) ? `${modifiers} results` : modifiers,
  }
}
