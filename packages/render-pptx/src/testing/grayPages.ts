import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const painter = '/usr/bin/pdftoppm'

export const hasPainter = existsSync(painter)

/** A page in gray, row by row from the top; 0 is black. */
export interface GrayPage {
  readonly width: number
  readonly pixels: Uint8Array
}

/** Renders the pages of a PDF at this width in pixels. */
export function grayPages(pdf: Uint8Array, width: number): readonly GrayPage[] {
  const folder = mkdtempSync(join(tmpdir(), 'render-pptx-'))
  try {
    const file = join(folder, 'deck.pdf')
    writeFileSync(file, pdf)
    const scale = ['-scale-to-x', String(width), '-scale-to-y', '-1']
    execFileSync(painter, ['-gray', ...scale, file, join(folder, 'page')])
    const pages = readdirSync(folder).filter((name) => name.endsWith('.pgm'))
    return pages.toSorted().map((name) => grayPage(readFileSync(join(folder, name))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads an 8-bit binary PGM. */
function grayPage(file: Buffer): GrayPage {
  const header = /^P5\s+(\d+)\s+\d+\s+255\s/.exec(file.toString('latin1', 0, 64))
  if (!header) throw new Error('Not a gray picture')
  return { width: Number(header[1]), pixels: file.subarray(header[0].length) }
}
