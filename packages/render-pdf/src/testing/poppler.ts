import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Tool = 'pdffonts' | 'pdfinfo' | 'pdftoppm' | 'pdftotext'

/** Why a test that reads PDFs with another program cannot run; empty if it can. */
export const popplerMissing = isInstalled('pdftotext') ? '' : 'poppler-utils is not installed'

/** Returns what a tool of poppler prints about a PDF. Throws on errors and warnings. */
export function poppler(tool: Tool, pdf: Uint8Array, options: readonly string[] = []): string {
  return inFolder(pdf, (folder) => {
    const target = tool === 'pdftotext' ? ['-'] : []
    return run(tool, [...options, join(folder, 'deck.pdf'), ...target])
  })
}

function isInstalled(tool: Tool): boolean {
  return spawnSync(tool, ['-v']).error === undefined
}

function run(tool: Tool, operands: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, operands, { encoding: 'utf8' })
  if (status !== 0 || stderr !== '') throw new Error(`${tool}: ${stderr}`)
  return stdout
}

export interface Raster {
  readonly width: number
  readonly height: number
  /** Red, green and blue of the pixel at a position. */
  pixel(x: number, y: number): readonly [number, number, number]
}

/** Returns the first page at one pixel per page unit. */
export function rasterOf(pdf: Uint8Array): Raster {
  return inFolder(pdf, (folder) => {
    const first = ['-r', '90', '-f', '1', '-l', '1']
    run('pdftoppm', [...first, join(folder, 'deck.pdf'), join(folder, 'page')])
    const file = readdirSync(folder).find((name) => name.endsWith('.ppm'))
    if (!file) throw new Error('pdftoppm wrote no page')
    return parsePpm(readFileSync(join(folder, file)))
  })
}

function parsePpm(bytes: Buffer): Raster {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'))
  if (!header) throw new Error('Not a PPM')
  const width = Number(header[1])
  const start = header[0].length
  return {
    width,
    height: Number(header[2]),
    pixel(x, y) {
      const at = start + (y * width + x) * 3
      return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
    },
  }
}

function inFolder<T>(pdf: Uint8Array, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'deckloom-pdf-'))
  try {
    writeFileSync(join(folder, 'deck.pdf'), pdf)
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
