import type { Browser, Page } from 'playwright-core'
import { fallbacksOf } from '../../catalog.ts'
import { graphemesOf } from '../../graphemes.ts'
import { atWidth } from '../../lines/lineSpans.ts'
import { withSigns } from '../../phrases/withSigns.ts'
import { prepareText } from '../../lines/prepareText.ts'
import { wordBreakOf } from '../../lines/wordBreakOf.ts'
import type { FaceId, FontBook, StyledRun } from '../../types.ts'

export interface Sample {
  readonly runs: readonly StyledRun[]
  readonly width: number
}

const origin = 'http://fonts.test'
const cors = { 'access-control-allow-origin': '*' }

/** Returns the lines Chromium breaks each paragraph into, using the faces of the book. */
export async function chromiumLines(
  browser: Browser,
  book: FontBook,
  samples: readonly Sample[],
): Promise<readonly (readonly string[])[]> {
  const page = await browser.newPage()
  try {
    await page.route(`${origin}/**`, async (route) => {
      const id = new URL(route.request().url()).pathname.slice(1)
      await route.fulfill({ body: Buffer.from(id === '' ? '' : book.bytes(id)), headers: cors })
    })
    return await browserLines(page, book, samples)
  } finally {
    await page.close()
  }
}

/**
 * Breaks the paragraphs in the page. The invisible underline makes Chromium compute the exact end of each line; without
 * it, kerning with the following space moves the end by a hundredth of an em. As in every slide, East Asian marks keep
 * their full width and Latin words in Chinese get no extra spacing.
 */
async function browserLines(
  page: Page,
  book: FontBook,
  samples: readonly Sample[],
): Promise<readonly (readonly string[])[]> {
  // The test has its own time limit; on a busy machine the page alone can exceed the default of 30 s.
  page.setDefaultTimeout(0)
  await page.setContent(`<!doctype html><html lang="en"><style>${fontRules(book, samples)}
    p { white-space: pre-wrap; overflow-wrap: break-word; margin: 0;
        text-spacing-trim: space-all; text-autospace: no-autospace }
    span { text-rendering: geometricPrecision; text-decoration: underline transparent }
    </style>${samples.map((sample) => paragraph(book, sample)).join('')}`)
  const lines: unknown = await page.evaluate(readLines)
  if (!Array.isArray(lines)) throw new Error('The page did not answer with its lines')
  return lines.map((paragraphLines: readonly string[]) =>
    paragraphLines.map((line) => line.replaceAll(signs, '')),
  )
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Signs added by `withSigns`. */
const signs = /\u200B|(?<=[\p{Pe}\p{Pf}%-])\u200D/gu

/**
 * Where our lines break between phrases, the markup gives the browser the phrase boundaries and
 * tells it to keep phrases whole.
 */

function paragraph(book: FontBook, { runs, width }: Sample): string {
  const whole = runs.map((run) => run.text).join('')
  const reading = book.reading(whole)
  const prepared = prepareText(reading, runs)
  const chosen = atWidth(prepared, width / prepared.unit)
  const spans = runs.map(({ text, face, size, letterSpacing = 0 }, index) => {
    const families = facesOf(reading, face, text).map((id) => `'${id}'`)
    const start = prepared.runStarts[index] ?? 0
    const written = withSigns(whole, chosen.signs, { start, end: start + text.length })
    const escaped = written.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<span style="font:${size}px ${families.join()};letter-spacing:${letterSpacing}px">${escaped}</span>`
  })
  return `<p dir="auto" style="width:${width}px;word-break:${chosen !== prepared && eastAsian.test(whole) ? 'keep-all' : wordBreakOf(whole)}">${spans.join('')}</p>`
}

/**
 * Returns the faces that draw the text, each before any other that could draw its characters,
 * because a browser takes the first face that can.
 */
function facesOf(book: FontBook, face: FaceId, text: string): readonly FaceId[] {
  const ordered = [face]
  const drawn = new Map<string, FaceId>()
  for (const { segment } of graphemesOf(text)) {
    const drawer = book.drawerOf(face, segment)
    if (drawer !== undefined && drawer !== face) drawn.set(segment, drawer)
  }
  const left = new Set(drawn.values())
  while (left.size > 0) {
    const next =
      [...left].find((id) =>
        [...drawn].every(
          ([segment, drawer]) => drawer === id || !left.has(drawer) || !book.covers(id, segment),
        ),
      ) ?? [...left][0]
    if (next === undefined) break
    ordered.push(next)
    left.delete(next)
  }
  return [...new Set([...ordered, ...fallbacksOf(face)])]
}

function fontRules(book: FontBook, samples: readonly Sample[]): string {
  const faces = samples.flatMap(({ runs }) => {
    const reading = book.reading(runs.map((run) => run.text).join(''))
    return runs.flatMap(({ face, text }) => facesOf(reading, face, text))
  })
  return [...new Set(faces)]
    .map((id) => `@font-face{font-family:'${id}';src:url(${origin}/${id})}`)
    .join('')
}

/** Runs in the page. Characters at the same height are on one line. */
const readLines = `(async () => {
  await Promise.all(Array.from(document.fonts, (face) => face.load()))
  return Array.from(document.querySelectorAll('p'), (paragraph) => {
    const lines = []
    const range = document.createRange()
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    let bottom = -Infinity
    while (walker.nextNode()) {
      const node = walker.currentNode
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = Array.from(range.getClientRects()).at(-1)
        if (rect && rect.width > 0 && rect.top + rect.height / 2 > bottom) {
          lines.push('')
          bottom = rect.bottom
        }
        if (lines.length > 0) lines[lines.length - 1] += node.data[at]
      }
    }
    return lines.map((line) => line.trimEnd())
  })
})()`
