import type { Mark } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { loadFontBook } from '@deckloom/text/node'
import { officeParity } from './officeParity.ts'
import { compareLines } from './compareLines.ts'
import { hasLibreOffice, wordsInLibreOffice } from './libreOffice.ts'
import { lintPptx } from './lintPptx.ts'
import { sampleImages, sampleScenes } from './sampleScenes.ts'
import { plainOptions } from './slideXml.ts'

const pixelsPerUnit = 1280 / 1200
const isRing = (mark: Mark) =>
  mark.mark === 'native' && mark.source.kind === 'chart' && mark.source.plan.type === 'donut'
const themes = [
  { id: 'loom', variant: 'light' },
  { id: 'executive', variant: 'dark' },
] as const

test.for(themes)(
  'LibreOffice breaks the lines of $id as the scene does and puts them in the same place',
  { timeout: 180_000 },
  async (theme, { skip }) => {
    skip(!hasLibreOffice, 'LibreOffice or pdftotext is not installed')
    const scenes = await sampleScenes(theme)
    const file = renderPptx(scenes, { ...plainOptions, images: sampleImages })
    expect(lintPptx(file)).toEqual([])

    const lines = compareLines(scenes, await wordsInLibreOffice(file))

    // LibreOffice ignores the width of a chart's ring, which moves its labels; the chart tests measure them.
    const rings = scenes.flatMap(({ marks }, index) => (marks.some(isRing) ? [index + 1] : []))
    const same = lines.filter((line) => line.same && !rings.includes(line.slide))
    expect(lines.length).toBeGreaterThan(150)
    const read = lines.filter(({ same: isSame }) => isSame)
    expect(read.length / lines.length).toBeGreaterThanOrEqual(0.98)
    const lower = same.map((line) => Math.abs(line.lower ?? 0) * pixelsPerUnit)
    expect(lower.toSorted((one, other) => one - other)[lower.length >> 1]).toBeLessThan(1)
    expect(same.filter((line, index) => (lower[index] ?? 0) > 2)).toEqual([])
    expect(same.filter(({ farther = 0 }) => Math.abs(farther) * pixelsPerUnit > 3)).toEqual([])
  },
)

test(
  'LibreOffice breaks 98 of 100 lines in every script as the scenes do',
  { timeout: 240_000 },
  async ({ skip }) => {
    skip(!hasLibreOffice, 'LibreOffice or pdftotext is not installed')
    const scripts = await officeParity(await loadFontBook())

    const shares = scripts.map(({ script, lines, different }) => ({
      script,
      share: 1 - different.length / lines,
    }))
    expect(shares).toHaveLength(12)
    expect(shares.filter(({ share }) => share < 0.98)).toEqual([])
  },
)
