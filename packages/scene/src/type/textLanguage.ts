/** The most likely language of a script, with the ISO 15924 codes of the writing systems that use its letters. */
const languages = [
  ['ja', 'Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', 'Kore', /\p{Script=Hangul}/u],
  ['zh', 'Hans Hant Jpan Kore', /\p{Script=Han}/u],
  ['ar', 'Arab', /\p{Script=Arabic}/u],
  ['he', 'Hebr', /\p{Script=Hebrew}/u],
  ['hi', 'Deva', /\p{Script=Devanagari}/u],
  ['th', 'Thai', /\p{Script=Thai}/u],
  ['el', 'Grek', /\p{Script=Greek}/u],
  ['ru', 'Cyrl', /\p{Script=Cyrillic}/u],
] as const

const latinOnly = /^[^\u0250-\u1DFF\u1F00-\u1FFF\u2C00-\uFFFF]*$/
const latinLetter = /\p{Script=Latin}/u
const scripts = new Map<string, string>()

/**
 * Returns the BCP 47 tag of a text's language: the deck's, unless that is never written in the text's letters. A text
 * in several scripts takes the first match in the order of `languages`.
 */
export function textLanguage(text: string, deckLanguage: string): string {
  const script = scriptOf(deckLanguage)
  if (latinOnly.test(text)) {
    return script === 'Latn' || !latinLetter.test(text) ? deckLanguage : 'en'
  }
  const found = languages.find(([, , letters]) => letters.test(text))
  if (found === undefined) return deckLanguage
  const [language, written] = found
  return written.split(' ').includes(script) ? deckLanguage : language
}

function scriptOf(language: string): string {
  const known = scripts.get(language)
  if (known !== undefined) return known
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  scripts.set(language, script)
  return script
}
