import { framesOf } from '../frames/frames.ts'
import { languageOf } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { capitalise } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'
import { sentencesOf } from '../text/sentences.ts'
import { isTelling } from '../language/languageOf.ts'
import { clausesOf, readList } from './lists.ts'
import {
  type NamedKind,
  type PromptWords,
  promptWordsOf,
  questionIn,
  type SignalledKind,
  signalledKinds,
  wordPattern,
} from './promptWords.ts'
import {
  addMembers,
  addStatement,
  colon,
  isOrder,
  mostKeyWords,
  type OwnWords,
  type Reading,
  withoutCover,
  withoutFacts,
} from './reading.ts'
import { opensWith } from './pageKinds.ts'
import { readOptions } from './readOptions.ts'
import { readSubject } from './readSubject.ts'
import { kindIn, occasionIn } from './opener.ts'
import { longestSentence } from './runOnTitle.ts'
import { tellsTime } from './times.ts'

/** What a prompt says, in its own words; nothing in here is worded by the writer. */
export interface Topic {
  readonly title: string
  /** What stands under the title: whom it is for, when, or what could not be read with confidence. */
  readonly subtitle: string
  readonly own: readonly OwnWords[]
  /** What somebody is to choose from, or what is set against each other; none or at least two. */
  readonly options: readonly string[]
  /** The sentence that asks for something. */
  readonly ask?: string
  /** Sentences that say how to write. */
  readonly orders: readonly string[]
  readonly kind?: NamedKind
  /** The kind of talk that a word of the prompt tells. */
  readonly signal?: SignalledKind
  readonly isVenture: boolean
  readonly isProposal: boolean
}

const longestUnread = 200
const fewestUnder = 2
/** Words of what a sentence that only lists things calls one of them. */
const mostNameWords = 5
const mostOccasionWords = 7
const bullet = /^\s*(?:[-*•▪◦–]|\d{1,2}[.)])\s+(?=\S)/u

/** Reads only what punctuation and closed classes of words prove; everything else stays as it was typed. */
export function readPrompt(prompt: string, likely?: Language): Topic {
  const language = languageOf(prompt, likely)
  const words = promptWordsOf(language)
  const reading: Reading = {
    language,
    words,
    title: '',
    below: [],
    kind: undefined,
    named: '',
    ask: undefined,
    options: [],
    own: [],
    orders: [],
  }
  for (const line of prompt.split(/\r?\n/u).filter((text) => text.trim() !== '')) {
    readLine(line, reading)
  }
  const { title, kind, ask, orders, own } = reading
  const signal = signalIn(reading.named, words)
  const options = reading.options.length > 0 ? reading.options : readOptions(title, words, language)
  const isFirst = ({ text }: OwnWords, index: number): boolean =>
    own.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index
  const proposes = wordPattern([...words.proposal, ...words.we]).test(prompt)
  return {
    title: title === '' ? tidy(prompt).slice(0, longestUnread) : title,
    subtitle: reading.below.map((part) => capitalise(part, language)).join(' · '),
    own: own.filter(isFirst),
    orders,
    isVenture: wordPattern(words.venture).test(prompt),
    isProposal: proposes && questionIn(title, words) !== 'how',
    options: options.map((option) => capitalise(option, language)),
    ...(signal && { signal }),
    ...(kind && { kind }),
    ...(ask !== undefined && { ask }),
  }
}

