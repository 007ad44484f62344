import type { Phrase, Subject } from './brief.ts'
import type { Topic } from './readTopic.ts'
import { withArticle } from '../language/article.ts'
import { decapitalise } from '../language/letterCase.ts'
import { countability, pluralOf, singularOf } from '../language/noun.ts'
import { countWords, tidy } from '../language/words.ts'

const ventureWord = /\s+(?:start-?ups?|company|business|venture|firm|enterprise)$/iu
const ventureHead =
  /(?:start-?up|company|business|venture|firm|product|app|invention|brand|service|idea|project|shop)$/iu
const wrapper = /^(?:an?|our|my|the)?\s*(?:start-?up|company|business|venture)$/iu
const newness =
  /^(?:brand[- ]new|new|innovative|revolutionary|novel|upcoming|unique|amazing|great|exciting)\s+(?=\S)/iu
/** Places of business: there is one of it, so it is never spoken of in the plural. */
const establishment =
  /(?:shop|store|caf[eé]|restaurant|bakery|studio|agency|clinic|school|hotel|farm|gym|brewery|salon|(?:^|wine |cocktail |juice |tapas |sports )bar|bookshop|bookstore|gallery|kindergarten|nursery|office|winery|pharmacy|hostel|museum|roastery|club|festival|garage|truck|practice|co-op|cooperative|hub|space)$/iu
/** Heads that say nothing without what qualifies them. */
const genericHead =
  /(?:^|\s)(?:app|application|platform|marketplace|tool|service|product|solution|software|system|device|website|plugin|game|chatbot|assistant|machine|robot|drone|network|subscription|kit|robot)$/iu
const relation =
  /^(?:the\s+)?(?:[\p{L}-]+\s+)?(?:impact|effects?|history|future|benefits?|use|uses|importance|role|basics|fundamentals|state|art|causes?|power|value|evolution|rise|origins?|science|principles|advantages|challenges|risks?|introduction|influence|psychology|economics|ethics)$/iu

export interface SubjectHints {
  readonly isActivity: boolean
  readonly isVenture: boolean
  /** The phrase begins the sentence, so its capital says nothing. */
  readonly startsSentence: boolean
  /** The deck was asked for as a pitch or a marketing plan. */
  readonly isForSale: boolean
}

export interface NamedSubject {
  readonly subject: Subject
  /** The subject as a cover names it, without place or people. */
  readonly label: string
  readonly isVenture: boolean
  /** One shop or one app, rather than a sort of thing. */
  readonly isSingle: boolean
}

/** Gives a topic the forms that sentences need; `hints` say how it was introduced. */
export function subjectFor(given: Topic, hints: SubjectHints): NamedSubject {
  const topic = unwrapped(given)
  const [, article = '', rest = topic.core] =
    /^(?:(an?|the|our|my|this|your|their|some)\s+)?(.+)$/iu.exec(topic.core) ?? []
  const isVenture = sells(topic, hints, { article, rest })
  const stripped = strip(rest)
  const core = hints.startsSentence && article === '' ? decapitalise(stripped) : stripped
  if (hints.isActivity) return activitySubject(core, topic, isVenture)
  const traits = { core, article, isVenture, isSingle: isVenture && isSingleThing(core, topic) }
  const kept = keptArticle(traits)
  const general = generalPhrase(core, topic.tail, kept)
  const one = oneOf(core, kept)
  const subject: Subject = {
    general,
    short: shortPhrase(general, core, topic.tail),
    ...(one !== undefined && { one }),
    ...(topic.name !== undefined && { name: topic.name }),
    isActivity: false,
    isPhrase: core !== '' && countWords(general.text) <= 9 && !endsInside(general.text),
  }
  return { subject, label: labelFor(traits, topic, general), isVenture, isSingle: traits.isSingle }
}

/** 'A startup for electric bikes' is about electric bikes. */
function unwrapped(topic: Topic): Topic {
  const made = /^(?:for|in|around)\s+(.+)$/iu.exec(topic.tail)?.[1]
  if (made === undefined || !wrapper.test(topic.core)) return topic
  return { ...topic, core: `a ${made} startup`, tail: '' }
}

interface Traits {
  readonly core: string
  readonly article: string
  readonly isVenture: boolean
  readonly isSingle: boolean
}

function sells(
  topic: Topic,
  hints: SubjectHints,
  words: { article: string; rest: string },
): boolean {
  if (hints.isVenture || topic.name !== undefined || ventureWord.test(words.rest)) return true
  if (/^(?:our|my)$/iu.test(words.article) && ventureHead.test(words.rest)) return true
  if (!hints.isForSale) return false
  const isOffered = /^(?:an?|our|my)$/iu.test(words.article) && !hints.isActivity
  return (
    newness.test(words.rest) ||
    genericHead.test(words.rest) ||
    (isOffered && establishment.test(words.rest))
  )
}

