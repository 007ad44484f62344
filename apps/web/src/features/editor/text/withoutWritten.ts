import { type CellPlace, elementTexts, placedWords } from '@deckloom/editor'
import type { Mark, Scene } from '@deckloom/scene'
import type { Writing } from './writing.ts'

/** Returns the slide's scene without the text being edited. */
export function withoutWritten(scene: Scene, { as, elementId, cell }: Writing): Scene {
  if (cell) return withoutCell(scene, elementId, cell)
  const texts = elementTexts(as, elementId)
  return texts ? placedWords(scene, elementId, texts).scene : scene
}

function withoutCell(scene: Scene, elementId: string, { row, column }: CellPlace): Scene {
  const id = `${elementId}-${row}-${column}`
  const without = (mark: Mark): Mark =>
    mark.mark === 'native' && mark.id === elementId
      ? { ...mark, painted: mark.painted.filter((painted) => painted.id !== id) }
      : mark
  return { ...scene, marks: scene.marks.map(without) }
}
