export { renderPdf } from './renderPdf.ts'
export type { ImageBytes, PdfFonts, RenderPdfOptions } from './types.ts'