function isSingleThing(core: string, topic: Topic): boolean {
  if (establishment.test(core)) return true
  return genericHead.test(core) && (countWords(core) <= 2 || topic.description !== undefined)
}

function keptArticle(traits: Traits): string {
  if (traits.article.toLowerCase() === 'the') return 'the'
  if (traits.isSingle) return 'our'
  return /^(?:our|my)$/iu.test(traits.article) && !traits.isVenture ? 'our' : ''
}

function labelFor(traits: Traits, topic: Topic, general: Phrase): string {
  if (!traits.isSingle) return general.text
  const isMass = countability(traits.core.split(/\s+/u).at(-1) ?? '') !== 'one'
  const owned = /^(?:our|my)$/iu.test(traits.article)
  const named = owned ? `our ${traits.core}` : isMass ? traits.core : withArticle(traits.core)
  const long = tidy(`${named} ${topic.tail} ${topic.description ?? ''}`)
  return long.length <= 60 ? long : tidy(`${named} ${topic.tail}`)
}

/** A full stop inside is the end of a sentence unless it belongs to a figure or an initial. */
function endsInside(text: string): boolean {
  return /[.!?]/u.test(text.replace(/\d[.]\d|\b\p{Lu}\.|\.\p{L}/gu, ''))
}

function strip(words: string): string {
  const bare = words.replace(newness, '').replace(newness, '')
  const short = bare.replace(ventureWord, '')
  return short === '' || /^(?:small|family|tech|local|own|young)$/iu.test(short) ? bare : short
}

function activitySubject(core: string, topic: Topic, isVenture: boolean): NamedSubject {
  const general = { text: tidy(`${core} ${topic.tail}`), many: false }
  const coreWords = countWords(core)
  const fallback = /^(?:switch|mov|chang|adopt|migrat|introduc)/iu.test(core)
    ? 'this change'
    : 'this'
  const brief = coreWords > 1 && coreWords <= 4 ? core : fallback
  const subject: Subject = {
    general,
    short: countWords(general.text) <= 4 ? general : { text: brief, many: false },
    isActivity: true,
    isPhrase: countWords(general.text) <= 9,
    ...(topic.name !== undefined && { name: topic.name }),
  }
  return { subject, label: general.text, isVenture, isSingle: false }
}

function generalPhrase(core: string, tail: string, kept: string): Phrase {
  const number = countability(headOf(core))
  if (kept !== '') return { text: tidy(`${kept} ${core} ${tail}`), many: number === 'many' }
  if (/^of\s/iu.test(tail)) return { text: tidy(`the ${core} ${tail}`), many: number === 'many' }
  if (isProper(core))
    return { text: tidy(`${core} ${tail}`), many: number === 'many' && / /u.test(core) }
  if (number === 'one') return { text: tidy(`${pluralOf(core)} ${tail}`), many: true }
  return { text: tidy(`${core} ${tail}`), many: number === 'many' }
}

function oneOf(core: string, kept: string): string | undefined {
  if (kept === 'the' || isProper(core) || /\d/u.test(core)) return undefined
  const number = countability(headOf(core))
  return number === 'one' ? core : number === 'many' ? singularOf(core) : undefined
}

function headOf(core: string): string {
  return core.split(/\s+/u).at(-1) ?? core
}

/** Ends in a capitalised word, so it is a name: 'Mars', 'Project Falcon', 'Acme Corp'. */
function isProper(core: string): boolean {
  return /^\p{Lu}/u.test(headOf(core))
}

function shortPhrase(general: Phrase, core: string, tail: string): Phrase {
  if (countWords(general.text) <= 3) return general
  const of = /^of\s+(.+?)(?:\s+(?:on|in|for|to|at|from)\s.*)?$/iu.exec(tail)?.[1]
  if (of !== undefined && relation.test(core) && countWords(of) <= 3) {
    return { text: of, many: countability(headOf(of)) === 'many' }
  }
  const bare = tail === '' ? general.text : general.text.slice(0, -tail.length).trim()
  const words = bare.split(/\s+/u)
  if (words.length <= 3 || isProper(core)) return { text: bare, many: general.many }
  const first = words[0] ?? ''
  const kept = /^(?:our|the)$/iu.test(first) ? `${first} ` : ''
  return { text: `${kept}${words.slice(-2).join(' ')}`, many: general.many }
}
