import type { Bullet } from './slide.ts'

/** The words of a bullet, whichever of its two forms it has. */
export function bulletText(bullet: Bullet): string {
  return typeof bullet === 'string' ? bullet : bullet.text
}

/** The same bullet with other words; its colour stays. */
export function withBulletText(bullet: Bullet, text: string): Bullet {
  return typeof bullet === 'string' ? text : { ...bullet, text }
}

/** A bullet's lead-in and the sentence that explains it. */
export interface LeadIn {
  readonly lead: string
  readonly detail: string
}

/**
 * Splits 'Nobody is looking. Loggers are read after delivery.' at its first full stop or colon, if the first
 * part has at most 6 words and the rest at least `minDetailWords` (3 in lists, 1 where a layout needs two parts).
 */
export function splitLeadIn(text: string, minDetailWords = 3): LeadIn | undefined {
  const match = /^(.{1,80}?)(?:[.:](?=\s)|\s[–—]\s)\s*(.+)$/su.exec(text.trim())
  if (!match) return undefined
  const [, lead = '', detail = ''] = match
  if (countWords(lead) > 6 || countWords(detail) < minDetailWords) return undefined
  return { lead: lead.trim(), detail: detail.trim() }
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}
