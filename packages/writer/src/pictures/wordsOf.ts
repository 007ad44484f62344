import type { SpokenLanguage } from '../language/languages.ts'
import { plain } from './wordForms.ts'

/** Articles and prepositions that lean on the next word: l'eau, dell'acqua. */
const leaning = /^(?:l|d|qu|n|s|j|c|m|t|jusqu|un|all|dall|dell|nell|sull)['’]/u

/** The words of a text in the form in which they are compared; East Asia's stay together. */
export function wordsOf(text: string, language: SpokenLanguage): readonly string[] {
  const found = plain(text, language).match(
    /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu,
  )
  return (found ?? []).map((word) => word.replace(leaning, '').replaceAll('’', "'"))
}
