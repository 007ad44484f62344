import { generationLimits } from './limits.ts'
import words from './slideWords.json' with { type: 'json' }

/** How many slides a text asks for, and where it says so. */
export interface SlidesAsked {
  readonly count: number
  readonly start: number
  readonly end: number
}

const { min, max } = generationLimits.slideCount
const numbers = Object.entries(words.numbers).flatMap(([count, names]) =>
  names.map((name) => [name, Number(count)] as const),
)
const named = new Map(numbers)
const oneOf = (list: readonly string[]): string =>
  `(?:${list.toSorted((a, b) => b.length - a.length).join('|')})`
const pattern = new RegExp(
  String.raw`(?:[\s,，、]*[(（]\s*|[\s,，、]+(?:${oneOf(words.before)}\s+)?)?(?<![\p{L}\p{M}\p{Nd}第제])(?<count>\p{Nd}{1,2}|${oneOf([...named.keys()])})[\s-]*(?:${oneOf(words.nouns)})(?![\p{Script=Latin}\p{Script=Arabic}\p{M}])\s*[)）]?`,
  'iu',
)
/** What follows if the number of slides is not part of what the text is about. */
const ended = /^\s*(?:[,.;:!?、，。：]|$)/u

/** Finds the number of slides a text asks for: '8 slides', 'acht Folien', '(8枚)'; undefined if it asks for none. */
export function slidesAsked(text: string): SlidesAsked | undefined {
  const found = pattern.exec(text)
  const said = (found?.groups?.['count'] ?? '').normalize('NFKC').toLowerCase()
  const count = named.get(said) ?? Number(said.replace(/[٠-٩०-९]/gu, digitOf) || Number.NaN)
  if (!found || !(count >= min && count <= max)) return undefined
  const end = found.index + found[0].length
  // '8 slides about bees' is read as a kind of talk and its subject.
  return { count, start: ended.test(text.slice(end)) ? found.index : end, end }
}

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return String(code - (code < 0x9_00 ? 0x6_60 : 0x9_66))
}
