/** The languages that the embedded writer speaks itself. */
export const spokenLanguages = [
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
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** What a text is written in; 'other' is laid out and never spoken. */
export type Language = SpokenLanguage | 'other'
