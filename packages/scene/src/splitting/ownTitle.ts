import { bulletText, splitLeadIn, withBulletText, type Bullet } from '@deckloom/deck'

export interface TitledPart {
  readonly title: string
  /** The bullets without what became the title: a heading, or the lead-in of the only bullet. */
  readonly rest: readonly Bullet[]
}

/** Maximum length of a title taken from a bullet. */
const titleLength = 70

/** Derives a title from the content itself: its heading, its first lead-in, or the first words of its first bullet. */
export function ownTitle(bullets: readonly Bullet[]): TitledPart {
  const [first, ...others] = bullets
  if (first === undefined) return { title: '', rest: [] }
  const [head = '', ...under] = bulletText(first)
    .split(/[\n\r]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (head.endsWith(':') && head.length <= titleLength) {
    return { title: head.slice(0, -1).trim(), rest: others }
  }
  const parts = under.length > 0 ? { lead: head, detail: under.join('\n') } : splitLeadIn(head)
  if (!parts || parts.lead.length > titleLength) return { title: firstWords(head), rest: bullets }
  const alone = others.length === 0
  return {
    title: parts.lead,
    rest: alone ? [withBulletText(first, capitalize(parts.detail))] : bullets,
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// The first sentence, else the first clause, else as many whole words as a title holds.
function firstWords(text: string): string {
  const short = (match: RegExpExecArray | null): string | undefined =>
    match?.[1] !== undefined && match[1].length <= titleLength ? match[1].trim() : undefined
  const sentence = short(/^(.{8,}?)[.!?。！？](?:\s|$)/su.exec(text))
  const clause = short(/^(.{8,}?)[,;:，；：、](?:\s|$)/su.exec(text))
  if (text.length <= titleLength) return sentence ?? text
  const words = /^(.{1,70})(?=\s)/su.exec(text)?.[1]
  return (
    sentence ??
    clause ??
    words ??
    Array.from(text)
      .slice(0, titleLength / 2)
      .join('')
  )
}
