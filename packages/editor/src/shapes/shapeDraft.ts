import { deckDefaults, deckLimits, type ShapeData } from '@deckloom/deck'
import { rewordShape } from '../edits/slideText.ts'
import { storableText } from '../edits/storableText.ts'
import type { Size } from '../canvas/resizeBox.ts'
import { shapeSize } from '../edits/shapeSize.ts'

/** A shape being chosen. Keeps its corner radius while other types are selected, though only rectangles show it. */
export interface ShapeDraft extends ShapeData {
  readonly borderRadius: number
  readonly borderWidth: number
  readonly text: string
}

export function newShapeDraft(): ShapeDraft {
  return { ...deckDefaults.newShape, text: '' }
}

export function shapeDraftOf(shape: ShapeData): ShapeDraft {
  return {
    ...shape,
    borderRadius: shape.borderRadius ?? 0,
    borderWidth: shape.borderWidth ?? 0,
    text: shape.text ?? '',
  }
}

/** Clamps the shape to its limits: 50 to 600 wide and high, border 0 to 10, radius 0 to 50 (rectangles only). */
export function shapeOf(draft: ShapeDraft): ShapeData {
  const { borderRadius, borderWidth, text, path, ...rest } = draft
  const { maxRadius, maxBorder } = deckLimits.shape
  const written = draft.runs?.map((run) => run.text).join('') ?? text
  const words = storableText(text, deckLimits.shapeTextLength).trim()
  return {
    ...rewordShape({ ...rest, text: written }, words),
    ...shapeSize(draft),
    ...(draft.type === 'freeform' && path !== undefined && { path }),
    ...(draft.type === 'rectangle' && {
      borderRadius: Math.min(maxRadius, Math.max(0, borderRadius)),
    }),
    borderWidth: Math.min(maxBorder, Math.max(0, borderWidth)),
  }
}

export type SizePreset = keyof typeof deckDefaults.shapeSizes
export const sizePresets = ['S', 'M', 'L', 'Square'] as const satisfies readonly SizePreset[]

/** Returns the preset with exactly this size. */
export function presetOf({ width, height }: Size): SizePreset | undefined {
  return sizePresets.find((name) => {
    const size = deckDefaults.shapeSizes[name]
    return size.width === width && size.height === height
  })
}
