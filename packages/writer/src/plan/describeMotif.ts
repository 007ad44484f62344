import type { IllustrationName } from '@deckloom/themes'
import { framesOf } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'

/** What the drawing shows, in words: its alternative text. It takes its colours from the theme, so none is named. */
export function describeMotif(motif: IllustrationName, language: Language): string | undefined {
  const frames = framesOf(language)
  return frames?.visuals.drawing.replace('{name}', () => frames.motifs[motif])
}

/** What the drawing shows, in English, without a capital: 'a river winding through hills'. */
export function shownBy(motif: IllustrationName): string {
  return framesOf('en').motifs[motif]
}
