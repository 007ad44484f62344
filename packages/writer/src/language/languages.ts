import { type DeckLanguage, deckLanguages } from '@deckloom/deck'

/** The languages that the embedded writer speaks itself. */
export const spokenLanguages = deckLanguages
export type SpokenLanguage = DeckLanguage

/** What a text is written in; 'other' is laid out and never spoken. */
export type Language = SpokenLanguage | 'other'
