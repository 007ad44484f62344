/** Languages that decks are written in: the built-in writer, the wording of frames and the numbers of charts know each. */
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
