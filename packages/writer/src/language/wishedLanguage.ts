import { sentencesIn } from '../text/sentencesIn.ts'
import type { WriteRequest } from '../types.ts'
import { type SpokenLanguage, spokenLanguages } from './languages.ts'
import wishes from './wishes.json' with { type: 'json' }

/** A longer prompt is a document, which may happen to end in the name of a language. */
const longestWish = 2_000
/** Most words in a sentence that only asks for a language. */
const longestOrder = 10
/** Most of these words that are neither the order nor the language: 'the', 'whole'. */
const mostOthers = 2

/**
 * Sets the language that a prompt asks for and removes the phrase that asks for it. A language chosen in the settings
 * takes precedence.
 */
export function withWishedLanguage(request: WriteRequest): WriteRequest {
  const { prompt } = request
  const wish = prompt.length > longestWish ? undefined : (orderIn(prompt) ?? asideIn(prompt))
  if (!wish) return request
  return { ...request, prompt: wish.rest, language: request.language ?? wish.wished }
}

interface Wish {
  /** The rest of the prompt. */
  readonly rest: string
  readonly wished: SpokenLanguage
}

/** The name of a language, or a phrase with one, at its position in the prompt. */
interface Mention {
  readonly from: number
  readonly to: number
  readonly language: SpokenLanguage
  /** Whether it is the name alone, without the preposition that makes it a wish. */
  readonly isBare: boolean
}

/** Finds a short sentence that asks for a language: 'Write the slides in French', 'Bitte auf Deutsch'. */
function orderIn(prompt: string): Wish | undefined {
  for (const sentence of sentencesIn(prompt)) {
    if (sentence.split(' ').length > longestOrder || sentence.search(readOnce().orders) === -1)
      continue
    const mention = mentionsIn(sentence).find(({ isBare }) => !isBare)
    if (!mention) continue
    const beside = `${sentence.slice(0, mention.from)} ${sentence.slice(mention.to)}`
    const others = beside.replace(readOnce().orders, ' ').match(/[\p{L}]+/gu) ?? []
    if (others.length <= mostOthers) return wishOf(prompt.replace(sentence, ' '), mention.language)
  }
  return undefined
}

/** Finds a language in a position where it can only be a wish. */
function asideIn(prompt: string): Wish | undefined {
  const isAbout = readOnce().study.test(prompt)
  for (const mention of mentionsIn(prompt)) {
    const before = prompt.slice(0, mention.from)
    const after = prompt.slice(mention.to)
    const cut = removeBracketed(before, after) ?? removeLabeled(before, after)
    if (cut) return wishOf(cut, mention.language)
    const rest = setOff(before, after, mention) ?? (isAbout ? undefined : atEdge(mention, prompt))
    if (rest !== undefined) return wishOf(rest, mention.language)
  }
  return undefined
}

function removeBracketed(before: string, after: string): string | undefined {
  const opened = /[,;\s]*[([(（](?:[\p{L}]+\s?[::]\s*)?$/u.exec(before)
  const closed = /^\s*[)\])）]/u.exec(after)
  return opened && closed
    ? `${before.slice(0, opened.index)}${after.slice(closed[0].length)}`
    : undefined
}

/** Matches a label: 'Language: Spanish'. */
function removeLabeled(before: string, after: string): string | undefined {
  const label = readOnce().label.exec(before)
  return label ? `${before.slice(0, label.index)}${after}` : undefined
}

/** Matches a mention between commas, or after one at the end of a clause. */
function setOff(before: string, after: string, { isBare }: Mention): string | undefined {
  const ended = readOnce().ended.exec(after)
  const opened = (isBare ? /\s*[,;–—،、，]\s*$/u : readOnce().opened).exec(before)
  return opened && ended
    ? `${before.slice(0, opened.index)}${after.slice(ended[0].length)}`
    : undefined
}

/** Matches a mention at the end of a sentence, after the kind of deck, or at the very beginning. */
function atEdge({ from, to, isBare }: Mention, prompt: string): string | undefined {
  if (isBare) return undefined
  const before = prompt.slice(0, from)
  const after = prompt.slice(to)
  const ended = readOnce().ended.exec(after)
  if (ended && /^[.!?。]|^$/u.test(after.slice(ended[0].length)))
    return `${before.trimEnd()}${after.slice(ended[0].length)}`
  if (readOnce().behindDeck.test(before)) return `${before.trimEnd()}${after}`
  const isFirst = before.trim() === '' || readOnce().onlyPlease.test(before)
  const isDense = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(
    prompt.slice(0, to),
  )
  return isFirst && (isDense || /^\s*[,:،：]/u.test(after)) ? after : undefined
}

