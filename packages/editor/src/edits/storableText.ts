import { isStorableText } from '@deckloom/deck'

/** Returns the text without characters that cannot be stored, such as control characters from a paste, cut to `max`. */
export function storableText(text: string, max: number): string {
  const normal = text.replaceAll(/\r\n?/g, '\n')
  const kept = isStorableText(normal) ? normal : [...normal].filter(isStorableText).join('')
  const cut = kept.slice(0, max)
  // The cut may split a surrogate pair.
  return isStorableText(cut) ? cut : cut.slice(0, -1)
}
