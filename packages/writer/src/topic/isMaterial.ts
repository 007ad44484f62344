import { languageOf } from '../language/languageOf.ts'
import { sentencesIn } from '../text/sentencesIn.ts'
import { oneOf, promptWordsOf, wordPattern } from './promptWords.ts'

const longText = 400
/** A longer text that begins with a request continues with its source material. */
const longestWish = 1_500
const fewestSentences = 3
const fewestMarks = 2
const fewestFigures = 3
const fewestSigns = 2

const listMark = /^\s*(?:[-*•▪◦–]|\d{1,2}[.)]|[（(]?\d{1,2}[)）])\s+(?=\S)/gmu
const tableRow = /^.*(?:\|.+\||\t.+\t).*$/gmu
const heading = /^\s*#{1,6}\s+\S/mu
/** Numbers with a currency, percentage or unit. */
const number = String.raw`\d+(?:[.,]\d+)*`
const unit = String.raw`(?:%|‰|٪|\p{Sc}|[万億亿만억]|(?:[kMG]?Wh?|mm|cm|km|kg|t|ml|ha|mg|GB|TB|EUR|USD|GBP|CHF|[Mm]io|[Mm]rd|m[²³]|°C|million|billion|लाख|करोड़|مليون|مليار)(?![\p{L}\p{M}]))`
const figure = new RegExp(String.raw`\p{Sc}\s?${number}(?:\s?${unit})?|${number}\s?${unit}`, 'gu')

/**
 * Whether a prompt is itself the material to condense rather than a request. At least two of six signs must be present.
 */
export function isMaterial(prompt: string): boolean {
  const text = prompt.trim()
  const signs = [
    text.length > longText,
    heading.test(text),
    countOf(text, listMark) >= fewestMarks,
    countOf(text, tableRow) >= fewestMarks,
    countOf(text, figure) >= fewestFigures,
    sentencesOfProse(text) >= fewestSentences,
  ]
  const isList =
    !heading.test(text) &&
    text.length < longText / 2 &&
    countOf(text, tableRow) === 0 &&
    sentencesOfProse(text) === 0
  return signs.filter(Boolean).length >= fewestSigns && !isList && !isAsked(text)
}

/**
 * Whether a text asks for a deck within its first few words, or, being short, asks for something that a talk ends with.
 */
function isAsked(text: string): boolean {
  const { asks, raises } = promptWordsOf(languageOf(text))
  if (text.length <= longText && wordPattern(raises).test(text)) return true
  const few = String.raw`^\P{L}*(?:\S+\s+){0,3}?${oneOf(asks)}(?![\p{L}\p{M}])`
  return text.length < longestWish && new RegExp(few, 'iu').test(text)
}

/** Counts full sentences. Lines without closing punctuation are headings and items. */
function sentencesOfProse(text: string): number {
  const unlisted = text.slice(0, 4 * longText).replace(listMark, ' ')
  const sentences = sentencesIn(unlisted)
  return sentences.filter((sentence) => /[.!?。！？।؟]["'’”»」)]*$/u.test(sentence)).length
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
