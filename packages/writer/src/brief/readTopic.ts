import type { Phrase } from './brief.ts'
import { isSingularBody, namesPeople } from './people.ts'
import { readPlace } from './places.ts'
import { tidy } from '../language/words.ts'

/** The parts of a phrase such as 'our water purifier called Aqua in rural India, for seed investors'. */
export interface Topic {
  /** 'our water purifier': with its article, without what follows. */
  readonly core: string
  /** Post-modifiers that belong to the core: 'of social media on teenagers'. */
  readonly tail: string
  readonly name?: string
  /** Whose results a report gives: 'Acme Corp'. */
  readonly whose?: string
  /** People named after 'for', in order. */
  readonly people: readonly Phrase[]
  readonly place?: Phrase
  readonly description?: string
}

const joints =
  /,?(?<!aimed|targeted)\s+(?=(?:for|in|to|at|across|throughout|within|aimed at|targeting|targeted at|geared towards?|from|with|without|using|based in|located in|that|which|who|where|so that|called|named|by|on|of|between|through|during|over|about|against|because|and we|we|they|into|as|under|after|before|selling|making|offering|connecting|serving)\s)|\s*[,;]\s+|\s+[–—-]\s+|:\s+/iu
const opensPeople = /^(?:for|to|aimed at|targeting|targeted at|geared towards?)\s+(.+)$/iu
/** 'Talking to patients' is not for patients. */
const reachesTo = /(?:ing|letters?|visits?|access|talks?|answers?)$/iu
const opensPlace = /^(?:in|for|across|throughout|within|based in|located in)\s+(.+)$/iu
const opensName = /^(?:called|named)\s+["'“‘]?(.+?)["'”’]?$/iu
const opensDescription =
  /^(?:that|which|who|where|so that|with|using|by|because|and we|as|selling|making|offering|connecting|serving)\s+(.+)$/iu
const opensTail =
  /^(?:of|on|for|to|in|between|through|about|against|over|at|from|without|into|under|during|after|before)\s/iu
const keepsAnything =
  /(?:ing|tion|sion|ment|ity|ship|ness|management|marketing|care|contact|conflict|cooperation|interviews?|meetings?|conversations?)$/iu

/** Sorts the pieces of a noun phrase by the word that opens each. */
export function readTopic(phrase: string): Topic {
  const pieces = tidy(phrase)
    .split(joints)
    .filter((piece) => piece !== undefined && piece !== '')
  const [first = '', ...others] = pieces
  const state: MutableTopic = {
    core: '',
    tail: [],
    people: [],
    isClosed: false,
    isPeopleLast: false,
  }
  const startsPlain = !/^(?:for|to|in|aimed at|targeting|with)\s/iu.test(first)
  if (startsPlain) state.core = first
  for (const piece of startsPlain ? others : pieces) take(state, piece)
  return {
    core: state.core,
    tail: state.tail.join(' '),
    people: state.people,
    ...(state.name !== undefined && { name: state.name }),
    ...(state.place && { place: state.place }),
    ...(state.description !== undefined && { description: state.description }),
  }
}

interface MutableTopic {
  core: string
  tail: string[]
  people: Phrase[]
  name?: string
  place?: Phrase
  description?: string
  /** After a piece that is no part of the name of the thing, later pieces are none either. */
  isClosed: boolean
  /** The piece before named people, so that 'of toddlers' says whose parents they are. */
  isPeopleLast: boolean
}

function take(state: MutableTopic, piece: string): void {
  if (takeOwners(state, piece)) return
  state.isPeopleLast = false
  if (takeName(state, piece) || takePeople(state, piece) || takePlace(state, piece)) return
  const isMeans = /^(?:with|by|using)\s/iu.test(piece) && keepsAnything.test(state.core)
  if (opensDescription.test(piece) && !isMeans) describe(state, piece)
  else if (state.core === '') state.core = piece.replace(/^(?:for|to|in|with)\s+/iu, '')
  else if (!state.isClosed && (isMeans || opensTail.test(piece))) state.tail.push(piece)
  else describe(state, piece)
}

/** 'Of toddlers' behind 'for parents' belongs to the parents. */
function takeOwners(state: MutableTopic, piece: string): boolean {
  const last = state.people.at(-1)
  if (!last || !state.isPeopleLast || !/^(?:of|at|from|with)\s/iu.test(piece)) return false
  state.people.splice(-1, 1, { ...last, text: `${last.text} ${piece}` })
  return true
}

function takeName(state: MutableTopic, piece: string): boolean {
  const name = opensName.exec(piece)?.[1]
  if (name === undefined || state.name !== undefined) return false
  state.name = name
  return true
}

function describe(state: MutableTopic, piece: string): void {
  state.description = tidy(`${state.description ?? ''} ${piece}`)
  state.isClosed = true
}

function takePeople(state: MutableTopic, piece: string): boolean {
  if (/^to\s/iu.test(piece) && reachesTo.test(state.core)) return false
  const named = opensPeople.exec(piece)?.[1] ?? helped(piece)
  if (named === undefined || !namesPeople(named)) return false
  if (/^(?:that|which)\s/iu.test(piece)) state.description ??= piece
  const text = named.replace(/^my\s+/iu, 'the ')
  state.isPeopleLast = true
  state.people.push({ text, many: !isSingularBody(text) })
  return true
}

/** 'that helps elderly people remember' is for elderly people. The words stay in the description too. */
function helped(piece: string): string | undefined {
  const rest = /^(?:that|which)\s+(?:helps?|lets?|allows?|enables?|supports?)\s+(.+)$/iu.exec(
    piece,
  )?.[1]
  const words = rest?.split(/\s+/u) ?? []
  for (const count of [1, 2, 3, 4]) {
    const phrase = words.slice(0, count).join(' ')
    if (count < words.length && namesPeople(phrase)) return phrase
  }
  return undefined
}

function takePlace(state: MutableTopic, piece: string): boolean {
  const named = opensPlace.exec(piece)?.[1]
  if (named === undefined || state.place) return false
  const place = readPlace(named, /^for\s/iu.test(piece) ? 'listed' : 'any')
  if (!place) return false
  state.place = place
  return true
}
