import type { Browser } from 'playwright-core'
import { breakText } from '../../lines/breakText.ts'
import { prepareText } from '../../lines/prepareText.ts'
import {
  sampleScripts,
  scriptParagraph,
  type SampleScript,
} from '../../testing/scriptParagraphs.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import type { FontBook } from '../../types.ts'
import { chromiumLines, type Sample } from './chromiumLines.ts'

export interface Difference {
  readonly text: string
  readonly face: string
  readonly size: number
  readonly width: number
  readonly own: readonly string[]
  readonly theirs: readonly string[]
}

export interface ScriptParity {
  readonly script: SampleScript
  readonly paragraphs: number
  readonly lines: number
  readonly different: readonly Difference[]
}

const faces = ['inter-400', 'carlito-400', 'manrope-600', 'gelasio-400', 'arimo-700']
const sizes = [14, 18, 21, 27.5, 36, 48]

/** Breaks seeded paragraphs of every script here and in Chromium; 600 paragraphs by default. */
export async function chromiumParity(
  browser: Browser,
  book: FontBook,
  perScript = 50,
): Promise<readonly ScriptParity[]> {
  const samples = sampleScripts.flatMap((script) =>
    Array.from({ length: perScript }, (_, seed) => ({ script, ...sampleOf(seed, script) })),
  )
  const shown = await chromiumLines(browser, book, samples)
  const compared = samples.map((sample, index) => {
    const own = linesOf(book, sample)
    return {
      script: sample.script,
      lines: own.length,
      different: differenceOf(sample, own, shown[index] ?? []),
    }
  })
  return sampleScripts.map((script) => {
    const ofScript = compared.filter((sample) => sample.script === script)
    return {
      script,
      paragraphs: ofScript.length,
      lines: ofScript.reduce((sum, { lines }) => sum + lines, 0),
      different: ofScript.flatMap(({ different }) => different),
    }
  })
}

function sampleOf(seed: number, script: SampleScript): Sample {
  const random = seededRandom(seed + 77)
  const size = sizes[Math.floor(random() * sizes.length)] ?? 18
  const width = 200 + Math.floor(random() * 3200) / 4
  const face = faces[seed % faces.length] ?? 'inter-400'
  return { runs: [{ text: scriptParagraph(seed, script), face, size }], width }
}

/** Returns the lines `breakText` makes of a paragraph, in logical order and without hanging space. */
export function linesOf(book: FontBook, { runs, width }: Sample): readonly string[] {
  const reading = book.reading(runs.map((run) => run.text).join(''))
  return breakText(prepareText(reading, runs), { width }).lines.map(({ fragments }) =>
    fragments
      .toSorted((a, b) => a.run - b.run || a.start - b.start)
      .map((fragment) => fragment.text)
      .join(''),
  )
}

function differenceOf(
  { runs, width }: Sample,
  own: readonly string[],
  theirs: readonly string[],
): readonly Difference[] {
  if (own.join('\n') === theirs.join('\n')) return []
  const { text = '', face = '', size = 0 } = runs[0] ?? {}
  return [{ text, face, size, width, own, theirs }]
}
