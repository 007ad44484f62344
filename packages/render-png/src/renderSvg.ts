import type { Scene } from '@deckloom/scene'
import { describeScene } from './svg/describeScene.ts'
import { drawScene } from './svg/drawScene.ts'
import type { DrawOptions } from './types.ts'

export type RenderSvgOptions = Omit<DrawOptions, 'pixelsPerUnit'>

/**
 * Renders a slide as one self-contained SVG file: text is outlined, pictures are embedded. Its text is in `<title>` and
 * `<desc>` for screen readers. Throws if a face of the scene is not loaded.
 */
export function renderSvg(scene: Scene, options: RenderSvgOptions): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawScene(scene, options, describeScene(scene))}\n`
}
