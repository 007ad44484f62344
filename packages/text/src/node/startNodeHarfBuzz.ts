import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { startHarfBuzz, type HarfBuzz } from '../shaping/harfbuzz.ts'

const { resolve } = createRequire(import.meta.url)

/** Starts HarfBuzz from the installed package. */
export async function startNodeHarfBuzz(): Promise<HarfBuzz> {
  return await startHarfBuzz(async (imports) => {
    const wasm = await readFile(resolve('harfbuzzjs/dist/harfbuzz.wasm'))
    const { instance } = await WebAssembly.instantiate(wasm, imports)
    return instance.exports
  })
}
