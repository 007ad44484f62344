import type { PlacedElement } from '@deckloom/editor'
import type { LineSource, Scene } from '@deckloom/scene'

export function isLine({ element }: PlacedElement): boolean {
  return element.kind === 'visual' && element.visual.kind === 'line'
}

/** Returns a line as it is laid out. */
export function lineSource(scene: Scene | undefined, elementId: string): LineSource | undefined {
  const mark = scene?.marks.find(({ origin }) => origin?.elementId === elementId)
  return mark?.mark === 'native' && mark.source.kind === 'line' ? mark.source : undefined
}
