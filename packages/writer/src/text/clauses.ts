import type { Language } from '../language/languages.ts'
import joiners from './joiners.json' with { type: 'json' }
import subordinators from './subordinators.json' with { type: 'json' }
import tails from './tails.json' with { type: 'json' }
import { countWords, widthOf } from './width.ts'

/** Width of the shortest part that is worth its own line. */
const shortest = 25
/** Languages in which a comma separates clauses that can be read alone. */
const commaLanguages: ReadonlySet<Language> = new Set(['en', 'es', 'fr', 'it', 'pt'])
const relative =
  /^(?:that|which|who|whose|where|when|to|than|as|of|que|quien|cuyo|donde|qui|dont|où|che|cui|dove|onde|cujo|including|such)(?!\p{L})/iu

/**
 * Splits a sentence into parts of at most `limit`, only where a reader would pause: at a semicolon, a dash, a colon,
 * before a conjunction, before a long parenthesis, at a comma. Nothing is dropped: the parts together are the sentence.
 * A part that cannot be cut stays as long as it is.
 */
export function cutSentence(
  sentence: string,
  limit: number,
  language: Language,
): readonly string[] {
  if (widthOf(sentence) <= limit) return [sentence]
  const cuts = cutsFor(language)
  return cutAt([sentence], { limit, cuts, level: 0, holds: conditionTest(language) })
}

/**
 * Returns the main clause of a sentence, at most `limit` wide, and the rest. The cut is at a semicolon, a dash, a final
 * parenthesis, or a comma followed by a word that begins a clause or an adjunct. Returns undefined if the sentence has
 * to be read as a whole.
 */
export function mainClause(
  sentence: string,
  limit: number,
  language: Language,
): readonly [main: string, rest: string] | undefined {
  const words = new Set(
    [joiners, subordinators, tails].flatMap((lists) => lists[language].split(' ').filter(Boolean)),
  )
  const cuts = cutsFor(language).slice(0, 2)
  const [main = '', ...rest] = partsOf(sentence, (text, at) => {
    const isClause = afterComma(text, at) && (language === 'zh' || words.has(wordAt(text, at)))
    return isClause || isLastBracket(text, at) || cuts.some((cut) => cut(text, at))
  })
  let head = main
  while (rest.length > 1 && widthOf(`${head}${rest[0] ?? ''}`) <= limit) head += rest.shift() ?? ''
  const isMain = rest.length > 0 && widthOf(head) <= limit && !conditionTest(language)(head)
  return isMain ? [head.replace(/[\s,;，；،]+$/u, ''), untie(rest.join(''), language)] : undefined
}

function isLastBracket(text: string, at: number): boolean {
  return text[at] === '(' && text[at - 1] === ' ' && /^\([^()]*\)$/u.test(text.slice(at))
}

/** Removes the punctuation, the parentheses or the 'and' that tied a clause to the one before. */
function untie(rest: string, language: Language): string {
  const [and = ''] = joiners[language].split(' ')
  const plain = rest.replace(/^[\s;；–—]+/u, '').replace(/^\((.*)\)$/u, '$1')
  return and !== '' && plain.toLowerCase().startsWith(`${and} `)
    ? plain.slice(and.length + 1)
    : plain
}

type Cut = (text: string, at: number) => boolean

interface Cutting {
  readonly limit: number
  readonly cuts: readonly Cut[]
  readonly level: number
  /** Whether a part is a condition, which means nothing without its consequence. */
  readonly holds: (part: string) => boolean
}

function cutAt(
  parts: readonly string[],
  { limit, cuts, level, holds }: Cutting,
): readonly string[] {
  const cut = cuts[level]
  if (!cut) return parts
  return parts.flatMap((part) => {
    if (widthOf(part) <= limit) return [part]
    return cutAt(packParts(whole(partsOf(part, cut), holds), limit), {
      limit,
      cuts,
      level: level + 1,
      holds,
    })
  })
}

/** Keeps a condition together with the clause that follows it. */
function whole(parts: readonly string[], holds: (part: string) => boolean): readonly string[] {
  const kept: string[] = []
  let open = ''
  for (const [index, part] of parts.entries()) {
    open += part
    if (index < parts.length - 1 && holds(open) && !/[;；]\s*$/u.test(part)) continue
    kept.push(open)
    open = ''
  }
  return kept
}

