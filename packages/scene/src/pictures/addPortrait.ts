import type { Box, Picture } from '@deckloom/deck'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { addPicture } from './addPicture.ts'
import type { Treatment } from './pictureCrop.ts'

export interface PortraitRequest {
  /** Index of this person's picture among the slide's; if there are not enough pictures, the portrait is drawn. */
  readonly index: number
  readonly name: string
  readonly box: Box
  readonly treatment?: Treatment
}

/** Adds a person's picture, or a drawn portrait without features, which never claims to be the person. */
export function addPortrait(
  stage: Stage,
  sheet: Sheet,
  { index, name, box, treatment = 'framed' }: PortraitRequest,
): void {
  const visual = stage.pictures[index] ?? drawPortrait(stage, index, name)
  addPicture(stage, sheet, { visual, box, treatment })
}

function drawPortrait({ slide }: Stage, index: number, name: string): Picture {
  return {
    kind: 'picture',
    id: `portrait-${slide.id}-${index + 1}`,
    url: `illustration:portrait/${seedOf(name, index)}`,
    origin: 'generated',
    alt: 'Illustrated portrait',
  }
}

// Equal names look alike on every slide with the same position; neighbors in a team seldom do.
function seedOf(name: string, index: number): number {
  let sum = index * 7
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum
}
