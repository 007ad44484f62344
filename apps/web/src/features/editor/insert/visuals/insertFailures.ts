import { deckLimits, type VisualKind } from '@deckloom/deck'
import { toast } from '@deckloom/ui'

/** Says why a slide cannot hold another visual of a kind. */
export function slideFullMessage(kind: VisualKind): string {
  return kind === 'picture'
    ? `A slide can have up to ${deckLimits.images} images. Delete one first.`
    : `A slide can have up to ${deckLimits.visuals} images, charts, shapes, icons and lines. Delete one first.`
}

/** Messages when nothing was added. */
export const failures = {
  picture: 'Failed to add image',
  chart: 'Failed to create chart',
  shape: 'Failed to add shape',
  icon: 'Failed to add icon',
  line: 'Failed to add line',
} as const satisfies Record<VisualKind, string>

/** Says that the slide is full, after a visual was not added. */
export function warnNoRoom(kind: VisualKind): void {
  toast({ title: failures[kind], description: slideFullMessage(kind), variant: 'destructive' })
}
