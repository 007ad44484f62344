import type { Scene } from '@deckloom/scene'

/** Returns the scene with its background and the remaining elements; marks without an element are removed too. */
export function sceneWithout(scene: Scene, isOut: (elementId: string) => boolean): Scene {
  return {
    ...scene,
    layout: { ...scene.layout, decoration: [] },
    marks: scene.marks.filter(({ origin }) => origin && !isOut(origin.elementId)),
  }
}
