import { slidesAsked } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import { countWords } from '../language/words.ts'
import { partsOf, readClaims } from './lists.ts'
import { occasionIn } from './opener.ts'
import { type NamedKind, oneOf, type PromptWords, questionIn, wordPattern } from './promptWords.ts'
import { isTime, tellsLength } from './times.ts'

/** Maximum words of a remark about the talk itself, and of a label. */
const mostFactWords = 5
export const mostKeyWords = 3
export const colon = /^(.+?)\s*(?::(?=\s|$)|：)\s*(.*)$/su

/** Text from the prompt that gets its own slide. */
export interface OwnWords {
  readonly text: string
  /** Whether it is named as a part of the deck rather than stated. */
  readonly isMember: boolean
  /** The label that the prompt gives it, alone or with others. */
  readonly under?: string
}

/** What has been read of a prompt so far. */
export interface Reading {
  readonly language: Language
  readonly words: PromptWords
  title: string
  /** Text below the title. */
  readonly below: string[]
  kind: NamedKind | undefined
  /** The words before the list of what the deck is to cover. */
  named: string
  ask: string | undefined
  /** The options to choose from. */
  options: readonly string[]
  readonly own: OwnWords[]
  readonly orders: string[]
}

/**
 * Adds items that the prompt lists, possibly under a label. A date among them goes below the title; a request at the
 * end becomes what the deck asks for.
 */
export function addMembers(members: readonly string[], reading: Reading, under?: string): void {
  const { own, below, language, words } = reading
  for (const { text, label } of labelMembers(withFigures(members), under)) {
    const isLast = text !== '' && members.length > 1 && members.at(-1)?.endsWith(text) === true
    const isAsk =
      isLast &&
      reading.ask === undefined &&
      questionIn(text, words) === undefined &&
      wordPattern(words.raises).test(text)
    const said = capitalize(text, language)
    if (isAsk) reading.ask = said
    else if (setApart(text, reading)) continue
    else if (isTime(text, language)) below.push(text)
    else own.push({ text: said, isMember: true, ...label })
  }
}

/** Joins a bare figure to the item before it: 'packages €300, €750'. */
function withFigures(members: readonly string[]): readonly string[] {
  const list: string[] = []
  for (const member of members) {
    const last = list.at(-1)
    const isBare = /\p{Nd}/u.test(member) && !/\p{L}{2}/u.test(member)
    if (isBare && last !== undefined && /\p{Nd}/u.test(last))
      list.splice(-1, 1, `${last}, ${member}`)
    else list.push(member)
  }
  return list
}

/**
 * Labels the members: in 'risks: frost, wind' the label also applies to those that follow; in 'A: rent, B: buy' each
 * has its own.
 */
function labelMembers(
  members: readonly string[],
  under: string | undefined,
): readonly { readonly text: string; readonly label: { readonly under?: string } }[] {
  let label = under
  return members.map((text, index) => {
    const [, key = '', rest = ''] = colon.exec(text) ?? []
    const isLabel =
      rest !== '' && countWords(key) <= mostKeyWords && !colon.test(members[index + 1] ?? 'a: b')
    if (key !== '') label = isLabel ? key : under
    return {
      text: isLabel ? rest : text,
      label: label === undefined ? {} : { under: capitalize(label) },
    }
  })
}

/**
 * Sets aside what is about the talk itself: audience, length, number of people or slides, tone, visuals. Returns
 * whether the text was such a remark.
 */
export function setApart(text: string, { words, language, below, orders }: Reading): boolean {
  if (countWords(text) > mostFactWords) return false
  const isCounted =
    /\p{Nd}/u.test(text) && new RegExp(`${oneOf(words.attendees)}\\p{L}*$`, 'iu').test(text)
  const isListening = new RegExp(String.raw`^${oneOf(words.audience)}\s`, 'iu').test(text)
  const isManner = countWords(text) > 1 && wordPattern(words.manners).test(text)
  const isAbout = isCounted || tellsLength(text, language) || isManner || showsDevice(text, words)
  if (isListening || isTalkSomewhere(text, words)) below.push(text)
  else if (isAbout || slidesAsked(text)) orders.push(text)
  else return false
  return true
}

/** Whether a text only says that there is a talk, as 'Talk at the museum' does. */
function isTalkSomewhere(text: string, words: PromptWords): boolean {
  if (slidesAsked(text) || /\p{Nd}/u.test(text)) return false
  return occasionIn(text, words) === 'talk' && countWords(text) > 1
}

/** Removes the parts of a sentence that are about the talk itself. */
export function withoutFacts(text: string, reading: Reading): string {
  const parts = partsOf(text)
  const kept = parts.filter((part, index) => {
    const isAside = index > 0 && countWords(part) > 1 && isOrder(part, reading.words)
    if (isAside) reading.orders.push(part)
    return !isAside && !setApart(part, reading)
  })
  return kept.length === parts.length ? text : kept.join(', ')
}

/** Removes the 'and', 'so' or 'oh' that begins a clause of a run-on sentence. */
export function withoutFillers(text: string, { words }: Reading): string {
  const filler = new RegExp(String.raw`^(?:${oneOf(words.fillers)}(?:[,\s]+|(?<=\p{Lo})))+`, 'iu')
  const rest = /^\p{Lu}/u.test(text) ? text : text.replace(filler, '')
  return /\p{L}/u.test(rest) ? rest : text
}

/** Adds what the prompt states, one figure at a time; what it asks for becomes the end of the deck. */
export function addStatement(text: string, reading: Reading): void {
  const { words, language } = reading
  if (text === '' || setApart(text, reading)) return
  const claims = readClaims(text, language)
  for (const claim of claims.length > 0 ? claims : [text]) {
    const stated = capitalize(withoutFillers(claim, reading), language)
    if (wordPattern(words.raises).test(claim)) askFor(stated, reading)
    else reading.own.push({ text: stated, isMember: false })
  }
}

/** The last request ends the deck; an earlier one becomes a point. */
function askFor(text: string, reading: Reading): void {
  if (reading.ask !== undefined) reading.own.push({ text: reading.ask, isMember: false })
  reading.ask = text
}

/** Whether a text says how to write, or what to show. */
export function isOrder(text: string, words: PromptWords): boolean {
  const isTold = new RegExp(String.raw`^${oneOf(words.orders)}(?!\p{L})`, 'iu').test(text)
  return isTold || showsDevice(text, words)
}

/** Whether a short text asks for a chart, a table or the like. */
function showsDevice(text: string, { devices, showing, asks }: PromptWords): boolean {
  const wants = oneOf([...showing, ...asks])
  const isWanted = new RegExp(
    String.raw`^${wants}(?!\p{L})|(?<=[\s\P{Script=Latin}])${wants}$`,
    'iu',
  )
  return (
    countWords(text) <= mostFactWords + 1 && isWanted.test(text) && wordPattern(devices).test(text)
  )
}

/** Removes an introduction such as 'I want to talk about' and, in verb-final languages, its ending. */
export function withoutCover(text: string, { covers, coverEnds }: PromptWords): string {
  const begins = new RegExp(
    String.raw`^${oneOf(covers)}(?:\s*[:：]\s*|\s+|(?<=[\p{Script=Han}]))`,
    'iu',
  )
  return text.replace(begins, '').replace(new RegExp(String.raw`\s*${oneOf(coverEnds)}$`, 'iu'), '')
}
