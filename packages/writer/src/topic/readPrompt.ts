import type { Language } from '../language/languages.ts'
import { languageOf } from '../language/languageOf.ts'
import { capitalise } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'
import { sentencesOf } from '../text/sentences.ts'
import {
  type NamedKind,
  namedKinds,
  oneOf,
  type PromptWords,
  promptWordsOf,
  type SignalledKind,
  signalledKinds,
  signalPattern,
  wordPattern,
} from './promptWords.ts'
import { firstFound, headAndList, membersOf } from './membersOf.ts'
import { readClaims, readList, readQuestions } from './readList.ts'
import { readRunOn, readTail } from './readTail.ts'
import { withoutOpener } from './withoutOpener.ts'

/** Words of the prompt that get a slide of their own. */
export interface OwnWords {
  readonly text: string
  /** Named as a part of the deck, rather than stated. */
  readonly isMember: boolean
}

/** What a prompt says, in its own words; nothing in here is worded by the writer. */
export interface Topic {
  readonly title: string
  /** What stands under the title: whom it is for, or what could not be read with confidence. */
  readonly subtitle: string
  readonly own: readonly OwnWords[]
  /** The sentence that asks for something. */
  readonly ask?: string
  /** Sentences that say how to write. */
  readonly orders: readonly string[]
  readonly kind?: NamedKind
  /** The kind of talk that a word of the prompt tells. */
  readonly signal?: SignalledKind
  /** One thing is to be chosen in place of another. */
  readonly isChoice: boolean
  readonly isVenture: boolean
  readonly isProposal: boolean
}

/** Characters that a title on a cover holds. */
const longestTitle = 60
/** The same with smaller type. */
const longestSentence = 90
/** A sentence that has no comma stays whole up to here. */
const longestUncut = 200
const mostLeftWords = 12
const bullet = /^\s*(?:[-*•▪◦–]|\d{1,2}[.)])\s+(?=\S)/u
const colon = /^(.+?)\s*(?::(?=\s|$)|：)\s*(.*)$/su

interface Reading {
  readonly language: Language
  readonly words: PromptWords
  title: string
  subtitle: string
  kind: NamedKind | undefined
  signal: SignalledKind | undefined
  /** The words in front of what the deck is to hold. */
  named: string
  ask: string | undefined
  readonly own: OwnWords[]
  readonly orders: string[]
}

/** Reads only what punctuation and closed classes of words prove; everything else stays as it was typed. */
export function readPrompt(prompt: string): Topic {
  const language = languageOf(prompt)
  const words = promptWordsOf(language)
  const reading: Reading = {
    language,
    words,
    title: '',
    subtitle: '',
    kind: undefined,
    signal: undefined,
    named: '',
    ask: undefined,
    own: [],
    orders: [],
  }
  for (const line of prompt.split(/\r?\n/u).filter((text) => text.trim() !== '')) {
    readLine(line, reading)
  }
  const { title, subtitle, kind, ask, orders } = reading
  const signal = reading.signal ?? signalIn(reading.named, words)
  const own = reading.own.filter(
    ({ text }, index) =>
      reading.own.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index,
  )
  return {
    title: title === '' ? tidy(prompt).slice(0, longestUncut) : title,
    subtitle,
    own,
    orders,
    isChoice: wordPattern(words.contrasts).test(title),
    ...(signal && { signal }),
    isVenture: wordPattern(words.venture).test(prompt),
    isProposal: wordPattern([...words.proposal, ...words.we]).test(prompt),
    ...(kind && { kind }),
    ...(ask !== undefined && { ask }),
  }
}

