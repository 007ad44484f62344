import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Slide } from '@deckloom/deck'
import { renderPng } from '@deckloom/render-png'
import { sceneFor } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'

const width = 600

export interface DrawnDeck {
  /** The name of its folder. */
  readonly id: string
  readonly title: string
  readonly slides: readonly Slide[]
}

/** Draws every slide of a deck as a PNG into a separate folder. */
export function drawDeck(
  { id, title, slides }: DrawnDeck,
  { fonts, folder }: { readonly fonts: FontBook; readonly folder: string },
): void {
  const own = join(folder, id)
  mkdirSync(own, { recursive: true })
  for (const [index, slide] of slides.entries()) {
    const context = { fonts, deckTitle: title, index, count: slides.length }
    const png = renderPng(sceneFor(slide, context), { width, fonts, images: new Map() })
    writeFileSync(join(own, `${String(index + 1).padStart(2, '0')}.png`), png)
  }
}
