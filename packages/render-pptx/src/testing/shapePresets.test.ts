import type { Box } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { grayPages, hasPainter, type GrayPage } from './grayPages.ts'
import { convertInLibreOffice, hasLibreOffice } from './libreOffice.ts'
import { lintPptx } from './lintPptx.ts'
import { buildScene } from './sceneBuilder.ts'
import { shapeSheet } from './shapeSheet.ts'
import { plainOptions } from './slideXml.ts'

const sizes = [
  { width: 130, height: 130 },
  { width: 190, height: 60 },
  { width: 56, height: 130 },
  { width: 150, height: 110 },
] as const
const pixelsAcross = 2400

test(
  'LibreOffice draws the preset of each shape where the page paints its outline',
  { timeout: 180_000 },
  async ({ skip }) => {
    skip(!hasLibreOffice || !hasPainter, 'LibreOffice or poppler is not installed')
    const sheets = await Promise.all(sizes.map((size) => shapeSheet(size)))
    const native = sheets.map((sheet) => buildScene(sheet.map(({ mark }) => mark)))
    const painted = sheets.map((sheet) => buildScene(sheet.flatMap(({ mark }) => mark.painted)))
    const file = renderPptx([...native, ...painted], plainOptions)
    expect(lintPptx(file)).toEqual([])

    const pdf = (await convertInLibreOffice(new Map([['deck', file]]))).get('deck')
    const pages = grayPages(pdf ?? new Uint8Array(), pixelsAcross)

    expect(pages.length).toBe(sizes.length * 2)
    const agreement = sheets.flatMap((sheet, index) =>
      sheet.map(({ type, cell }) => ({
        shape: `${type} ${sizes[index]?.width} by ${sizes[index]?.height}`,
        share: sharedInk([pages[index], pages[index + sizes.length]], cell),
      })),
    )
    expect(agreement.length).toBe(24 * sizes.length)
    expect(agreement.filter(({ share }) => !(share >= 0.99))).toEqual([])
  },
)

/** Returns the intersection over union of what two pages paint in a cell. */
function sharedInk([one, other]: readonly (GrayPage | undefined)[], cell: Box): number {
  if (!one || !other) return 0
  const unit = one.width / 1200
  let [both, either] = [0, 0]
  for (let y = Math.round(cell.y * unit); y < Math.round((cell.y + cell.height) * unit); y += 1) {
    for (let x = Math.round(cell.x * unit); x < Math.round((cell.x + cell.width) * unit); x += 1) {
      const at = y * one.width + x
      const [first, second] = [isInk(one, at), isInk(other, at)]
      if (first && second) both += 1
      if (first || second) either += 1
    }
  }
  return both / either
}

function isInk({ pixels }: GrayPage, at: number): boolean {
  return (pixels[at] ?? 255) < 128
}
