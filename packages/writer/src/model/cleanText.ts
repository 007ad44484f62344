import { isStorableText } from '@deckloom/deck'
import { tidy } from '../language/words.ts'

// Invisible characters, which change the text direction or hide text.
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/gu
const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const scheme =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|javascript:|data:|vbscript:)\S*/giu
const longest = 6_000

/**
 * Cleans a model's value to plain text on one line, without markup, addresses or hidden characters. Returns an empty
 * string for anything but text and numbers.
 */
export function cleanText(value: unknown): string {
  const given = typeof value === 'number' ? String(value) : value
  if (typeof given !== 'string') return ''
  const text = tidy(
    withoutMarks(
      given
        .slice(0, longest)
        .replace(lone, '')
        .replace(unseen, '')
        .replace(control, ' ')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
        .replace(/<\/?[a-z!][^<>]{0,400}>/giu, ' '),
    ),
  )
  return isStorableText(text) ? text : ''
}

/** Removes Markdown and URLs, which a model may make up. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,500}\)/gu, '$1')
    .replace(scheme, '')
    .replace(/^\s*(?:[-*•–]\s+|#{1,6}\s+|\d{1,2}[.)]\s+(?=\p{L}))/u, '')
    .replace(/(\*\*|__|`)(?=\S)([\s\S]*?\S)\1/gu, '$2')
    .replace(/\(\s*\)|\[\s*\]/gu, '')
}
