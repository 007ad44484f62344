import type { SpokenLanguage } from '../language/languages.ts'
import { plain } from './wordForms.ts'

/** Elided articles and prepositions: l'eau, dell'acqua. */
const leaning = /^(?:l|d|qu|n|s|j|c|m|t|jusqu|un|all|dall|dell|nell|sull)['’]/u

/** Returns the words of a text in normalized form. Runs of East Asian characters stay together. */
export function wordsOf(text: string, language: SpokenLanguage): readonly string[] {
  const found = plain(text, language).match(
    /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu,
  )
  return (found ?? []).map((word) => word.replace(leaning, '').replaceAll('’', "'"))
}
