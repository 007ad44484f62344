import type { Language } from '../language/languages.ts'
import { capitalise } from '../language/letterCase.ts'
import { readClaims } from './lists.ts'
import { type NamedKind, oneOf, type PromptWords, wordPattern } from './promptWords.ts'
import { isTime } from './times.ts'

/** Words of the prompt that get a slide of their own. */
export interface OwnWords {
  readonly text: string
  /** Named as a part of the deck, rather than stated. */
  readonly isMember: boolean
}

/** What has been read of a prompt so far. */
export interface Reading {
  readonly language: Language
  readonly words: PromptWords
  title: string
  /** What stands under the title. */
  readonly below: string[]
  kind: NamedKind | undefined
  /** The words in front of what the deck is to hold. */
  named: string
  ask: string | undefined
  readonly own: OwnWords[]
  readonly orders: string[]
}

/** Things that the prompt lists; a day among them stands under the title. */
export function addMembers(members: readonly string[], { own, below, language }: Reading): void {
  for (const text of members) {
    if (isTime(text, language)) below.push(text)
    else own.push({ text: capitalise(text, language), isMember: true })
  }
}

/** What the prompt states, a figure at a time; what it asks for is the end of the deck. */
export function addStatement(text: string, reading: Reading): void {
  const { words, language } = reading
  const claims = readClaims(text, language)
  for (const claim of claims.length > 0 ? claims : [text]) {
    const stated = capitalise(claim, language)
    if (reading.ask === undefined && wordPattern(words.raises).test(claim)) reading.ask = stated
    else reading.own.push({ text: stated, isMember: false })
  }
}

/** Whether a text says how to write. */
export function isOrder(text: string, { orders }: PromptWords): boolean {
  return new RegExp(String.raw`^${oneOf(orders)}(?!\p{L})`, 'iu').test(text)
}

/** 'I want to talk about loss, hope and art', and what ends such a sentence where its verb comes last. */
export function withoutCover(text: string, { covers, coverEnds }: PromptWords): string {
  const begins = new RegExp(
    String.raw`^${oneOf(covers)}(?:\s*[:：]\s*|\s+|(?<=[\p{Script=Han}]))`,
    'iu',
  )
  return text.replace(begins, '').replace(new RegExp(String.raw`\s*${oneOf(coverEnds)}$`, 'iu'), '')
}
