import { escapeMarkdown } from '../markdown/write.ts'
import { removeUnstorable } from '../text/decodeText.ts'
import type { PdfLine } from './linesOf.ts'

const bullet = /^[•◦▪▫■□●○‣⁃–➢➤✓✔*\-·]\s+/u
const edge = 0.09

/** Converts pages of lines to one Markdown text. */
export function pagesText(pages: readonly (readonly PdfLine[])[]): string {
  const kept = withoutRunningLines(pages)
  const body = bodySize(kept.flat())
  const steps = headingSizes(kept.flat(), body)
  const blocks: string[] = []
  let last: PdfLine | undefined
  for (const line of kept.flat()) {
    const heading = steps.indexOf(line.size)
    const block = blocks.at(-1)
    if (block !== undefined && last && follows(last, line, steps)) {
      blocks[blocks.length - 1] = glue(block, escapeMarkdown(line.text))
    } else {
      blocks.push(addMarker(line.text, heading))
    }
    last = line
  }
  return removeUnstorable(blocks.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gmu, '$1\n')).trim()
}

function addMarker(text: string, heading: number): string {
  if (heading >= 0) return `${'#'.repeat(heading + 1)} ${escapeMarkdown(text)}`
  return bullet.test(text) ? `- ${escapeMarkdown(text.replace(bullet, ''))}` : escapeMarkdown(text)
}

/** Returns whether a line continues the previous paragraph, item or heading. */
function follows(last: PdfLine, line: PdfLine, steps: readonly number[]): boolean {
  if (line.size !== last.size || bullet.test(line.text)) return false
  const gap = last.y - line.y
  // A paragraph that is broken by a page or column continues in the middle of a sentence.
  if (line.page !== last.page || gap < 0)
    return !/[.!?:…]["”’)]?$/u.test(last.text) && /^\p{Ll}/u.test(line.text)
  return gap < line.size * (steps.includes(line.size) ? 1.5 : 1.75)
}

function glue(block: string, text: string): string {
  return /\p{L}-$/u.test(block) && /^\p{Ll}/u.test(text)
    ? block.slice(0, -1) + text
    : `${block} ${text}`
}

/**
 * Removes page numbers and running headers and footers: lines at the same edge of at least half of
 * the pages.
 */
function withoutRunningLines(pages: readonly (readonly PdfLine[])[]) {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const each of new Set(page.filter(isEdge).map(key))) {
      counts.set(each, (counts.get(each) ?? 0) + 1)
    }
  }
  const repeats = (line: PdfLine) =>
    pages.length > 2 && (counts.get(key(line)) ?? 0) >= pages.length / 2
  return pages.map((page) =>
    page.filter((line) => !isEdge(line) || !(repeats(line) || isNumber(line))),
  )
}

function isEdge({ depth }: PdfLine): boolean {
  return depth < edge || depth > 1 - edge
}

function key({ text }: PdfLine): string {
  return text.replaceAll(/\d+/gu, '#')
}

function isNumber({ text }: PdfLine): boolean {
  return /^(?:page\s+)?\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?$/iu.test(text)
}

/** Returns the most frequent size by characters. */
function bodySize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const [most] = [...letters].toSorted((one, other) => other[1] - one[1])
  return most?.[0] ?? 0
}

/** Returns up to three heading sizes: those above the body's, largest first. */
function headingSizes(lines: readonly PdfLine[], body: number): readonly number[] {
  const larger = lines.filter(({ size, text }) => size >= body * 1.15 && text.length <= 200)
  return [...new Set(larger.map(({ size }) => size))]
    .toSorted((one, other) => other - one)
    .slice(0, 3)
}
