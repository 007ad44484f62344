import type { Paragraph } from '@deckloom/scene'

/** Fraction of a text's spare width that is on its left. */
export const leftShare: Readonly<Record<Paragraph['align'], number>> = {
  left: 0,
  center: 0.5,
  right: 1,
}
