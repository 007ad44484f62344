import type { Paragraph } from '@deckloom/scene'

/** How much of the room beside a text lies at its left. */
export const leftShare: Readonly<Record<Paragraph['align'], number>> = {
  left: 0,
  center: 0.5,
  right: 1,
}