/** The kind of talk that the subject tells first: what a deck lists may tell others. */
function signalIn(subject: string, { signals }: PromptWords): SignalledKind | undefined {
  const [first] = signalledKinds
    .map((kind) => ({ kind, at: subject.search(signalPattern(signals[kind])) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return first?.kind
}

function readLine(line: string, reading: Reading): void {
  if (bullet.test(line)) {
    const member = tidy(line.replace(bullet, '')).replace(/[;,.]$/u, '')
    if (member !== '')
      reading.own.push({ text: capitalise(member, reading.language), isMember: true })
    return
  }
  for (const sentence of sentencesOf(line.trim(), reading.language)) {
    if (reading.title === '') readFirst(sentence, reading)
    else readSentence(sentence, reading)
  }
}

/** The sentence that names the subject. */
function readFirst(sentence: string, reading: Reading): void {
  const { words } = reading
  const [clause, covered] = withoutCovered(withoutSlideCount(bare(sentence), words), reading)
  addMembers(covered, reading)
  reading.named = colon.exec(clause)?.[1] ?? clause
  const opened = withoutOpener(withoutWish(clause, words), words)
  reading.kind = opened.kind
  const parts = colon.exec(opened.rest)
  const left = parts?.[1] ?? ''
  const right = parts?.[2] ?? ''
  if (parts && countWords(left) <= mostLeftWords) return readColon(left, right, reading)
  const [head, members] = membersOf(opened.rest, words, reading.language)
  addMembers(members, reading)
  nameSubject(head, reading)
}

/** What stands behind a colon is a list, a subject behind its kind of talk, or an explanation. */
function readColon(name: string, right: string, reading: Reading): void {
  const { words, language } = reading
  const kind = kindNamed(name, words)
  const opened = withoutOpener(name, words)
  reading.kind ??= opened.kind
  const left = opened.rest
  const claims = firstFound([
    readList(withoutCover(right, words), language),
    readClaims(right, language),
    readQuestions(right, language),
  ])
  if (right === '') return nameSubject(left, reading)
  if (claims.length > 0) {
    addMembers(claims, reading)
    return nameSubject(left, reading)
  }
  if (kind) {
    reading.kind = kind
    const [head, members] = headAndList(right, words, language)
    addMembers(members, reading)
    return nameSubject(head, reading)
  }
  const whole = `${left}: ${right}`
  if (whole.length <= longestTitle) return nameSubject(whole, reading)
  nameSubject(left, reading)
  reading.subtitle = joined(reading.subtitle, capitalise(right, language))
}

/** A clause, and what it is to hold behind a word such as 'covering'. */
function withoutCovered(
  text: string,
  { words, language }: Reading,
): readonly [string, readonly string[]] {
  const found = new RegExp(
    String.raw`^(.+?)(?:[,;،]\s+|[、，；])${oneOf(words.covers)}(?:\s*[:：]\s*|\s+|(?<=\p{Script=Han}))(.+)$`,
    'iu',
  ).exec(text)
  const listed = readList(found?.[2] ?? '', language)
  return found && listed.length > 0 ? [found[1] ?? '', listed] : [text, []]
}

/** Takes whom it is for out of the title where a comma sets it off, or where the title is too long with it. */
function nameSubject(text: string, reading: Reading): void {
  const { words, language } = reading
  const head = tidy(withoutRunOn(text, reading)).replace(/[\s,;:–—-]+$/u, '')
  const [subject, audience] = splitAudience(head, words)
  const tail = readTail(subject, words, language)
  for (const statement of tail.statements) readStatement(statement, reading)
  // In front of a comma a kind of talk that comes last is found now.
  const opened = withoutOpener(tail.head, words)
  reading.kind ??= opened.kind
  const [title, rest] = cutLong(opened.rest)
  const below = [rest, ...tail.constraints, audience]
    .map((part) => capitalise(part, language))
    .reduce(joined)
  reading.subtitle = joined(reading.subtitle, below)
  reading.title = capitalise(title, language)
}

/** The gathering and its day; what goes on behind them without a mark is kept as one statement. */
function withoutRunOn(text: string, reading: Reading): string {
  const runOn = readRunOn(text, reading.words, reading.language)
  if (!runOn) return text
  reading.own.push({ text: capitalise(runOn[1], reading.language), isMember: false })
  reading.signal = 'meeting'
  return runOn[0]
}

function splitAudience(
  head: string,
  words: PromptWords,
): readonly [subject: string, audience: string] {
  const aside = new RegExp(
    String.raw`^(.+?)\s*[,;،、，]\s+(${oneOf(words.audience)}\s.{2,80})$`,
    'iu',
  ).exec(head)
  const inside =
    head.length > longestTitle
      ? new RegExp(
          String.raw`^([^,;]{8,}?)\s+(${oneOf(words.audience)}\s\S[^,;]{2,60})$`,
          'iu',
        ).exec(head)
      : null
  // 'Farewell' alone is no title for a farewell of somebody.
  const isNamed = countWords(aside?.[1] ?? inside?.[1] ?? '') > 1 || aside !== null
  const [, subject = head, audience = ''] = (isNamed ? (aside ?? inside) : undefined) ?? []
  return [subject, audience]
}

/** A sentence that no cover holds ends at its first comma, else at a word; the rest of it stands below. */
function cutLong(text: string): readonly [title: string, rest: string] {
  if (text.length <= longestSentence) return [text, '']
  const [, title, rest = ''] = /^(.{8,90}?)(?:[,;،]\s+|[、，；]|\s[–—]\s)(.+)$/su.exec(text) ?? []
  if (title !== undefined) return [title, rest]
  if (text.length <= longestUncut) return [text, '']
  const space = text.lastIndexOf(' ', longestUncut)
  const end = space > 0 ? space : longestUncut
  return [text.slice(0, end), text.slice(end).trim()]
}

function readSentence(sentence: string, reading: Reading): void {
  const { words, language } = reading
  const text = bare(sentence)
  const [, key, value = ''] = colon.exec(text) ?? []
  if (text === '' || (key !== undefined && readKey(key, value, reading))) return
  const behind = withoutCover(text, words)
  const listed = behind === text ? [] : readList(behind, language)
  if (listed.length > 0) addMembers(listed, reading)
  else if (isOrder(text, words)) reading.orders.push(sentence)
  else readStatement(text, reading)
}

/** What a sentence states, a figure at a time; what it asks for is the end of the deck. */
function readStatement(text: string, reading: Reading): void {
  const { words, language } = reading
  const claims = readClaims(text, language)
  for (const claim of claims.length > 0 ? claims : [text]) {
    const stated = capitalise(claim, language)
    if (reading.ask === undefined && wordPattern(words.raises).test(claim)) reading.ask = stated
    else reading.own.push({ text: stated, isMember: false })
  }
}

function isOrder(text: string, { orders }: PromptWords): boolean {
  return new RegExp(String.raw`^${oneOf(orders)}(?!\p{L})`, 'iu').test(text)
}

/** 'Audience: port authorities', 'Sections: a, b and c'; true where the line was understood. */
function readKey(key: string, value: string, reading: Reading): boolean {
  const { words, language } = reading
  if (countWords(key) > 3) return false
  if (words.audienceKeys.some((known) => known === key.trim().toLowerCase())) {
    reading.subtitle = joined(reading.subtitle, capitalise(value, language))
    return true
  }
  const listed = readList(value, language)
  addMembers(listed, reading)
  // A heading over a list with marks says nothing by itself.
  return listed.length > 0 || value === ''
}

function addMembers(members: readonly string[], reading: Reading): void {
  const { language } = reading
  for (const text of members) reading.own.push({ text: capitalise(text, language), isMember: true })
}

/** The kind of talk, where a text says nothing else. */
function kindNamed(text: string, { kinds, articles }: PromptWords): NamedKind | undefined {
  const alone = text.replace(new RegExp(String.raw`^${oneOf(articles)}\s+`, 'iu'), '').trim()
  return namedKinds.find((kind) =>
    kinds[kind].some((name) => name.toLowerCase() === alone.toLowerCase()),
  )
}

/** The words of several that only say that somebody wants to talk about what follows. */
function withoutWish(text: string, { covers, ...words }: PromptWords): string {
  return withoutCover(text, { ...words, covers: covers.filter((cover) => cover.includes(' ')) })
}

/** 'I want to talk about loss, hope and art', and what ends such a sentence where its verb comes last. */
function withoutCover(text: string, { covers, coverEnds = [] }: PromptWords): string {
  const begins = new RegExp(
    String.raw`^${oneOf(covers)}(?:\s*[:：]\s*|\s+|(?<=[\p{Script=Han}]))`,
    'iu',
  )
  return text.replace(begins, '').replace(new RegExp(String.raw`\s*${oneOf(coverEnds)}$`, 'iu'), '')
}

/** 'with 10 slides', '(12 slides)': the number of slides is chosen beside the words. */
function withoutSlideCount(text: string, { slides }: PromptWords): string {
  const count = String.raw`\s*[,(（、，]?\s*(?:\p{L}{2,4}\s+)?\d{1,2}\s?${oneOf(slides)}\s*[)）]?(?=\s*(?:[,.;:]|$))`
  const rest = text.replace(new RegExp(count, 'iu'), '')
  return /\p{L}/u.test(rest) ? rest : text
}

function bare(sentence: string): string {
  const text = tidy(sentence)
  // A question keeps its mark.
  return text.replace(/(?<=[\p{L}\p{N}\p{M})%"'”»」])[.。।!]+$/u, '')
}

function joined(first: string, second: string): string {
  return [first, second].filter((text) => text !== '').join(' · ')
}
