import { currentRuns } from './runs.ts'
import type { Bullet } from '../slide.ts'
import type { TextLineStyle, TextRunStyle } from './text.ts'

/** Returns the text of a bullet in either of its two forms. */
export function bulletText(bullet: Bullet): string {
  return typeof bullet === 'string' ? bullet : bullet.text
}

/** Returns the runs of a bullet, if it has any that match its text. */
export function bulletRuns(bullet: Bullet): readonly TextRunStyle[] | undefined {
  return typeof bullet === 'string' ? undefined : currentRuns(bullet.runs, bullet.text)
}

/** Returns the list style of a bullet: its level, and whether it is counted. */
export function bulletLine(bullet: Bullet): TextLineStyle & { readonly list: 'bullet' | 'number' } {
  if (typeof bullet === 'string') return { list: 'bullet' }
  const { list = 'bullet', level } = bullet
  return { list, ...(level !== undefined && { level }) }
}

/** Replaces the text of a bullet; it keeps its color and level, and loses its runs, which no longer match. */
export function withBulletText(bullet: Bullet, text: string): Bullet {
  if (typeof bullet === 'string') return text
  if (bullet.text === text) return bullet
  const { runs: _, ...rest } = bullet
  return { ...rest, text }
}

/** A bullet's lead-in and the sentence that explains it. */
export interface LeadIn {
  readonly lead: string
  readonly detail: string
}

/** Letters of scripts written without spaces. */
const unspaced = '\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF'
const unspacedLetters = new RegExp(`[${unspaced}]`, 'gu')
/** Languages that write the day of a date as an ordinal with a period. */
const dottedDays = ['de', 'da', 'nb', 'fi', 'cs', 'sk', 'sl', 'hr', 'et', 'is', 'lv']
const months = [...new Set(dottedDays.flatMap(monthsIn))].join('|')
/** The end of a lead-in: a period, except in an ordinal as in 'zum 31. Dezember', a colon, a dash between spaces. */
const leadIn = new RegExp(
  `^(.{1,80}?)(?:(?:(?<!(?:^|(?<!\\p{L})\\p{Ll}+\\s)\\p{Nd}{1,2})(?<!\\p{Nd}(?=\\.\\s(?:${months})))\\.|:)(?=\\s)|(?<=[${unspaced}]):(?=[${unspaced}\\p{Nd}])|：|\\s[–—]\\s)\\s*(.+)$`,
  'su',
)

/**
 * Splits 'Nobody is looking. Loggers are read after delivery.' at its first period, colon or spaced dash, if the first
 * part has at most 6 words and the rest at least `minDetailWords` (3 in lists, 1 where a layout needs two parts). Never
 * splits inside brackets.
 */
export function splitLeadIn(text: string, minDetailWords = 3): LeadIn | undefined {
  const match = leadIn.exec(text.trim())
  if (!match) return undefined
  const [, lead = '', detail = ''] = match
  if (countWords(lead) > 6 || countWords(detail) < minDetailWords) return undefined
  if (countOf(lead, /[([{（「『【]/gu) > countOf(lead, /[)\]}）」』】]/gu)) return undefined
  return { lead: lead.trim(), detail: detail.trim() }
}

/** Returns the names of the months in the form used after a day. */
function monthsIn(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(2026, month, 2))
    return parts.find(({ type }) => type === 'month')?.value ?? ''
  })
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}

/** In scripts without spaces, two letters count as one word. */
function countWords(text: string): number {
  const written = Math.floor(countOf(text, unspacedLetters) / 2)
  return Math.max(text.split(/\s+/u).filter(Boolean).length, written)
}
