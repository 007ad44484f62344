import type { ExportFormat } from '@deckloom/contract'
import type { RenderOutput } from '../../platform/render/deckRenderer.ts'

/** The kind of an exported file, stored with it. */
export type FileKind = ExportFormat | 'png-zip' | 'svg-zip'

export function fileKindOf(output: RenderOutput): FileKind {
  if (output.format !== 'png' && output.format !== 'svg') return output.format
  return output.only === undefined ? `${output.format}-zip` : output.format
}

/** Extension and content type of each kind. */
export const exportedFiles: Readonly<
  Record<FileKind, { readonly mediaType: string; readonly fileName: string }>
> = {
  pptx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    fileName: 'presentation.pptx',
  },
  pdf: { mediaType: 'application/pdf', fileName: 'presentation.pdf' },
  png: { mediaType: 'image/png', fileName: 'slide.png' },
  svg: { mediaType: 'image/svg+xml', fileName: 'slide.svg' },
  'png-zip': { mediaType: 'application/zip', fileName: 'presentation-png.zip' },
  'svg-zip': { mediaType: 'application/zip', fileName: 'presentation-svg.zip' },
}
