import {
  type CopiedElements,
  copiedElementsSchema,
  type CopiedSlides,
  copiedSlidesSchema,
} from '@deckloom/deck'

/** Longest text that is read. */
const longest = 1_000_000

/** What was copied, from text that anybody may have written; undefined where it is anything else. */
export function readCopied(text: string): CopiedElements | undefined {
  return copiedElementsSchema.safeParse(json(text)).data
}

/** Slides that were copied; undefined where it is anything else. */
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
