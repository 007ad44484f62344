import { type SpokenLanguage, spokenLanguages } from '../language/languages.ts'
import { splitSentences } from '../language/splitSentences.ts'
import type { WriteRequest } from '../types.ts'

/** What the six languages are called in each of them, with and without the marks on their letters. */
const names: Readonly<Record<SpokenLanguage, string>> = {
  en: 'english|inglese|ingl[eéê]s|anglais|englisch|englischer sprache|langue anglaise|lingua inglese|l[eí]ng?ua inglesa',
  es: 'spanish|español|espanol|castellano|espagnol|spanisch|espanhol|spagnolo|spanischer sprache|langue espagnole|lingua spagnola|lengua española',
  fr: 'french|fran[cç]ais|französisch|franzoesisch|franc[eéê]s|francese|französischer sprache|langue française|lingua francese|l[eí]ng?ua francesa',
  de: 'german|deutsch|allemand|alem[aáã][no]|tedesco|deutscher sprache|langue allemande|lingua tedesca|lengua alemana|língua alemã',
  pt: 'portuguese|portugu[eéê]s|portugais|portugiesisch|portoghese|portugiesischer sprache|langue portugaise|lingua portoghese|l[eí]ng?ua portuguesa',
  it: 'italian|italiano|italien|italienisch|italienischer sprache|langue italienne|lingua italiana|l[eí]ng?ua italiana',
}
const language = String.raw`(?<language>${Object.values(names).join('|')})(?!\p{L})`
const courtesy = String.raw`(?:,?\s(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore))?`
/** 'in German', 'auf Deutsch', 'written in the French language'. */
const within = String.raw`(?:(?:written|rédigée?|escrit[ao]|scritt[ao])\s)?(?:in|auf|en|em)\s+(?:the\s)?${language}(?:\slanguage)?`
const label = '(?:language|sprache|langue|idioma|lingua|língua)'
const decks =
  '(?:presentation|deck|slides|pitch|talk|report|präsentation|vortrag|présentation|exposé|presentación|apresentação|presentazione)'
/** The places where a language can only be a wish: in brackets, behind a label, between commas, behind the sort of deck. */
const asides: readonly RegExp[] = [
  new RegExp(String.raw`[,;\s]*[([](?:(?:in|auf|en|em)\s+|${label}\s*:\s*)?${language}[)\]]`, 'iu'),
  new RegExp(String.raw`[,;.\s]*(?<!\p{L})${label}\s?:\s*${language}`, 'iu'),
  new RegExp(
    String.raw`\s*[,;:–—-]\s*(?:(?:all|everything|please|bitte|alles|por favor|tout)\s)?${within}${courtesy}(?=\s*(?:[.!?,;]|$))`,
    'iu',
  ),
  new RegExp(String.raw`(?<=(?<!\p{L})${decks})\s+${within}`, 'iu'),
]
const atEnd = new RegExp(String.raw`\s+${within}${courtesy}(?=\s*[.!?]|\s*$)`, 'iu')
/** 'Write the slides in French', 'Bitte auf Deutsch': a short sentence. */
const order = new RegExp(String.raw`^(?:[\p{L}'’]+,?\s){0,6}?${within}${courtesy}[.!]*$`, 'iu')
const orders =
  /(?<!\p{L})(?:write|make|give|create|do|answer|use|respond|it|everything|all|slides|deck|presentation|text|output|please|bitte|schreib\p{L}*|mach\p{L}*|alles|folien|präsentation|rédige\p{L}*|écri\p{L}*|fais|faites|tout|escrib\p{L}*|haz|todo|presentación|escrev\p{L}*|faça|tudo|apresentação|scriv\p{L}*|fai|tutto|presentazione|por favor|per favore)(?!\p{L})/iu
/** Where the language itself is the subject: 'How to say hello in French', 'Training in English'. */
const aboutLanguage =
  /(?<!\p{L})(?:(?:say|speak|spoken|learn\p{L}*|teach\p{L}*|count\p{L}*|greet\p{L}*|vocabulary|grammar|words|verbs|literature|books|films?|movies?|songs?|novels?|poet\p{L}*|wörter|grammatik|literatur|lernen|sprechen|mots|littérature|apprendre|parler|grammaire|palabras|hablar|aprender|literatura|gramática|palavras|falar|parole|parlare|imparare|letteratura|grammatica)(?!\p{L})|(?:training|lessons?|workshop|course|class|unterricht|kurs|cours|clase|curso|corso|aula)\s(?:in|auf|en|em)\s)/iu
/** Longer words are a document, which may end in the name of a language. */
const longestWish = 2_000

/**
 * The request in the language that its words wish for, without the words that wish it; a language that was chosen
 * beside the words goes before theirs.
 */
export function withWishedLanguage(request: WriteRequest): WriteRequest {
  const { prompt } = request
  const wish = prompt.length > longestWish ? undefined : (orderIn(prompt) ?? asideIn(prompt))
  if (!wish) return request
  return { ...request, prompt: wish.rest, language: request.language ?? wish.wished }
}

interface Wish {
  /** What else the words say. */
  readonly rest: string
  readonly wished: SpokenLanguage
}

function orderIn(prompt: string): Wish | undefined {
  const sentence = splitSentences(prompt).find((words) => order.test(words) && orders.test(words))
  if (sentence === undefined) return undefined
  return wishOf(prompt.replace(sentence, ' '), order.exec(sentence))
}

function asideIn(prompt: string): Wish | undefined {
  const patterns = aboutLanguage.test(prompt) ? asides : [...asides, atEnd]
  for (const pattern of patterns) {
    const found = pattern.exec(prompt)
    if (!found) continue
    const before = prompt.slice(0, found.index)
    return wishOf(`${before}${prompt.slice(found.index + found[0].length)}`, found)
  }
  return undefined
}

function wishOf(rest: string, found: RegExpExecArray | null): Wish | undefined {
  const name = found?.groups?.['language'] ?? ''
  const wished = spokenLanguages.find((key) => new RegExp(`^(?:${names[key]})$`, 'iu').test(name))
  const words = rest.replace(/^[\s,;:.–—-]+/u, '').trim()
  // A prompt that is nothing but the wish is left as it is.
  return wished === undefined || !/\p{L}/u.test(words) ? undefined : { rest: words, wished }
}
