import type { Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { renderPdf } from '../renderPdf.ts'
import type { ImageBytes } from '../types.ts'

export const fonts = await loadFontBook()

/** Returns the PDF of a deck with a fixed date. */
export async function renderScenes(
  scenes: readonly Scene[],
  images: Readonly<Record<string, ImageBytes>> = {},
): Promise<Uint8Array> {
  return await renderPdf(scenes, {
    title: 'Cold chain & <vaccines>',
    author: 'Amina',
    language: 'en',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    fonts,
    images: new Map(Object.entries(images)),
  })
}
