import type { FaceId, FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/browser'
import wasmUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url'
import { urlFor } from '../place.ts'

// Layout, shaping, themes and illustrations: larger than all the rest of a page, so it is a chunk of its
// own that loads beside the deck. Import it through the typesetter only.
export {
  facesOf,
  facesToLoad,
  missingFaces,
  sceneFor,
  sceneSteps,
  splitSlide,
} from '@deckloom/scene'

const registered = new Set<FaceId>()

/**
 * The faces, ready to measure and to draw with. Every face is its own family, named by its id: the
 * browser can only draw with the very file that the text was measured with, and never picks a neighbouring
 * weight or invents a slant.
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
