export { renderPptx } from './renderPptx.ts'
export type { PptxOptions } from './renderPptx.ts'
export type { ImageBytes } from './media.ts'
export { zipOf, type NamedFile } from './opc/zip/zipOf.ts'
