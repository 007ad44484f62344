import { fontFace, withFallbacks } from '../catalogue.ts'
import { createFontBook } from '../fontBook.ts'
import { startHarfBuzz, type HarfBuzz } from '../harfbuzz.ts'
import type { FaceId, FontBook } from '../types.ts'

export interface FontSource {
  /** Folder that holds the font files by their names in the catalogue. */
  readonly baseUrl: string
  /** Address of the `harfbuzz.wasm` in harfbuzzjs. */
  readonly wasmUrl: string
}

let engine: { readonly url: string; readonly started: Promise<HarfBuzz> } | undefined
const files = new Map<string, Promise<Uint8Array>>()

/**
 * A font book of the faces and of those that stand in for them. What was fetched once is kept, so
 * asking again with more faces costs only the new ones. Rejects when a file cannot be fetched; the
 * next call tries again.
 */
export async function loadFontBook(
  faces: Iterable<FaceId>,
  { baseUrl, wasmUrl }: FontSource,
): Promise<FontBook> {
  const entries = withFallbacks(faces).map(async (id) => {
    const url = `${baseUrl.replace(/\/$/, '')}/${fontFace(id).file}`
    return [id, await fetchOnce(url)] satisfies [string, Uint8Array]
  })
  const [harfbuzz, ...loaded] = await Promise.all([startOnce(wasmUrl), ...entries])
  return createFontBook(harfbuzz, new Map(loaded))
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

async function fetchOnce(url: string): Promise<Uint8Array> {
  const bytes = files.get(url) ?? fetchBytes(url)
  files.set(url, bytes)
  try {
    return await bytes
  } catch (error) {
    files.delete(url)
    throw error
  }
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
