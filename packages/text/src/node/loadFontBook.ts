import { fontFaces } from '../catalogue.ts'
import { createFontBook } from '../fontBook.ts'
import type { FaceId, FontBook } from '../types.ts'
import { readFaceFile } from './readFaceFile.ts'
import { startNodeHarfBuzz } from './startNodeHarfBuzz.ts'

/**
 * A font book of the whole catalogue. The files are read from `folder`, by default from the installed
 * font packages. Rejects when one is missing.
 */
export async function loadFontBook(folder?: string): Promise<FontBook> {
  const [engine, ...files] = await Promise.all([
    startNodeHarfBuzz(),
    ...fontFaces.map(
      async ({ id }) => [id, await readFaceFile(id, folder)] satisfies [FaceId, Uint8Array],
    ),
  ])
  return createFontBook(engine, new Map(files))
}
