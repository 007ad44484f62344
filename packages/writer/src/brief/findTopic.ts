import type { PresentationType } from '../types.ts'
import { tidy } from '../language/words.ts'
import { tellWhom, withoutOccasion } from './givenTitle.ts'
import { type Introduction, introduces } from './introduces.ts'
import { namesPeople } from './people.ts'
import { type Opening, readOpening } from './readOpening.ts'
import { readTopic, type Topic } from './readTopic.ts'
import { type NamedSubject, subjectFor, type SubjectHints } from './subjectFor.ts'
import { takeAsides } from './takeAsides.ts'
import { titleWords, type TitleWords } from './titleWords.ts'
import { type ClauseTopic, topicOfClause } from './topicOfClause.ts'
import { isDropped, isOwner, withModifiers } from './withModifiers.ts'

const courtesy = /(?:,?\s+(?:please|thanks|thank you)[.!?]*|[.!]+)$/iu

export interface FoundTopic extends TitleWords {
  readonly topic: Topic
  readonly named: NamedSubject
  /** What the deck does for the subject: 'social media', 'summer sale'. */
  readonly angle?: string
  readonly kind?: PresentationType
  readonly audience?: string
  /** 'Safety briefing', where nothing but safety is its topic. */
  readonly sort?: string
  /** Those whom a comma sets apart as listeners. */
  readonly asides: readonly string[]
  readonly isProposal: boolean
}

/** The sentence that asks for a deck or introduces the venture names the topic; else the first one does. */
export function findTopic(sentences: readonly string[], type: PresentationType): FoundTopic {
  const telling = tellingSentence(sentences)
  const asides = takeAsides(tidy(telling.replace(courtesy, '')))
  const opening = readOpening(asides.rest)
  const others = sentences.filter((sentence) => sentence !== telling)
  const { introduced, rest: words, listeners = opening.audience } = topicWords(opening, others)
  const { rest, audience = listeners } = tellWhom(words, opening.isExplained === true)
  const clause = introduced?.isDoing === true ? doingClause(rest) : clauseIn(rest)
  const read = readTopic(clause?.phrase ?? withoutOccasion(rest.replace(/[?!]+$/u, '')))
  // The report's own name fits only where nothing else is named as its topic.
  const { title, ...untitled } = opening
  const asked = title !== undefined && isOwner(read, rest) ? opening : untitled
  const topic = withModifiers(named(read, introduced), asked)
  const hints = hintsFor({ opening, introduced, clause, topic, rest, telling })
  const kind = opening.kind ?? type
  return {
    topic,
    named: namedSubject(topic, {
      introduced,
      kind,
      hints: { ...hints, isForSale: isForSale(opening, kind) },
    }),
    ...angleOf(opening, topic),
    ...sortOf(opening, topic),
    ...(opening.kind && { kind: opening.kind }),
    ...(audience !== undefined && { audience }),
    asides: asides.audiences,
    ...titleWords({ opening: asked, clause, topic, rest, telling: asides.rest }),
    isProposal: opening.isProposal === true,
  }
}

function sortOf({ sort, modifiers }: Opening, { core }: Topic): Pick<FoundTopic, 'sort'> {
  return sort !== undefined && core === modifiers ? { sort } : {}
}

function isForSale({ isProposal }: Opening, kind: PresentationType): boolean {
  return /^(?:pitch|marketing)$/u.test(kind) && isProposal !== true
}

interface Naming {
  readonly introduced: Introduction | undefined
  readonly kind: PresentationType
  readonly hints: SubjectHints
}

/** 'A start-up that rents tools' is pitched as our start-up; what it does is the label on the cover. */
function namedSubject(topic: Topic, { introduced, kind, hints }: Naming): NamedSubject {
  const isBare = introduced?.firm !== undefined && introduced.name === undefined
  if (!isBare || kind !== 'pitch') return subjectFor(topic, hints)
  const firm = { text: `our ${introduced.firm}`, many: false }
  return {
    subject: { general: firm, short: firm, isActivity: false, isPhrase: true },
    label: introduced.phrase,
    isVenture: true,
    isSingle: true,
  }
}

function angleOf({ angle, modifiers }: Opening, topic: Topic): Pick<FoundTopic, 'angle'> {
  if (angle !== undefined) return { angle }
  return isDropped(modifiers, topic) ? { angle: modifiers } : {}
}

/** 'A plan for moving our office' is about a doing, one for running shoes about a thing. */
const forDoing =
  /^(?:for|to|into)\s+(?=\p{L}+ing\s(?:an?|the|our|my|your|their|this|to|from|into|away|up|out|more|fewer|less|all|every|two|three|four|five|\d+)\s|(?:attract|automat|creat|cutt|digiti[sz]|expand|hir|improv|increas|introduc|lower|moderni[sz]|prevent|protect|rais|reduc|renovat|replac|restor|simplif)y?ing\s)/iu

function clauseIn(rest: string): ClauseTopic | undefined {
  return topicOfClause(rest.replace(forDoing, ''))
}

function doingClause(phrase: string): ClauseTopic {
  return { phrase, isActivity: true, isHeadline: false }
}

function tellingSentence(sentences: readonly string[]): string {
  return (
    sentences.find((sentence) => readOpening(sentence).asks) ??
    sentences.find((sentence) => introduces(sentence) !== undefined) ??
    sentences[0] ??
    ''
  )
}

interface TopicWords {
  readonly introduced: Introduction | undefined
  readonly rest: string
  /** Those whom the request itself names: 'A deck for donors'. */
  readonly listeners?: string
}

/** 'Create a pitch deck. We are building ...': the request says nothing, the next sentence does. */
function topicWords(opening: Opening, others: readonly string[]): TopicWords {
  const { rest, modifiers } = opening
  const own = introduces(rest)
  if (own) return { introduced: own, rest: own.phrase }
  const next = others.map((sentence) => introduces(sentence)).find((found) => found !== undefined)
  const [, listeners = ''] = /^(?:for|to)\s(.+)$/iu.exec(rest) ?? []
  if (next && modifiers === '' && namesPeople(listeners))
    return { introduced: next, rest: next.phrase, listeners }
  if (rest !== '' || modifiers !== '') return { introduced: undefined, rest }
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
    isVenture: isVentureOf(introduced) || (isOffered && opening.isProposal !== true),
    isAskedForSale: /^(?:pitch|marketing)$/u.test(opening.kind ?? '') && !opening.isProposal,
    startsSentence: firstWord !== '' && telling.toLowerCase().startsWith(firstWord),
  }
}

/** Those who say only what they do, without a name, tell of their work rather than of a product. */
function isVentureOf(introduced: Introduction | undefined): boolean {
  return introduced !== undefined && (introduced.isDoing !== true || introduced.name !== undefined)
}
