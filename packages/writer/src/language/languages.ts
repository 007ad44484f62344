/** The languages that the embedded writer speaks itself. */
export const spokenLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** What a text is written in; 'other' is laid out and never spoken. */
export type Language = SpokenLanguage | 'other'
