import { capitalise } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'

const listing =
  /(?:[,;.]\s*|\s+(?:and|that|which)\s+|^|\s)(?:please\s+)?(?:(?:it |the deck |the presentation |this |you )?(?:should |must |needs to |has to )?(?:also )?(?:cover(?:s|ing)?|includ(?:e|es|ing)|mention(?:s|ing)?|discuss(?:es|ing)?|address(?:es|ing)?|touch on|talk about|highlight(?:s|ing)?)|with (?:sections|slides|chapters|parts) (?:on|about|for|covering)|(?:sections|topics|chapters|agenda|structure|outline|contents?|key points|points)\s*(?:are|:))\s*:?\s+(.+?)(?:[.!?](?=\s|$)|$)/iu

/** Parts that the prompt asks for by name, and the prompt without the words that asked. */
export interface NamedSections {
  readonly sections: readonly string[]
  readonly rest: string
}

/** Reads 'cover A, B and C' and lists of lines that begin with a dash, a star or a number. */
export function namedSections(prompt: string): NamedSections {
  const lines = prompt.split(/\r?\n/u)
  const items = lines.flatMap((line) => listItem(line))
  const prose = lines.filter((line) => listItem(line).length === 0).join('\n')
  if (items.length >= 2) return { sections: items.map(clean).filter(isSection), rest: prose }
  const match = listing.exec(prompt)
  const parts = match ? splitList(match[1] ?? '') : []
  if (!match || parts.length < 2) return { sections: [], rest: prompt }
  const before = prompt.slice(0, match.index)
  const after = prompt.slice(match.index + match[0].length)
  const rest = tidyJoin(before, after)
  // 'Talk about sleep, by a doctor' lists nothing: the words are the subject themselves.
  return /\p{L}/u.test(rest) ? { sections: parts, rest } : { sections: [], rest: prompt }
}

function listItem(line: string): readonly string[] {
  const item = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(.{2,90})$/u.exec(line)?.[1]
  return item === undefined ? [] : [item]
}

function splitList(words: string): readonly string[] {
  const parts = words
    .split(/\s*[,;]\s*(?:and\s+|or\s+)?|\s+and\s+|\s+as well as\s+/iu)
    .map(clean)
    .filter(isSection)
  return parts.length <= 12 ? parts : parts.slice(0, 12)
}

function clean(part: string): string {
  const words = tidy(part)
    .replace(/^(?:the|our|a|an|some)\s+/iu, '')
    .replace(/[.:;,]+$/u, '')
  return capitalise(words)
}

function isSection(part: string): boolean {
  return part.length >= 2 && part.length <= 60 && countWords(part) <= 8
}

function tidyJoin(before: string, after: string): string {
  return `${before.replace(/[\s,;]+$/u, '')}${/[.!?]\s*$/u.test(before) || before.trim() === '' ? ' ' : '. '}${after.trim()}`.trim()
}
