import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleText } from '../testing/sampleText.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import type { FontBook } from '../types.ts'
import { loadFontBook } from './loadFontBook.ts'
import { chromiumLines, type Sample } from './testing/chromiumLines.ts'
import { chromiumParity, linesOf } from './testing/chromiumParity.ts'
import { chromiumPath, launchChromium, whySkipped } from './testing/findChromium.ts'

const faces = ['inter-400', 'inter-700', 'manrope-400', 'arimo-400', 'carlito-400', 'gelasio-600']
const sizes = [14, 18, 21, 27.5, 36, 48]

const timeout = 180_000

let book: FontBook
let browser: Browser | undefined

beforeAll(async () => {
  book = await loadFontBook()
  if (chromiumPath) browser = await launchChromium()
}, timeout)

afterAll(async () => {
  await browser?.close()
})

test.skipIf(!chromiumPath)(
  `breaks 99 of 100 paragraphs of one look where Chromium does${whySkipped}`,
  { timeout },
  async () => {
    const samples = Array.from({ length: 240 }, (_, seed) => plainSample(seed))

    expect(await differences(samples)).toSatisfy(isAtMost(0.01, samples.length))
  },
)

test.skipIf(!chromiumPath)(
  `breaks 99 of 100 paragraphs of several looks where Chromium does${whySkipped}`,
  { timeout },
  async () => {
    const samples = Array.from({ length: 160 }, (_, seed) => mixedSample(seed + 1000))

    expect(await differences(samples)).toSatisfy(isAtMost(0.01, samples.length))
  },
)

test.skipIf(!chromiumPath)(
  `breaks 99 of 100 paragraphs of every script where Chromium does${whySkipped}`,
  { timeout },
  async () => {
    if (!browser) throw new Error('The browser is not running')
    const parity = await chromiumParity(browser, book)

    const paragraphs = parity.reduce((sum, script) => sum + script.paragraphs, 0)
    expect(paragraphs).toBe(600)
    expect(parity.flatMap(({ different }) => different)).toSatisfy(isAtMost(0.01, paragraphs))
  },
)

function isAtMost(share: number, length: number): (different: readonly unknown[]) => boolean {
  return (different) => different.length <= share * length
}

function plainSample(seed: number): Sample {
  const random = seededRandom(seed + 7)
  const face = faces[seed % faces.length] ?? 'inter-400'
  const size = sizes[Math.floor(random() * sizes.length)] ?? 18
  const letterSpacing = seed % 5 === 0 ? -0.02 * size : 0
  const width = 200 + Math.floor(random() * 3200) / 4
  return { runs: [{ text: sampleText(seed), face, size, letterSpacing }], width }
}

/** Makes each word a run and every third one bold. */
function mixedSample(seed: number): Sample {
  const runs = sampleText(seed)
    .split(/(?<=\s)(?=\S)/)
    .map((text, index) => ({ text, face: index % 3 === 2 ? 'inter-700' : 'inter-400', size: 24 }))
  return { runs, width: plainSample(seed).width }
}

async function differences(samples: readonly Sample[]): Promise<readonly unknown[]> {
  if (!browser) throw new Error('The browser is not running')
  const shown = await chromiumLines(browser, book, samples)
  return samples.flatMap((sample, index) => {
    const own = linesOf(book, sample)
    const theirs = shown[index] ?? []
    return own.join('\n') === theirs.join('\n') ? [] : [{ sample, own, theirs }]
  })
}
