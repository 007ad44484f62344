import type { FaceId, FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/browser'
import wasmUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url'
import { urlFor } from '../place.ts'

// Layout, shaping, themes and illustrations are larger than the rest of a page, so they are a chunk that loads in
// parallel with the deck. Import it only through the typesetter.
export {
  facesOf,
  facesToLoad,
  missingFaces,
  sceneFor,
  sceneSteps,
  splitSlide,
  withoutPrompts,
} from '@deckloom/scene'

const registered = new Set<FaceId>()

/**
 * Loads faces for measuring and drawing. Every face is a family of its own, named by its ID, so that the browser can
 * only draw with the very file the text was measured with, and never picks a neighboring weight or synthesizes a slant.
 */
export async function loadFonts(faces: Iterable<FaceId>): Promise<FontBook> {
  const book = await loadFontBook(faces, { baseUrl: urlFor('/fonts'), wasmUrl })
  const added = book.faces.filter((id) => !registered.has(id))
  await Promise.all(
    added.map(async (id) => {
      const face = new FontFace(id, new Uint8Array(book.bytes(id)))
      document.fonts.add(await face.load())
      registered.add(id)
    }),
  )
  return book
}