/** Whether a sentence begins with a clause that means nothing without the next one: 'If it rains, …'. */
export function beginsCondition(sentence: string, language: Language): boolean {
  return conditionTest(language)(sentence)
}

function conditionTest(language: Language): (part: string) => boolean {
  const words = subordinators[language].split(' ').filter(Boolean)
  if (words.length === 0) return () => false
  const pattern = new RegExp(
    `^\\s*(?:[\\p{L} ]{2,20},\\s)?(?:${words.join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  )
  const inChinese = new RegExp(`^\\s*(?:${words.join('|')})`, 'u')
  return (part) => (language === 'zh' ? inChinese : pattern).test(part)
}

/** Rejoins neighboring parts that fit together. */
function packParts(parts: readonly string[], limit: number): readonly string[] {
  const lines: string[] = []
  for (const part of parts) {
    const before = lines.at(-1)
    const both = `${before ?? ''}${part}`
    if (
      before !== undefined &&
      (widthOf(both.trim()) <= limit || widthOf(part.trim()) < shortest)
    ) {
      lines[lines.length - 1] = both
    } else lines.push(part)
  }
  return lines.map((line) => line.trim())
}

function partsOf(text: string, cut: Cut): readonly string[] {
  const depths = depthsOf(text)
  const parts: string[] = []
  let from = 0
  for (let at = 1; at < text.length - 1; at += 1) {
    if (depths[at] !== 0 || !cut(text, at)) continue
    if (widthOf(text.slice(from, at)) < shortest || widthOf(text.slice(at)) < shortest) continue
    parts.push(text.slice(from, at))
    from = at
  }
  return [...parts, text.slice(from)]
}

/** Returns, for each character, how deeply it is nested in brackets and quotation marks. */
function depthsOf(text: string): Uint8Array {
  const depths = new Uint8Array(text.length)
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (')]}”»」』）】'.includes(sign)) depth = Math.max(0, depth - 1)
    depths[at] = Math.min(255, depth)
    if ('([{“„«「『（【'.includes(sign)) depth += 1
  }
  // A bracket that never closes is ignored.
  return depth === 0 ? depths : new Uint8Array(text.length)
}

/** Returns the tests for cut positions, one for each level. A cut is made before the position. */
function cutsFor(language: Language): readonly Cut[] {
  const words = new Set(joiners[language].split(' ').filter(Boolean))
  return [
    (text, at) => /[;；؛]/u.test(text[at - 1] ?? ''),
    (text, at) => text[at - 1] === ' ' && /[–—]/u.test(text[at] ?? '') && text[at + 1] === ' ',
    (text, at) => /[:：]/u.test(text[at - 1] ?? '') && /^\s?\p{L}/u.test(text.slice(at, at + 2)),
    (text, at) => afterComma(text, at) && words.has(wordAt(text, at)),
    (text, at) =>
      text[at - 1] === ' ' && text[at] === '(' && text.indexOf(')', at) - at >= shortest,
    (text, at) => cutsAtComma(text, at, language),
  ]
}

function afterComma(text: string, at: number): boolean {
  return /[,،、，]/u.test(text[at - 1] ?? '') && !/\d/u.test(text[at] ?? '')
}

function wordAt(text: string, at: number): string {
  return /^\s*([\p{L}\p{M}]+)/u.exec(text.slice(at, at + 24))?.[1]?.toLowerCase() ?? ''
}

function cutsAtComma(text: string, at: number, language: Language): boolean {
  if (!afterComma(text, at)) return false
  if (language === 'zh') return true
  if (language === 'ja')
    return /(?:が|ので|ため|し|ば|り|て)、$/u.test(text.slice(Math.max(0, at - 4), at))
  if (language === 'ko')
    return /(?:고|며|지만|면|서|나),$/u.test(text.slice(Math.max(0, at - 4), at))
  const rest = text.slice(at).trim()
  return (
    commaLanguages.has(language) &&
    !relative.test(rest) &&
    countWords(text.slice(0, at)) >= 5 &&
    countWords(rest) >= 5
  )
}
