import type { Box } from '@deckloom/deck'
import type { Palette } from '@deckloom/themes'
import type { Mark } from '../marks.ts'
import { Easel } from './easel.ts'
import { motifs } from './motifs.ts'
import { portrait } from './portrait.ts'

export interface IllustrationRequest {
  readonly name: string
  readonly seed: number
  readonly box: Box
  readonly palette: Palette
  /** Prefix of the marks' IDs. */
  readonly idPrefix: string
}

/**
 * Draws a picture of the embedded illustrator, named after a motif or 'portrait', based on the theme's colors as 20 to
 * 250 path marks in page units. Marks may extend beyond the box; the caller clips them. Returns undefined for an
 * unknown name.
 */
export function drawIllustration({
  name,
  seed,
  box,
  palette,
  idPrefix,
}: IllustrationRequest): readonly Mark[] | undefined {
  const easel = new Easel(box, palette, seed, idPrefix)
  if (name === 'portrait') portrait(easel, palette)
  else if (isMotif(name)) motifs[name](easel)
  else return undefined
  return easel.marks
}

function isMotif(name: string): name is keyof typeof motifs {
  return Object.hasOwn(motifs, name)
}
