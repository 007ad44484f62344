import { renderPdf } from '@deckloom/render-pdf'
import { renderPptx } from '@deckloom/render-pptx'
import { type Mark, type Scene, sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import type { DeckRenderer } from './deckRenderer.ts'
import { neutralPicture } from './neutralPicture.ts'

type FontBook = Awaited<ReturnType<typeof loadFontBook>>

/**
 * The product's renderer: lays the slides out once and hands the scenes to the format's writer. `fontFolder` holds the
 * font files, by default the installed packages do; they are read at the first export. Pictures are never fetched: a server that opens addresses from decks
 * can be made to open those of its own network.
 */
export function createDeckRenderer(fontFolder?: string): DeckRenderer {
  let loading: Promise<FontBook> | undefined
  return async ({ title, slides, author, createdAt }, format) => {
    loading ??= loadFontBook(fontFolder)
    const fonts = await loading
    const scenes = slides
      // A page that nobody is to see is left out; PowerPoint keeps such a slide and passes over it.
      .filter((slide) => format === 'pptx' || slide.hidden !== true)
      .map((slide, index, shown) =>
        sceneFor(slide, { fonts, deckTitle: title, index, count: shown.length }),
      )
    const images = new Map(
      scenes.flatMap((scene) => picturesOf(scene)).map((address) => [address, neutralPicture]),
    )
    const document = { title, ...(author !== undefined && { author }), images }
    return format === 'pdf'
      ? renderPdf(scenes, { ...document, fonts })
      : renderPptx(scenes, { ...document, createdAt })
  }
}

function picturesOf({ layout, marks }: Scene): string[] {
  return [...layout.decoration, ...marks].flatMap(addressesIn)
}

function addressesIn(mark: Mark): string[] {
  switch (mark.mark) {
    case 'image':
      return [mark.src]
    case 'group':
      return mark.children.flatMap(addressesIn)
    case 'native':
      return mark.painted.flatMap(addressesIn)
    case 'path':
    case 'text':
      return []
  }
}