function wishOf(rest: string, wished: SpokenLanguage): Wish | undefined {
  const words = rest.replace(/^[\s,;:.–—،、，。：-]+/u, '').trim()
  // A prompt that is only the wish is left unchanged.
  return /\p{L}/u.test(words) ? { rest: words, wished } : undefined
}

function mentionsIn(text: string): readonly Mention[] {
  return [...text.replaceAll('İ', 'I').matchAll(readOnce().mention)].flatMap((found) => {
    const said = lower(found[0])
    const language = readOnce().phrases.get(said) ?? readOnce().names.get(said)
    if (language === undefined) return []
    const isBare = !readOnce().phrases.has(said)
    return [{ from: found.index, to: found.index + found[0].length, language, isBare }]
  })
}

interface Known {
  readonly names: ReadonlyMap<string, SpokenLanguage>
  readonly phrases: ReadonlyMap<string, SpokenLanguage>
  readonly mention: RegExp
  readonly label: RegExp
  readonly opened: RegExp
  readonly ended: RegExp
  readonly behindDeck: RegExp
  readonly onlyPlease: RegExp
  readonly orders: RegExp
  readonly study: RegExp
}

let read: Known | undefined

function readOnce(): Known {
  read ??= readWishes()
  return read
}

/** Collects the names of each supported language in all the others; the phrases that make a wish of a name are data. */
function readWishes(): Known {
  const names = new Map<string, SpokenLanguage>()
  const phrases = new Map<string, SpokenLanguage>()
  for (const speaker of spokenLanguages) {
    const named = new Intl.DisplayNames(speaker, { type: 'language' })
    for (const language of spokenLanguages) {
      const own = spellings(named.of(language) ?? language, speaker)
      const said = wishes[speaker].forms.flatMap((form) =>
        own.map((name) => form.replace('{}', name)),
      )
      for (const name of own) names.set(name, language)
      for (const phrase of said) phrases.set(phrase, language)
    }
  }
  const all = Object.values(wishes)
  const please = oneOf(all.flatMap((wish) => wish.please))
  const said = oneOf([...phrases.keys(), ...names.keys()])
  const labels = oneOf(all.flatMap(({ labels: own }) => own))
  const decks = oneOf(all.flatMap(({ decks: own }) => own))
  const asked = String.raw`(?:[,،、，]?\s*${please})?`
  return {
    names,
    phrases,
    mention: new RegExp(alone(said), 'giu'),
    label: new RegExp(String.raw`[,;.\s]*(?<!\p{L})${labels}\s?[:：]\s*$`, 'iu'),
    opened: new RegExp(
      String.raw`\s*[,;:–—،、，：-]\s*(?:(?:all|everything|alles|tout)\s|${please}\s|(?:written|rédigée?|escrit[ao]|scritt[ao])\s)*$`,
      'iu',
    ),
    ended: new RegExp(String.raw`^${asked}(?=\s*(?:[.!?,;،、，。]|$))`, 'iu'),
    behindDeck: new RegExp(String.raw`(?<!\p{L})${decks}\s+$`, 'iu'),
    onlyPlease: new RegExp(String.raw`^\s*${please}\s*$`, 'iu'),
    orders: new RegExp(
      alone(oneOf(all.flatMap((wish) => [...wish.orders.split(' '), ...wish.please]))),
      'iu',
    ),
    study: new RegExp(alone(oneOf(all.flatMap(({ study }) => study.split(' ')))), 'iu'),
  }
}

/** Returns the spellings of a name: as given, without diacritics, and as inflected after a preposition. */
function spellings(name: string, speaker: SpokenLanguage): readonly string[] {
  const own = name.toLocaleLowerCase(speaker)
  const bent =
    speaker === 'pl'
      ? [own.replace(/i$/u, 'u')]
      : speaker === 'zh'
        ? [own.replace(/语$/u, '文')]
        : speaker === 'hi'
          ? [own.replace('न्द', 'ंद')]
          : []
  const all = [own, lower(own), ...bent]
  return [...new Set([...all, ...all.map(withoutMarks)])]
}

function withoutMarks(text: string): string {
  return /\p{Script=Latin}/u.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
}

function lower(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase().replace(/\s+/gu, ' ')
}

/** Wraps a pattern so that it matches whole words only, in scripts that separate words by spaces. */
function alone(pattern: string): string {
  const spaced = String.raw`\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{M}`
  return `(?<![${spaced}])${pattern}(?![${spaced}])`
}

function oneOf(words: readonly string[]): string {
  const longest = [...new Set(words)].toSorted((a, b) => b.length - a.length)
  const escaped = longest.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
  )
  return `(?:${escaped.join('|')})`
}
