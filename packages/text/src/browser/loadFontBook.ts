import { fontFace } from '../catalog.ts'
import { createFontBook } from '../fontBook.ts'
import { startHarfBuzz, type HarfBuzz } from '../shaping/harfbuzz.ts'
import { loadPhraseFinders } from '../phrases/loadPhraseFinders.ts'
import type { FaceId, FontBook, FontFile } from '../types.ts'

export interface FontSource {
  /** URL of the folder with the font files, named as in the catalog. */
  readonly baseUrl: string
  /** URL of the `harfbuzz.wasm` from harfbuzzjs. */
  readonly wasmUrl: string
}

let engine: { readonly url: string; readonly started: Promise<HarfBuzz> } | undefined
const files = new Map<string, Promise<FontFile>>()

/**
 * Loads a font book with the given faces; its `missingFor` names any others a text needs. Fetched files are cached, so
 * asking again with more faces costs only the new ones. Rejects when a file cannot be fetched; the next call tries
 * again.
 */
export async function loadFontBook(
  faces: Iterable<FaceId>,
  { baseUrl, wasmUrl }: FontSource,
): Promise<FontBook> {
  const ids = [...new Set(faces)]
  const entries = ids.map(async (id) => {
    const url = `${baseUrl.replace(/\/$/, '')}/${fontFace(id).file}`
    return [id, await fetchOnce(url)] satisfies [string, FontFile]
  })
  const [harfbuzz, finders, ...loaded] = await Promise.all([
    startOnce(wasmUrl),
    loadPhraseFinders(ids),
    ...entries,
  ])
  return createFontBook(harfbuzz, new Map(loaded), finders)
}

async function startOnce(url: string): Promise<HarfBuzz> {
  if (engine?.url !== url) {
    engine = {
      url,
      started: startHarfBuzz(async (imports) => {
        const { instance } = await WebAssembly.instantiate(await fetchBytes(url), imports)
        return instance.exports
      }),
    }
  }
  try {
    return await engine.started
  } catch (error) {
    engine = undefined
    throw error
  }
}

async function fetchOnce(url: string): Promise<FontFile> {
  const file = files.get(url) ?? fetchFile(url)
  files.set(url, file)
  try {
    return await file
  } catch (error) {
    files.delete(url)
    throw error
  }
}

async function fetchFile(url: string): Promise<FontFile> {
  const bytes = await fetchBytes(url)
  return { bytes: () => bytes }
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
