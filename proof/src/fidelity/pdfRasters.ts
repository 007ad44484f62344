import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readPng } from './pngFile.ts'
import type { Raster } from './raster.ts'

const run = promisify(execFile)

/** Whether poppler is installed. */
export const hasPoppler = spawnSync('pdftocairo', ['-v']).error === undefined

/**
 * Rasterizes the pages of a PDF with poppler, `width` pixels wide. Uses cairo, which rounds baselines to the nearest
 * pixel row as browsers do; poppler's own rasterizer takes the row above, one pixel off for half of all lines.
 */
export async function pdfRasters(pdf: Uint8Array, width: number): Promise<readonly Raster[]> {
  const folder = await mkdtemp(join(tmpdir(), 'deckloom-fidelity-'))
  try {
    const file = join(folder, 'deck.pdf')
    await writeFile(file, pdf)
    const size = ['-scale-to-x', String(width), '-scale-to-y', '-1']
    await run('pdftocairo', ['-png', ...size, file, join(folder, 'page')])
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
    const rasters: Raster[] = []
    for (const name of pages) rasters.push(readPng(await readFile(join(folder, name))))
    return rasters
  } finally {
    await rm(folder, { recursive: true })
  }
}
