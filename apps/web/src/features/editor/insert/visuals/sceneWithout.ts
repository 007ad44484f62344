import type { Scene } from '@deckloom/scene'

/** The scene with its ground and the elements that are left; what belongs to no element goes as well. */
export function sceneWithout(scene: Scene, isOut: (elementId: string) => boolean): Scene {
  return {
    ...scene,
    layout: { ...scene.layout, decoration: [] },
    marks: scene.marks.filter(({ origin }) => origin && !isOut(origin.elementId)),
  }
}
