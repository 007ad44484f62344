import { deckLimits, type VisualKind } from '@deckloom/deck'

/** Message for a slide that cannot hold another picture, chart or shape. */
export const slideFullMessage = `A slide can have up to ${deckLimits.images} images, charts and shapes. Delete one first.`

/** Messages when nothing was added. */
export const failures = {
  picture: 'Failed to add image',
  chart: 'Failed to create chart',
  shape: 'Failed to add shape',
  icon: 'Failed to add icon',
} as const satisfies Record<VisualKind, string>
