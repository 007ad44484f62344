import type { Language } from './languages.ts'

/**
 * Applies the typographic conventions of a language: French puts a no-break space before high
 * punctuation.
 */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text
  return text
    .replace(/(?<=[\p{L}\p{N}\])»%€])[ \u00A0]?([:;!?])(?=\s|$|[’'"»])/gu, '\u00A0$1')
    .replace(/«[ \u00A0]?(?=\S)/gu, '«\u00A0')
    .replace(/(?<=\S)[ \u00A0]?»/gu, '\u00A0»')
    .replace(/(?<=\d)[ \u00A0](?=%|€|\d{3}(?!\d))/gu, '\u00A0')
}
