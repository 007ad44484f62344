import { isTelling } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { countWords, tidy } from '../language/words.ts'
import { matchForms, partsOf } from './lists.ts'
import { oneOf, type PromptWords, promptWordsOf, questionIn } from './promptWords.ts'

const mostOptionWords = 7
const mostSideWords = 7
/** More options than a table has columns for are listed instead. */
const mostOptions = 5
/** Maximum characters of a question that fits a slide. */
const longest = 300
const questionMark = /[?？؟]\s*$/u
/** Turkish and Polish mark each option with a question word. */
const asking = /\s+m[ıiuü]$|^(?:czy|est-ce que)\s+/iu

/**
 * Returns the options that a text offers, as it names them: 'tea instead of coffee', 'rent, buy or share?'. Returns an
 * empty list if it offers none.
 */
export function readOptions(
  text: string,
  words: PromptWords,
  language: Language,
): readonly string[] {
  if (text.length > longest) return []
  const bare = tidy(text.replace(questionMark, '').replaceAll('¿', ''))
  const kind = questionIn(bare.replace(/^.*[:：]\s*/u, ''), words)
  if (kind === 'how') return []
  const parts = kind === 'why' ? [] : choicesIn(bare, words, language)
  const fewest = kind === 'other' || questionMark.test(text) ? 2 : 3
  const named = parts.length < fewest ? [] : trimOptions(parts, words, language)
  const areNames = named.every(
    (each) => /[\p{L}\p{Nd}]/u.test(each) && countWords(each) <= mostOptionWords,
  )
  return named.length > 0 && named.length <= mostOptions && areNames
    ? named
    : sidesIn(bare, words, language)
}

/** Splits a text at its commas and each 'or'. Returns an empty list unless the last part is preceded by 'or'. */
function choicesIn(text: string, { ors }: PromptWords, language: Language): readonly string[] {
  if (language === 'ja') return japaneseChoices(text)
  const isDense = language === 'zh'
  const [before, behind] = isDense ? ['[、，]?', ''] : [String.raw`[,،]?\s+`, String.raw`\s+`]
  const or = new RegExp(`${before}${oneOf(ors)}${behind}`, 'giu')
  const pieces = text.split(or)
  if (pieces.length < 2) return []
  const listed = partsOf(pieces[0] ?? '')
  const parts =
    pieces.length === 2
      ? [...listed, ...pieces.slice(1)]
      : pieces.flatMap((piece) => partsOf(piece))
  // Text after a comma in the last option applies to all of them.
  return parts.map((part) =>
    tidy(part.replace(asking, '').replace(/[,،].*$/u, '')).replace(asking, ''),
  )
}

/** Splits 'AかBか': a か that is not followed by hiragana separates options. */
function japaneseChoices(text: string): readonly string[] {
  const or = /(?:、?(?:または|それとも|もしくは)|か(?=[、,]|[^\p{Script=Hiragana}]|$)、?)/u
  const pieces = text.split(or).map(tidy)
  if (pieces.length < 3) return []
  const last = text.search(/か[、,]?[^か]*$/u)
  const isEnded = last > 0 && !/(?:または|それとも|もしくは)/u.test(text.slice(last))
  return (isEnded ? pieces.slice(0, -1) : pieces)
    .flatMap((piece) => piece.split(/[、,]/u))
    .map((piece) => piece.replace(/^.*[はを](?=[^\p{Script=Hiragana}])/u, '').trim())
    .filter((piece) => piece !== '')
}

/**
 * Removes the text around all options, which ends up in the first and the last one: neither may be longer than those
 * between them.
 */
function trimOptions(
  parts: readonly string[],
  { proposal, we }: PromptWords,
  language: Language,
): readonly string[] {
  const asked = new RegExp(
    String.raw`^.*(?<![\p{L}\p{M}])${oneOf([...proposal, ...we])}\s+|^.*[:：]\s*`,
    'iu',
  )
  const [first = '', ...others] = parts
  const between = others.slice(0, -1).map((part) => countWords(part))
  const last = others.at(-1) ?? ''
  const longestBetween = Math.max(0, ...between)
  const bare = first.replace(asked, '')
  const most = longestBetween || countWords(last)
  const isOpened = bare !== first || countWords(bare) > 2 * most
  const opening = isOpened ? lastWords(bare, most, language) : bare
  const end = withoutRest(last, longestBetween || countWords(opening), language)
  return [opening, ...others.slice(0, -1), end]
}

/** Returns the last words of a text, starting at a word that can begin a name. */
function lastWords(text: string, most: number, language: Language): string {
  const words = text.split(' ')
  let start = Math.max(0, words.length - most)
  while (start > 0 && isTelling(words[start] ?? '', language)) start -= 1
  return words.slice(start).join(' ')
}

/** Returns two things that a text contrasts in another way than with 'or'. */
function sidesIn(text: string, words: PromptWords, language: Language): readonly string[] {
  const [a = '', b = ''] = /[,;،、，；]/u.test(text)
    ? []
    : (matchForms(text, words.contrasts) ?? [])
  const asked = new RegExp(`^.*(?<!\\p{L})${oneOf([...words.proposal, ...words.we])}\\s+`, 'iu')
  const left = tidy(a.replace(asked, ''))
  const right = withoutRest(tidy(b), countWords(left), language)
  const areNames = [left, right].every(
    (side) => /\p{L}/u.test(side) && countWords(side) <= mostSideWords,
  )
  return areNames ? [left, right] : []
}

/** Removes from the last option what applies to all of them: 'coffee in the kitchen' after 'tea'. */
function withoutRest(text: string, most: number, language: Language): string {
  const { articles } = promptWordsOf(language)
  const words = text.split(' ')
  const end = words.findIndex(
    (word, index) => index > 0 && isTelling(word, language) && !articles.includes(word),
  )
  return words.length > 2 * most && end > 0 ? words.slice(0, end).join(' ') : text
}
