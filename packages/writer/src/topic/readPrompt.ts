import { framesOf } from '../frames/frames.ts'
import { languageOf } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
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

/** What a prompt says, in its own words; the writer adds no wording here. */
export interface Topic {
  readonly title: string
  /** Text below the title: the audience, the date, or what could not be interpreted reliably. */
  readonly subtitle: string
  readonly own: readonly OwnWords[]
  /** Options to choose from or to compare; none, or at least two. */
  readonly options: readonly string[]
  /** The sentence that asks for something. */
  readonly ask?: string
  /** Sentences with instructions for the writer. */
  readonly orders: readonly string[]
  readonly kind?: NamedKind
  /** The kind of talk that a word in the prompt suggests. */
  readonly signal?: SignalledKind
  readonly isVenture: boolean
  readonly isProposal: boolean
}

const longestUnread = 200
const fewestUnder = 2
/** Maximum words of an item in a sentence that is only a list. */
const mostNameWords = 5
const mostOccasionWords = 7
const bullet = /^\s*(?:[-*•▪◦–]|\d{1,2}[.)])\s+(?=\S)/u

/** Reads a prompt. Interprets only what punctuation and closed word classes prove; everything else stays as typed. */
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
    subtitle: reading.below.map((part) => capitalize(part, language)).join(' · '),
    own: own.filter(isFirst),
    orders,
    isVenture: wordPattern(words.venture).test(prompt),
    isProposal: proposes && questionIn(title, words) !== 'how',
    options: options.map((option) => capitalize(option, language)),
    ...(signal && { signal }),
    ...(kind && { kind }),
    ...(ask !== undefined && { ask }),
  }
}

/** Returns the first kind of talk that the subject suggests; items that the deck lists may suggest others. */
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
  // A number can begin a sentence here: 'Cash count. 90 minutes'.
  const sentences = sentencesOf(line.trim(), reading.language).flatMap((sentence) =>
    sentence.split(/(?<=[\p{L}\p{M}]{2}[.!?])\s+(?=\p{Nd})/u),
  )
  for (const sentence of sentences) {
    // A question keeps its question mark.
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

/** Reads a sentence that is not a key with a value, an occasion or a choice: a list, an instruction, or statements. */
function readPlain(text: string, sentence: string, reading: Reading): void {
  const { words, language } = reading
  const behind = withoutCover(text, words)
  const listed = behind === text ? namesIn(text, language) : readList(behind, language)
  addMembers(listed, reading)
  if (listed.length > 0) return
  // 'Please sign up by May' is addressed to the audience.
  const isAsk = wordPattern(words.raises).test(text)
  if (!isAsk && isOrder(text, words)) reading.orders.push(sentence)
  else if (tellsTime(text, language) && countWords(text) <= mostKeyWords) reading.below.push(text)
  else for (const clause of statementsIn(text, reading)) addStatement(clause, reading)
}

/** Reads a kind of talk and its audience: 'Decision paper for the board'. */
function readOccasion(text: string, reading: Reading): boolean {
  const { words } = reading
  // A text without words is not an occasion.
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

/** Reads a question that offers several options. */
function readChoice(text: string, reading: Reading): boolean {
  const { words, language } = reading
  if (reading.options.length > 0 || !/[?？؟]\s*$/u.test(text)) return false
  const options = readOptions(text, words, language)
  reading.options = options
  if (options.length > 0) reading.below.push(text)
  return options.length > 0
}

/** Returns the items of a sentence that is a list without a verb. */
function namesIn(text: string, language: Language): readonly string[] {
  const names = readList(text, language)
  const isName = (name: string): boolean =>
    countWords(name) <= mostNameWords && !isTelling(name.split(' ')[0] ?? '', language)
  return names.every((name) => isName(name)) ? names : []
}

/** A text that begins in lowercase is likely to run on without periods. */
function statementsIn(text: string, { language }: Reading): readonly string[] {
  const isRunOn = text.length > longestSentence && /^\p{Ll}/u.test(text)
  const listed = readList(text, language)
  return isRunOn ? clausesOf(text, language) : listed.length > 0 ? listed : [text]
}

/** Reads a line such as 'Audience: port authorities' or 'Sections: a, b and c'. Returns whether it was understood. */
function readKey(key: string, value: string, reading: Reading): boolean {
  if (countWords(key) > mostKeyWords) return false
  if (reading.words.audienceKeys.includes(key.trim().toLowerCase())) {
    reading.below.push(value)
    return true
  }
  const { closings } = framesOf(reading.language) ?? framesOf('en')
  const isEnd = Object.values(closings).some((closing) => opensWith(key, closing))
  if (isEnd && value !== '') {
    reading.ask = capitalize(value, reading.language)
    return true
  }
  const listed = readList(value, reading.language, fewestUnder)
  addMembers(listed, reading, key)
  // A heading over a bulleted list says nothing by itself.
  return listed.length > 0 || value === ''
}
