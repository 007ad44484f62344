import { readLimits } from '@deckloom/deck'

export interface LimitedText {
  readonly text: string
  readonly cut: boolean
}

/**
 * Cuts the text to the limit: between paragraphs if one ends in the last fifth, else between words.
 */
export function limitText(text: string): LimitedText {
  const { units, bytes } = readLimits.text
  if (text.length <= units && jsonBytes(text) <= bytes) return { text, cut: false }
  let kept = text.slice(0, units)
  // Non-Latin scripts take two to four bytes per character.
  while (jsonBytes(kept) > bytes) {
    kept = kept.slice(0, Math.floor(kept.length * Math.min(0.98, bytes / jsonBytes(kept))))
  }
  const paragraph = kept.lastIndexOf('\n\n')
  const word = kept.search(/\s\S*$/u)
  const end = paragraph > kept.length * 0.8 ? paragraph : word > 0 ? word : kept.length
  return {
    text: kept
      .slice(0, end)
      .replace(/[\uD800-\uDBFF]$/u, '')
      .trimEnd(),
    cut: true,
  }
}

function jsonBytes(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).byteLength
}
