import type { IllustrationName } from '@deckloom/themes'
import { fill } from '../language/fill.ts'
import type { Phrases } from '../wording/phrases.ts'

/** What the drawing shows, in words: its alternative text. It takes its colours from the theme, so none is named. */
export function describeMotif(motif: IllustrationName, { motifs, visuals }: Phrases): string {
  return fill(visuals.drawing, motifs[motif])
}
