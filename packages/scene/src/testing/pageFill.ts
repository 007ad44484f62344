import { layouts, type Box } from '@deckloom/deck'
import type { Mark, TextMark } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { boundsOf } from '../turnedBoxes.ts'

/** Shares, 0 to 1, of the body zone and of its halves that are covered by boxes of text, data, pictures and panels. */
export interface PageFill {
  readonly whole: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A half with less coverage than this looks empty. */
const leastHalf = 0.2

/**
 * Measures how full a page is; undefined for pages that are airy by design: covers, chapters, statements and quotes.
 */
export function pageFill(scene: Scene): PageFill | undefined {
  if (layouts[scene.layout.template].density === 'airy') return undefined
  const head = headOf(scene)
  const zone = zoneUnder(head)
  const marks = [...scene.layout.decoration, ...scene.marks].filter(
    (mark) => mark !== head && !isFurniture(mark),
  )
  return coverage(zone, marks.flatMap(filledBoxes))
}

/** Describes the empty halves of the page, horizontally and vertically. */
export function emptyHalves(scene: Scene): readonly string[] {
  const fill = pageFill(scene)
  if (!fill) return []
  const halves = (['left', 'right', 'top', 'bottom'] as const).filter(
    (half) => fill[half] < leastHalf,
  )
  return halves.map((half) => `${half} half ${(100 * fill[half]).toFixed(0)} % full`)
}

const zoneSides = { x: 60, width: 1080 } as const
const zoneTop = 150
const zoneBottom = 606
/** A page title is at least this wide and ends above this; a longer one is the page's text. */
const headWidth = 700
const headBottom = 330
const underHead = 18

/** Finds the title above the whole page; a title beside the content is part of the content. */
function headOf({ marks }: Scene): TextMark | undefined {
  return marks.find(
    (mark): mark is TextMark =>
      mark.mark === 'text' &&
      mark.origin?.role === 'title' &&
      mark.box.width >= headWidth &&
      textBottom(mark) <= headBottom,
  )
}

function zoneUnder(head: TextMark | undefined): Box {
  const y = head ? Math.max(zoneTop, textBottom(head) + underHead) : 60
  return { ...zoneSides, y, height: zoneBottom - y }
}

function textBottom({ box, lines }: TextMark): number {
  return Math.max(box.y, ...lines.map(({ top, height }) => top + height))
}

function isFurniture({ id, origin }: Mark): boolean {
  return origin?.role === 'meta' || id.startsWith('decoration-') || id.startsWith('panel-motif')
}

function filledBoxes(mark: Mark): readonly Box[] {
  return mark.mark === 'text' ? textBoxes(mark) : [boundsOf(mark)]
}

/** Returns the bounding box of a text's lines: what is set in it rather than what it has room for. */
function textBoxes(mark: TextMark): readonly Box[] {
  const { lines } = mark
  if (lines.length === 0) return []
  const x = Math.min(...lines.map((line) => line.x))
  const y = Math.min(...lines.map((line) => line.top))
  const right = Math.max(...lines.map((line) => line.x + line.width))
  return [{ x, y, width: right - x, height: textBottom(mark) - y }]
}

/** Grid points represent the squares around them. */
const step = 6

function coverage(zone: Box, boxes: readonly Box[]): PageFill {
  const columns = evenSteps(zone.width)
  const rows = evenSteps(zone.height)
  const counts = { whole: 0, left: 0, right: 0, top: 0, bottom: 0 }
  for (let row = 0; row < rows; row += 1) {
    const y = zone.y + ((row + 0.5) * zone.height) / rows
    for (let column = 0; column < columns; column += 1) {
      const x = zone.x + ((column + 0.5) * zone.width) / columns
      if (!boxes.some((box) => holds(box, x, y))) continue
      counts.whole += 1
      counts[column < columns / 2 ? 'left' : 'right'] += 1
      counts[row < rows / 2 ? 'top' : 'bottom'] += 1
    }
  }
  const half = (rows * columns) / 2
  return {
    whole: counts.whole / (half * 2),
    left: counts.left / half,
    right: counts.right / half,
    top: counts.top / half,
    bottom: counts.bottom / half,
  }
}

/** Returns an even number of steps, so that no square straddles the middle. */
function evenSteps(length: number): number {
  return Math.round(length / step / 2) * 2
}

function holds({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX >= x && atX < x + width && atY >= y && atY < y + height
}
