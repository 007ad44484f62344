import { renderPptx } from '@deckloom/render-pptx'
import { convertInLibreOffice } from '@deckloom/render-pptx/testing'
import type { Scene } from '@deckloom/scene'
import { print } from '../print.ts'
import type { CorpusPicture } from './corpusPictures.ts'
import type { GoldenDeck } from './goldenDeck.ts'

export interface LaidOutDeck extends GoldenDeck {
  readonly scenes: readonly Scene[]
}

/** A crash of LibreOffice loses only the decks of its batch. */
const batchSize = 10

/** Converts the PPTX files of decks to PDF with LibreOffice, by name. */
export async function openInLibreOffice(
  decks: readonly LaidOutDeck[],
  images: ReadonlyMap<string, CorpusPicture>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const pdfs = new Map<string, Uint8Array>()
  for (let at = 0; at < decks.length; at += batchSize) {
    const files = decks
      .slice(at, at + batchSize)
      .map(
        ({ name, title, language, scenes }) =>
          [name, renderPptx(scenes, { title, language, createdAt, images })] as const,
      )
    for (const [name, pdf] of await convertInLibreOffice(new Map(files))) pdfs.set(name, pdf)
    print(`LibreOffice opened ${pdfs.size} of ${decks.length} decks`)
  }
  return pdfs
}
