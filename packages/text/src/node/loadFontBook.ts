import { readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { fontFaces } from '../catalog.ts'
import { createFontBook } from '../fontBook.ts'
import type { FaceId, FontBook, FontFile } from '../types.ts'
import { loadPhraseFinders } from '../phrases/loadPhraseFinders.ts'
import { faceFilePath } from './readFaceFile.ts'
import { startNodeHarfBuzz } from './startNodeHarfBuzz.ts'

/**
 * Loads a font book with the whole catalog. The files are in `folder`, by default in the
 * installed font packages. Each file is read when a text first needs its face, because the East
 * Asian ones are large. Rejects when a file is missing.
 */
export async function loadFontBook(folder?: string): Promise<FontBook> {
  const [engine, finders, ...files] = await Promise.all([
    startNodeHarfBuzz(),
    loadPhraseFinders(fontFaces.map(({ id }) => id)),
    ...fontFaces.map(async ({ id }) => {
      const path = faceFilePath(id, folder)
      await access(path)
      return [id, fileAt(path)] satisfies [FaceId, FontFile]
    }),
  ])
  return createFontBook(engine, new Map(files), finders)
}

/** Holds the bytes weakly: HarfBuzz keeps its own copy, and a PDF needs them again only while it is written. */
function fileAt(path: string): FontFile {
  let kept: WeakRef<Uint8Array> | undefined
  return {
    bytes: () => {
      const known = kept?.deref()
      if (known) return known
      const bytes = readFileSync(path)
      kept = new WeakRef(bytes)
      return bytes
    },
  }
}
