import type { PlacedElement } from '@deckloom/editor'
import type { LineSource, NativeMark, Scene } from '@deckloom/scene'

/** What of an element is pressed to select it. */
export interface ElementStroke {
  /** In page units, before the element is turned. */
  readonly path: string
  readonly width: number
}

/** Whether an element is found along its stroke only: a line, or a freeform without a fill and words. */
export function hasStroke({ element }: PlacedElement): boolean {
  if (element.kind !== 'visual') return false
  const { visual } = element
  if (visual.kind === 'line') return true
  if (visual.kind !== 'shape') return false
  const { type, filled, text } = visual.shape
  return type === 'freeform' && filled === false && text === undefined
}

/** Returns the stroke of such an element as it is laid out. */
export function strokeOf(scene: Scene | undefined, elementId: string): ElementStroke | undefined {
  const mark = nativeMark(scene, elementId)
  if (mark?.source.kind === 'line') {
    return { path: mark.source.path, width: mark.source.line.width }
  }
  const outline = mark?.painted.find(({ id }) => id === `${elementId}-outline`)
  return outline?.mark === 'path'
    ? { path: outline.d, width: outline.stroke?.width ?? 0 }
    : undefined
}

/** Returns a line as it is laid out. */
export function lineSource(scene: Scene | undefined, elementId: string): LineSource | undefined {
  const source = nativeMark(scene, elementId)?.source
  return source?.kind === 'line' ? source : undefined
}

function nativeMark(scene: Scene | undefined, elementId: string): NativeMark | undefined {
  const mark = scene?.marks.find(({ origin }) => origin?.elementId === elementId)
  return mark?.mark === 'native' ? mark : undefined
}
