import type { BulletMarker, Mark, Scene, TextLine } from '@deckloom/scene'
import type { PlacedWord } from './libreOffice.ts'

export interface ComparedLine {
  readonly slide: number
  readonly expected: string
  readonly found: string
  readonly same: boolean
  /** How much lower the words are than in the scene, in page units; absent if the words differ. */
  readonly lower?: number
  /** How much farther right the first word is, in page units. */
  readonly farther?: number
  readonly size: number
}

/** Compares every line of text in the scenes with the words another program put in its place. */
export function compareLines(
  scenes: readonly Scene[],
  pages: readonly (readonly PlacedWord[])[],
): readonly ComparedLine[] {
  return scenes.flatMap((scene, index) => {
    const lines = [...linesOf(scene.layout.decoration), ...linesOf(scene.marks)]
    const markers = [...scene.layout.decoration, ...scene.marks].flatMap(markersOf)
    const words = wordsByLine(
      lines,
      (pages[index] ?? []).filter((word) => !markers.some((marker) => isMarker(word, marker))),
    )
    return lines.map((line) => compareLine(line, words.get(line) ?? [], index + 1))
  })
}

// Skips rotated text, because boxes do not show where its words are.
function linesOf(marks: readonly Mark[]): readonly TextLine[] {
  return marks.flatMap((mark) => {
    if (mark.rotation) return []
    if (mark.mark === 'text') return mark.lines
    if (mark.mark === 'group') return linesOf(mark.children)
    return mark.mark === 'native' ? linesOf(mark.painted) : []
  })
}

function markersOf(mark: Mark): readonly BulletMarker[] {
  if (mark.mark === 'group') return mark.children.flatMap(markersOf)
  if (mark.mark === 'native') return mark.painted.flatMap(markersOf)
  return mark.mark === 'text'
    ? mark.paragraphs.flatMap(({ marker }) => (marker ? [marker] : []))
    : []
}

function isMarker(word: PlacedWord, { text, x, baseline, size }: BulletMarker): boolean {
  const isNear = Math.abs(word.left - x) < size && Math.abs(word.baseline - baseline) < size
  return word.text === text && isNear
}

function wordsByLine(
  lines: readonly TextLine[],
  words: readonly PlacedWord[],
): ReadonlyMap<TextLine, readonly PlacedWord[]> {
  const found = new Map<TextLine, PlacedWord[]>()
  for (const word of words) {
    const [nearest] = lines
      .filter((line) => isBeside(line, word))
      .toSorted((one, other) => distance(one, word) - distance(other, word))
    if (nearest) found.set(nearest, [...(found.get(nearest) ?? []), word])
  }
  return found
}

function isBeside(line: TextLine, { left, right, baseline }: PlacedWord): boolean {
  const middle = (left + right) / 2
  // A line that is wider in the other program extends past its end, which is on the left in right-to-left text.
  const [before, after] = line.fragments.some(({ rtl }) => rtl) ? [60, 60] : [4, 60]
  const isAcross = middle > line.x - before && middle < line.x + line.width + after
  return isAcross && Math.abs(baseline - line.baseline) < line.height * 0.6
}

function distance(line: TextLine, { left, right, baseline }: PlacedWord): number {
  const middle = (left + right) / 2
  const beyond = Math.max(line.x - middle, middle - line.x - line.width, 0)
  return Math.abs(baseline - line.baseline) + beyond * 4
}

function compareLine(line: TextLine, words: readonly PlacedWord[], slide: number): ComparedLine {
  const sorted = words.toSorted((one, other) => one.left - other.left)
  const expected = plain(line, line.fragments)
  const found = plain(line, sorted)
  const [first] = sorted
  const size = line.fragments[0]?.size ?? 0
  const result = { slide, expected, found, same: expected === found, size }
  if (first === undefined || expected !== found) return result
  return { ...result, lower: first.baseline - line.baseline, farther: first.left - line.x }
}

// PDF readers disagree about the order of letters in a right-to-left line.
function plain(line: TextLine, parts: readonly { readonly text: string }[]): string {
  const text = parts
    .map((part) => part.text)
    .join('')
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]+/gu, '')
  return line.fragments.some(({ rtl }) => rtl) ? [...text].toSorted().join('') : text
}
