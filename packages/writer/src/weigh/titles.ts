import type { Language } from '../language/languages.ts'
import { countWords, widthOf } from '../text/width.ts'
import { hasCue } from './cues.ts'
import openEnds from './openEnds.json' with { type: 'json' }

const ends = new Map<Language, ReadonlySet<string>>()
/** Maximum width, in Latin letters, of a title of one or two lines. */
export const titleWidth = 84

/** Whether a text can be a title: complete, without markup, and not ending in the middle of a phrase. */
export function isTitle(text: string, language: Language, longest = titleWidth): boolean {
  return isTitled(text, longest) && !endsOpen(text, language)
}

/** Whether a whole sentence can be a title, regardless of its last word. */
export function isTitled(text: string, longest: number): boolean {
  const words = countWords(text)
  if (widthOf(text) > longest || words < 2 || words > longest / 5) return false
  if (!/^["“„«「『¿¡(]?[\p{Lu}\p{Lo}\p{Nd}$€£¥+−-]/u.test(text)) return false
  if (/[,;:،；：–—-]$/u.test(text) || /https?:|`|\*\*|[|<>{}\\]|…$|\.\.\.$/u.test(text))
    return false
  return isBalanced(text) && isWordy(text)
}

/** Whether a sentence is understandable without the one before. */
export function standsAlone(text: string, language: Language): boolean {
  return !hasCue(text, 'back', language)
}

function isBalanced(text: string): boolean {
  return ['()', '[]', '“”', '«»', '「」', '『』', '（）'].every(([open = '', close = '']) => {
    return text.split(open).length === text.split(close).length
  })
}

function isWordy(text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  return letters >= text.replace(/\s/gu, '').length * 0.4
}

/** Whether a text ends in a word that cannot end a phrase. */
export function endsOpen(text: string, language: Language): boolean {
  const closed = ends.get(language) ?? new Set(openEnds[language].split(' ').filter(Boolean))
  ends.set(language, closed)
  if (language === 'ja' || language === 'zh' || language === 'ko') {
    // Only a particle leaves the phrase open: the た of 'した' is not one.
    return [...closed].some((end) => text.endsWith(end)) && !/[るたすいうむだ]$/u.test(text)
  }
  const last = /([\p{L}\p{M}’']+)\W*$/u.exec(text)?.[1]?.toLowerCase() ?? ''
  return closed.has(last)
}

/** Turns a heading into a title, without its number and punctuation. */
export function cleanHeading(heading: string): string {
  return heading
    .replace(/^\s*(?:\d{1,3}(?:\.\d{1,3}){0,4}\.?)\s+(?=\p{L})/u, '')
    .replace(/\s*<?https?:\/\/\S*$/u, '')
    .replace(/\s*[:：]\s*$/u, '')
    .trim()
}
