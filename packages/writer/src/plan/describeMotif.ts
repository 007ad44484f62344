import type { IllustrationName } from '@deckloom/themes'
import { framesOf } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'

/** Returns the alternative text of a picture: what it shows. Its colors come from the theme and are not mentioned. */
export function describeMotif(motif: IllustrationName, language: Language): string | undefined {
  const frames = framesOf(language)
  return frames?.visuals.drawing.replace('{name}', () => frames.motifs[motif])
}

/** Returns what a picture shows in English, uncapitalized: 'a river winding through hills'. */
export function shownBy(motif: IllustrationName): string {
  return framesOf('en').motifs[motif]
}
