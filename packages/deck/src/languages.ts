/** Languages for decks, each supported by the built-in writer, the wording of frames and chart number formats. */
export const deckLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh',
] as const

export type DeckLanguage = (typeof deckLanguages)[number]
