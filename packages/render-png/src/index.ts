export { renderPng, pngWidths, type RenderPngOptions } from './renderPng.ts'
export { renderSvg, type RenderSvgOptions } from './renderSvg.ts'
export type { ImageBytes, OutlineFonts } from './types.ts'
