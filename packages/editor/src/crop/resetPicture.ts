import { pictureLookFields, type Slide } from '@deckloom/deck'
import { editVisual } from '../edits/slideVisuals.ts'

const resetFields: ReadonlySet<string> = new Set([...pictureLookFields, 'crop', 'mask', 'fit'])

/** Returns a picture without its look, its crop and its shape: as large as its frame, and nothing else. */
export function withResetPicture(slide: Slide, elementId: string): Slide {
  return editVisual(slide, elementId, (visual) => {
    if (visual.kind !== 'picture') return visual
    const left = Object.entries(visual).filter(([field]) => !resetFields.has(field))
    return Object(Object.fromEntries(left))
  })
}
