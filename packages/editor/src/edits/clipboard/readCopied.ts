import {
  type CopiedElements,
  copiedElementsSchema,
  type CopiedSlides,
  copiedSlidesSchema,
} from '@deckloom/deck'

/** Longest text that is parsed. */
const longest = 1_000_000

/** Parses copied elements from untrusted text; undefined if it is anything else. */
export function readCopied(text: string): CopiedElements | undefined {
  return copiedElementsSchema.safeParse(json(text)).data
}

/** Parses copied slides from untrusted text; undefined if it is anything else. */
export function readCopiedSlides(text: string): CopiedSlides | undefined {
  return copiedSlidesSchema.safeParse(json(text)).data
}

function json(text: string): unknown {
  if (text.length > longest) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
