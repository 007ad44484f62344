import type { ThemeChoice } from '@deckloom/deck'
import { sceneFor, type Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import type { ImageBytes } from '../media.ts'
import { samplePicture } from './samplePicture.ts'
import { sampleSlides } from './sampleSlides.ts'

export const sampleImages: ReadonlyMap<string, ImageBytes> = new Map([
  ['/files/rider.png', samplePicture(480, 320)],
])

let fontBook: ReturnType<typeof loadFontBook> | undefined

/** Lays out the sample deck as the product does. */
export async function sampleScenes(theme: ThemeChoice): Promise<readonly Scene[]> {
  fontBook ??= loadFontBook()
  const fonts = await fontBook
  const slides = sampleSlides(theme)
  return slides.map((slide, index) =>
    sceneFor(slide, { fonts, deckTitle: 'Cold chain', index, count: slides.length }),
  )
}
