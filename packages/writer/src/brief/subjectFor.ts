import type { Phrase, Subject } from './brief.ts'
import type { Topic } from './readTopic.ts'
import { withArticle } from '../language/article.ts'
import { decapitalise } from '../language/letterCase.ts'
import { countability, pluralOf, singularOf } from '../language/noun.ts'
import { countWords, tidy } from '../language/words.ts'
import { isKnownPlace } from './places.ts'

const ventureWord = /\s+(?:start-?ups?|company|business|venture|firm|enterprise)$/iu
const ventureHead =
  /(?:start-?up|scale-?up|company|business|venture|firm|product|app|invention|brand|service|idea|project|shop|saas|(?:fin|ed|health|med|bio|agri|prop|insur|clean|food)-?tech)$/iu
const wrapper = /^(?:an?|our|my|the)?\s*(?:start-?up|company|business|venture)$/iu
const newness =
  /^(?:brand[- ]new|new|innovative|revolutionary|novel|upcoming|unique|amazing|great|exciting)\s+(?=\S)/iu
/** Places of business: there is one of it, so it is never spoken of in the plural. */
const establishment =
  /(?:(?<!work)shop|store|caf[eé]|restaurant|bakery|studio|agency|clinic|school|hotel|farm|gym|brewery|salon|(?:^|wine |cocktail |juice |tapas |sports )bar|bookshop|bookstore|gallery|kindergarten|nursery|office|winery|pharmacy|hostel|museum|roastery|club|festival|garage|truck|practice|co-op|cooperative|hub|space)$/iu
/** Heads that say nothing without what qualifies them. */
const genericHead =
  /(?:^|\s)(?:app|application|platform|marketplace|tool|service|product|solution|software|system|device|website|plugin|game|chatbot|assistant|machine|robot|drone|network|subscription|kit|robot)$/iu
const relation =
  /^(?:the\s+)?(?:[\p{L}-]+\s+)?(?:impact|effects?|history|future|benefits?|comparison|progress|status|lessons|findings|results|(?<=^(?:the\s)?)uses?|importance|role|basics|fundamentals|state|art|causes?|power|value|evolution|rise|origins?|science|principles|advantages|challenges|risks?|introduction|influence|psychology|economics|ethics|pros and cons|ups and downs)$/iu
const versus = /\s(?:vs\.?|versus)\s/iu
const led = /^(?:our|the|an?)\s/iu

export interface SubjectHints {
  readonly isActivity: boolean
  readonly isVenture: boolean
  /** The phrase begins the sentence, so its capital says nothing. */
  readonly startsSentence: boolean
  /** The deck was asked for as a pitch or a marketing plan. */
  readonly isForSale: boolean
  /** The words themselves ask for a pitch or a marketing plan. */
  readonly isAskedForSale: boolean
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
  const isPlain = hints.startsSentence && article === '' && !isKnownPlace(stripped)
  const core = isPlain ? decapitalise(stripped) : stripped
  if (hints.isActivity) return activitySubject(core, topic, isVenture)
  const isOne = !ventureWord.test(rest) && isOneThing(article, core)
  const isSingle = isVenture && (isOne || isSingleThing(core, topic))
  const isOurs = isOne && hints.isAskedForSale
  return thingSubject({ core, article, isVenture, isSingle, isOurs }, topic)
}

function isOneThing(article: string, core: string): boolean {
  return /^(?:an?|our|my)$/iu.test(article) && countability(headOf(core)) === 'one'
}

function thingSubject(traits: Traits, topic: Topic): NamedSubject {
  const { core, isVenture, isSingle } = traits
  const kept = keptArticle(traits, topic)
  const general =
    namedPhrase(topic) ?? praised(core, topic.tail) ?? generalPhrase(core, topic.tail, kept)
  const one = oneOf(core, kept)
  const subject: Subject = {
    general,
    short: shortPhrase(general, core, topic.tail),
    ...(one !== undefined && { one }),
    ...(topic.name !== undefined && { name: topic.name }),
    isActivity: false,
    isPhrase: isSayable(core, kept) && countWords(general.text) <= 9 && !endsInside(general.text),
  }
  return { subject, label: labelFor(traits, topic, general), isVenture, isSingle }
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
  /** One thing in a deck that was asked for to sell it. */
  readonly isOurs: boolean
}

/** What has a name is called by it. */
function namedPhrase({ name }: Topic): Phrase | undefined {
  return name === undefined || countWords(name) > 3 ? undefined : { text: name, many: false }
}

const adjectiveLike = /(?:ly|ous|ful|less|able|ible|ive|ical|onal|free|open)$/u

/** A head that no plural can be made of and that stands without an article makes no English sentence. */
function isSayable(core: string, kept: string): boolean {
  return core !== '' && (kept !== '' || !isOddHead(core))
}

function isOddHead(core: string): boolean {
  const head = headOf(core)
  return countability(head) === 'one' && !isProper(core) && adjectiveLike.test(head)
}

