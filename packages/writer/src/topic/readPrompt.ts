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
  wordPattern,
} from './promptWords.ts'
import { hasJoiner, readClaims, readList } from './readList.ts'
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
    ask: undefined,
    own: [],
    orders: [],
  }
  for (const line of prompt.split(/\r?\n/u).filter((text) => text.trim() !== '')) {
    readLine(line, reading)
  }
  const { title, subtitle, kind, ask, orders } = reading
  const own = reading.own.filter(
    ({ text }, index) =>
      reading.own.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index,
  )
  return {
    title: title === '' ? tidy(prompt).slice(0, longestUncut) : title,
    subtitle,
    own,
    orders,
    isVenture: ask !== undefined || wordPattern(words.venture).test(prompt),
    isProposal: wordPattern([...words.proposal, ...words.we]).test(prompt),
    ...(kind && { kind }),
    ...(ask !== undefined && { ask }),
  }
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
  const opened = withoutOpener(clause, words)
  reading.kind = opened.kind
  const parts = colon.exec(opened.rest)
  const left = parts?.[1] ?? ''
  const right = parts?.[2] ?? ''
  if (parts && countWords(left) <= mostLeftWords) return readColon(left, right, reading)
  const [head, listed] = headAndList(opened.rest, reading)
  addMembers(listed, reading)
  nameSubject(head, reading)
}

/** What stands behind a colon is a list, a subject behind its kind of talk, or an explanation. */
function readColon(name: string, right: string, reading: Reading): void {
  const { words, language } = reading
  const kind = kindNamed(name, words)
  const opened = withoutOpener(name, words)
  reading.kind ??= opened.kind
  const left = opened.rest
  const listed = readList(withoutCover(right, words), language)
  const claims = listed.length > 0 ? listed : readClaims(right, language)
  if (right === '') return nameSubject(left, reading)
  if (claims.length > 0) {
    addMembers(claims, reading)
    return nameSubject(left, reading)
  }
  if (kind) {
    reading.kind = kind
    const [head, members] = headAndList(right, reading)
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

/** A subject and, between commas with an 'and', what it is to hold. */
function headAndList(
  text: string,
  { words, language }: Reading,
): readonly [string, readonly string[]] {
  if (!hasJoiner(text, language)) return [text, []]
  const all = readList(text, language)
  const [head = '', ...others] = all
  const isPlain = all.every((part) => countWords(part) <= 3 && !startsWithArticle(part, words))
  if (!isPlain) return [text, []]
  return others.length >= 3 ? [head, others] : [text, all]
}

function startsWithArticle(text: string, { articles, audience }: PromptWords): boolean {
  return new RegExp(String.raw`^${oneOf([...articles, ...audience])}\s`, 'iu').test(text)
}

/** Takes whom it is for out of the title where a comma sets it off, or where the title is too long with it. */
function nameSubject(text: string, reading: Reading): void {
  const { words, language } = reading
  const head = tidy(text).replace(/[\s,;:–—-]+$/u, '')
  const aside = new RegExp(
    String.raw`^(.+?)\s*[,;،、，]\s+(${oneOf(words.audience)}\s.{2,80})$`,
    'iu',
  ).exec(head)
  const inside =
    head.length > longestTitle
      ? new RegExp(String.raw`^(.{8,}?)\s+(${oneOf(words.audience)}\s\S.{2,60})$`, 'iu').exec(head)
      : null
  const [, subject = head, audience = ''] = aside ?? inside ?? []
  const [title, rest] = cutLong(subject)
  const below = [rest, audience].map((part) => capitalise(part, language)).reduce(joined)
  reading.subtitle = joined(reading.subtitle, below)
  reading.title = capitalise(title, language)
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
  else if (reading.ask === undefined && wordPattern(words.raises).test(text)) reading.ask = text
  else addStatement(text, reading)
}

function isOrder(text: string, { orders }: PromptWords): boolean {
  return new RegExp(String.raw`^${oneOf(orders)}(?!\p{L})`, 'iu').test(text)
}

function addStatement(text: string, { language, own }: Reading): void {
  const claims = readClaims(text, language)
  for (const claim of claims.length > 0 ? claims : [text]) {
    own.push({ text: capitalise(claim, language), isMember: false })
  }
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

function withoutCover(text: string, { covers }: PromptWords): string {
  return text.replace(
    new RegExp(String.raw`^${oneOf(covers)}(?:\s*[::]\s*|\s+|(?<=[\p{Script=Han}]))`, 'iu'),
    '',
  )
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
