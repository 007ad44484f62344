import { wordsIn } from '../../db/deckIndex/wordsIn.ts'
import { searchWords } from './queryOf.ts'

const before = 30
const longest = 110

/** The part of a text around the first match, cut between words if possible. */
export function excerptAround(text: string, words: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ')
  if (oneLine.length <= longest) return oneLine
  const at = placeOf(oneLine, words)
  const start = at <= before ? 0 : oneLine.lastIndexOf(' ', at - before) + 1
  const end = start + longest
  const cut = end >= oneLine.length ? oneLine.length : oneLine.lastIndexOf(' ', end)
  const last = cut > at ? cut : end
  return `${start > 0 ? '… ' : ''}${oneLine.slice(start, last)}${last < oneLine.length ? ' …' : ''}`
}

/** Where the words occur as a phrase, else the first of them. */
function placeOf(text: string, words: string): number {
  const together = text.toLowerCase().indexOf(words.toLowerCase())
  if (together >= 0) return together
  const wanted = searchWords(words)
  if (!wanted) return 0
  for (const { word, index } of wordsIn(text)) {
    if (wanted.whole.includes(word) || word.startsWith(wanted.prefix)) return index
  }
  return 0
}
