import type { Scene } from '@deckloom/scene'
import { describeScene } from './svg/describeScene.ts'
import { drawScene } from './svg/drawScene.ts'
import type { DrawOptions } from './types.ts'

export type RenderSvgOptions = Omit<DrawOptions, 'pixelsPerUnit'>

/**
 * A slide as one SVG file that needs nothing else: text is outlines, pictures are inside. Its words are in
 * `<title>` and `<desc>` for people who do not see it. Throws when a face of the scene is not loaded.
 */
export function renderSvg(scene: Scene, options: RenderSvgOptions): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawScene(scene, options, describeScene(scene))}\n`
}
