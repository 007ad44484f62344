import { Resvg } from '@resvg/resvg-js'
import type { Scene } from '@deckloom/scene'
import { flatPng } from './flatPng.ts'
import { drawScene } from './svg/drawScene.ts'
import type { DrawOptions } from './types.ts'

export interface RenderPngOptions extends Omit<DrawOptions, 'pixelsPerUnit'> {
  /** Pixels; the height follows. */
  readonly width: number
}

/** Allowed widths, pixels: from an icon to a poster. */
export const pngWidths = { min: 16, max: 3840 } as const

/**
 * Renders a slide as a PNG. Text is drawn as outlines of the faces it was measured with, so that no system font can
 * replace them. Throws a RangeError unless the width is an integer from 16 to 3840, and an Error if a face of the scene
 * is not loaded.
 */
export function renderPng(scene: Scene, { width, ...draw }: RenderPngOptions): Uint8Array {
  if (!Number.isInteger(width) || width < pngWidths.min || width > pngWidths.max) {
    throw new RangeError(`A slide cannot be ${width} pixels wide`)
  }
  const svg = drawScene(scene, { ...draw, pixelsPerUnit: width / scene.page.width })
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  const drawn = drawing.render()
  if (svg.includes('<image ')) return drawn.asPng()
  return flatPng(drawn.pixels, drawn.width, drawn.height)
}
