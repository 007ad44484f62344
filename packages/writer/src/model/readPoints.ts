import { shorten } from '../language/words.ts'
import { cleanText } from './cleanText.ts'
import { listOf, findMember } from './fields.ts'

export interface PointLimits {
  readonly items: number
  readonly characters: number
}

/**
 * Reads the points of a slide, given as strings, as objects or as one string with several lines.
 */
export function readPoints(value: unknown, { items, characters }: PointLimits): readonly string[] {
  const lines = typeof value === 'string' ? value.split(/\n+/u) : listOf(value)
  return lines
    .slice(0, items * 4)
    .map((line) => shorten(pointOf(line), characters))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, items)
}

function pointOf(value: unknown): string {
  if (typeof value !== 'object') return cleanText(value)
  const lead = cleanText(findMember(value, 'lead', 'title', 'label', 'heading', 'name'))
  const detail = cleanText(
    findMember(value, 'text', 'detail', 'point', 'description', 'value', 'content'),
  )
  if (lead === '' || detail === '') return lead + detail
  return `${lead.replace(/[:.]$/u, '')}: ${detail}`
}