function sells(
  topic: Topic,
  hints: SubjectHints,
  words: { article: string; rest: string },
): boolean {
  if (hints.isVenture || topic.name !== undefined || ventureWord.test(words.rest)) return true
  if (/^(?:our|my)$/iu.test(words.article) && ventureHead.test(words.rest)) return true
  return hints.isForSale && isOffer(words, hints)
}

function isOffer(words: { article: string; rest: string }, hints: SubjectHints): boolean {
  const isOwned = /^(?:our|my)$/iu.test(words.article)
  if (genericHead.test(words.rest)) return true
  const isSort = !isOwned && countability(headOf(words.rest)) !== 'many'
  if (newness.test(words.rest) && (hints.isAskedForSale || isSort)) return true
  const isOffered = (isOwned || /^an?$/iu.test(words.article)) && !hints.isActivity
  return isOffered && (establishment.test(words.rest) || ventureHead.test(words.rest))
}

function isSingleThing(core: string, topic: Topic): boolean {
  if (establishment.test(core)) return true
  return genericHead.test(core) && (countWords(core) <= 2 || topic.description !== undefined)
}

function keptArticle(traits: Traits, { tail }: Topic): string {
  if (traits.article.toLowerCase() === 'the') return 'the'
  if (traits.isSingle || traits.isOurs) return 'our'
  if (/^(?:our|my)$/iu.test(traits.article) && !traits.isVenture) return 'our'
  if (isThatOne(traits, tail)) return 'the'
  return isOneOf(traits) ? articleOf(traits.core) : ''
}

/** 'Power cut at the cold store' is one that happened; without what follows it is a sort of thing. */
function isThatOne({ article, core, isVenture }: Traits, tail: string): boolean {
  if (article !== '' || isVenture || tail === '' || /^of\s/iu.test(tail)) return false
  return !isProper(core) && countability(headOf(core)) === 'one'
}

function isOneOf({ article, core, isVenture }: Traits): boolean {
  return /^an?$/iu.test(article) && !isVenture && countability(headOf(core)) === 'one'
}

function articleOf(core: string): string {
  return withArticle(core).split(' ')[0] ?? ''
}

function labelFor(traits: Traits, topic: Topic, general: Phrase): string {
  const { name } = topic
  if (!traits.isSingle)
    return name === undefined ? general.text : tidy(`${traits.core} ${topic.tail}`)
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
  const brief = (coreWords > 1 || core === 'onboarding') && coreWords <= 4 ? core : fallback
  const called = namedPhrase(topic)
  const subject: Subject = {
    general: called ?? general,
    short: called ?? (countWords(general.text) <= 4 ? general : { text: brief, many: false }),
    isActivity: called === undefined,
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
  if (number === 'one' && isOddHead(core)) return { text: tidy(`${core} ${tail}`), many: false }
  if (number === 'one' && !/['’]s\s/u.test(core))
    return { text: tidy(`${pluralOf(core)} ${tail}`), many: true }
  return { text: tidy(`${core} ${tail}`), many: number === 'many' }
}

function oneOf(core: string, kept: string): string | undefined {
  if (kept === 'the' || isProper(core) || /\d|\sand\s/u.test(core)) return undefined
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
  const count = countWords(general.text)
  const object = count > 3 ? objectOf(core, tail) : undefined
  if (object) return object
  if (count <= (led.test(general.text) ? 4 : 3) || versus.test(core)) return general
  const isWhole = tail === '' || !general.text.endsWith(tail)
  const bare = isWhole ? general.text : general.text.slice(0, -tail.length).trim()
  // 'The case' says little without 'for a four-day week'.
  if (countWords(bare.replace(led, '')) === 1 && count <= 6) return general
  return { text: isProper(core) ? bare : shortest(bare, general.text), many: general.many }
}

/** 'The safe use' says nothing without what is used. */
function shortest(bare: string, text: string): string {
  if (!/\s(?:use|handling|storage|disposal)$/iu.test(bare)) return lastWords(bare)
  return /^.+?\sof\s.+?(?=\s(?:in|for|at|on|to|from|by|with)\s|$)/iu.exec(text)?.[0] ?? text
}

/** What has benefits is what is spoken of: benefits neither work nor are explained. */
function praised(core: string, tail: string): Phrase | undefined {
  return /(?:benefits|advantages|importance|pros and cons)$/iu.test(core)
    ? objectOf(core, tail)
    : undefined
}

/** 'Jazz' of 'the history of jazz in New Orleans'. */
function objectOf(core: string, tail: string): Phrase | undefined {
  if (!relation.test(core)) return undefined
  const of = /^(?:of|from)\s+(.+?)(?:\s+(?:on|in|for|to|at|from)\s.*)?$/iu.exec(tail)?.[1]
  const longest = / and /u.test(of ?? '') ? 6 : 3
  if (of === undefined || countWords(of) > longest) return undefined
  return { text: of, many: countability(headOf(of)) === 'many' }
}

function lastWords(phrase: string): string {
  const words = phrase.split(/\s+/u)
  if (words.length <= 3 || words.includes('and')) return phrase
  const kept = led.test(phrase) ? `${words[0] ?? ''} ` : ''
  return `${kept}${words.slice(-2).join(' ')}`
}
