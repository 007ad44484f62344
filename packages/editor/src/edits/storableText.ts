import { isStorableText } from '@deckloom/deck'

/** The text without what no store can hold, such as control characters from a paste, and at most `max` long. */
export function storableText(text: string, max: number): string {
  const normal = text.replaceAll(/\r\n?/g, '\n')
  const kept = isStorableText(normal) ? normal : [...normal].filter(isStorableText).join('')
  const cut = kept.slice(0, max)
  // The cut may go through a surrogate pair.
  return isStorableText(cut) ? cut : cut.slice(0, -1)
}
