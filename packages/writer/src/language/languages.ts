import { type DeckLanguage, deckLanguages } from '@deckloom/deck'

/** The languages that the embedded writer can write. */
export const spokenLanguages = deckLanguages
export type SpokenLanguage = DeckLanguage

/**
 * The language of a text. Text in an 'other' language is laid out, but the writer adds nothing in
 * it.
 */
export type Language = SpokenLanguage | 'other'
