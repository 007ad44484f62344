import type { Line } from './lines.ts'

const pageNumber =
  /^\s*(?:[-–—[(]?\s*)?(?:page|seite|página|pagina|страница|strona|sayfa|صفحة|पृष्ठ|ページ|페이지|第)?\s*\d{1,4}(?:\s*(?:of|von|de|di|van|z|\/|页|頁)\s*\d{1,4})?\s*(?:[-–—\])]\s*)?$/iu
const fewest = 3
/** Range of lines on a printed page. */
const pageLines = { least: 20, most: 100 }

export interface Furniture {
  readonly places: ReadonlySet<number>
  /** The running heads, each one once. */
  readonly heads: readonly Line[]
}

/** Finds lines added by pagination: page numbers and running heads, which recur at even distances. */
export function findFurniture(lines: readonly Line[]): Furniture {
  const places = new Map<string, number[]>()
  for (const [index, { text, isBlank }] of lines.entries()) {
    if (isBlank || text.length > 120) continue
    const key = pageNumber.test(text)
      ? '#'
      : text
          .trim()
          .replace(/^\d+|\d+(?=\W*$)/gu, '#')
          .replace(/\s+/gu, ' ')
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  const found = [...places.values()].filter((own) => own.length >= fewest && isEven(own))
  const firsts = found.flatMap(([first = 0]) => lines[first] ?? [])
  return {
    places: new Set(found.flat()),
    heads: firsts.filter(({ text }) => !pageNumber.test(text)),
  }
}

function isEven(places: readonly number[]): boolean {
  const distances = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  const [least, most] = [Math.min(...distances), Math.max(...distances)]
  return least >= pageLines.least && most <= Math.min(pageLines.most, least * 1.8)
}
