import { languageOf } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { sentencesOf } from './sentences.ts'

/** Returns the sentences of a short text. No sentence spans several lines. */
export function sentencesIn(
  text: string,
  language: Language = languageOf(text),
): readonly string[] {
  return text.split(/\r?\n/u).flatMap((line) => sentencesOf(line.trim(), language))
}