/** The kind of talk that the subject tells first: what a deck lists may tell others. */
function signalIn(subject: string, { signals }: PromptWords): SignalledKind | undefined {
  const [first] = signalledKinds
    .map((kind) => ({ kind, at: subject.search(wordPattern(signals[kind])) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return first?.kind
}

function readLine(line: string, reading: Reading): void {
  if (bullet.test(line)) {
    const member = tidy(line.replace(bullet, '')).replace(/[;,.]$/u, '')
    if (member !== '') addMembers([member], reading)
    return
  }
  // What begins with a number is a sentence here: 'Cash count. 90 minutes'.
  const sentences = sentencesOf(line.trim(), reading.language).flatMap((sentence) =>
    sentence.split(/(?<=[\p{L}\p{M}]{2}[.!?])\s+(?=\p{Nd})/u),
  )
  for (const sentence of sentences) {
    // A question keeps its mark.
    const text = tidy(sentence).replace(/(?<=[\p{L}\p{N}\p{M}\p{Sc})%"'”»」])[.。!]+$/u, '')
    if (reading.title === '') readSubject(text, reading)
    else readSentence(withoutFacts(text, reading), sentence, reading)
  }
}

function readSentence(text: string, sentence: string, reading: Reading): void {
  const [, key, value = ''] = colon.exec(text) ?? []
  if (text === '' || (key !== undefined && readKey(key, value, reading))) return
  if (!readOccasion(text, reading) && !readChoice(text, reading)) readPlain(text, sentence, reading)
}

/** A sentence that is neither a key with its value, nor an occasion, nor a choice: a list, an order, or statements. */
function readPlain(text: string, sentence: string, reading: Reading): void {
  const { words, language } = reading
  const behind = withoutCover(text, words)
  const listed = behind === text ? namesIn(text, language) : readList(behind, language)
  addMembers(listed, reading)
  if (listed.length > 0) return
  // 'Please sign up by May' is told to those who listen.
  const isAsk = wordPattern(words.raises).test(text)
  if (!isAsk && isOrder(text, words)) reading.orders.push(sentence)
  else if (tellsTime(text, language) && countWords(text) <= mostKeyWords) reading.below.push(text)
  else for (const clause of statementsIn(text, reading)) addStatement(clause, reading)
}

/** 'Decision paper for the board': the kind of talk and who listens. */
function readOccasion(text: string, reading: Reading): boolean {
  const { words } = reading
  // Marks without words are no occasion.
  if (!/\p{L}{3}/u.test(text) || countWords(text) > mostOccasionWords) return false
  const isDecision = wordPattern(words.signals.decision).test(text)
  const kind = occasionIn(text, words) ?? kindIn(text, words)
  const isListened = wordPattern(words.listeners).test(text)
  if (!isDecision && (kind === undefined || !isListened)) return false
  reading.kind ??= kind
  reading.named = `${reading.named} ${text}`
  reading.below.push(text)
  return true
}

/** A question that lets somebody choose between several things. */
function readChoice(text: string, reading: Reading): boolean {
  const { words, language } = reading
  if (reading.options.length > 0 || !/[?？؟]\s*$/u.test(text)) return false
  const options = readOptions(text, words, language)
  reading.options = options
  if (options.length > 0) reading.below.push(text)
  return options.length > 0
}

/** What a sentence without a verb lists. */
function namesIn(text: string, language: Language): readonly string[] {
  const names = readList(text, language)
  const isName = (name: string): boolean =>
    countWords(name) <= mostNameWords && !isTelling(name.split(' ')[0] ?? '', language)
  return names.every((name) => isName(name)) ? names : []
}

/** Somebody who begins without a capital goes on without full stops. */
function statementsIn(text: string, { language }: Reading): readonly string[] {
  const isRunOn = text.length > longestSentence && /^\p{Ll}/u.test(text)
  const listed = readList(text, language)
  return isRunOn ? clausesOf(text, language) : listed.length > 0 ? listed : [text]
}

/** 'Audience: port authorities', 'Sections: a, b and c'; true where the line was understood. */
function readKey(key: string, value: string, reading: Reading): boolean {
  if (countWords(key) > mostKeyWords) return false
  if (reading.words.audienceKeys.includes(key.trim().toLowerCase())) {
    reading.below.push(value)
    return true
  }
  const { closings } = framesOf(reading.language) ?? framesOf('en')
  const isEnd = Object.values(closings).some((closing) => opensWith(key, closing))
  if (isEnd && value !== '') {
    reading.ask = capitalise(value, reading.language)
    return true
  }
  const listed = readList(value, reading.language, fewestUnder)
  addMembers(listed, reading, key)
  // A heading over a list with marks says nothing by itself.
  return listed.length > 0 || value === ''
}
