import type { Box, LayoutTemplate } from '@deckloom/deck'
import type { Mark, Scene } from '@deckloom/scene'

/** Where the content of a page stands under its title, page units. */
const zone: Box = { x: 60, y: 150, width: 1080, height: 456 }
/** Share of each half of the zone that boxes fill. */
const leastOfHalf = 0.2
const step = 6
/** What is larger is the ground of the page. */
const largestPanel = 0.6 * 1200 * 675
/** Pages of rest, quotations and frames, that are drawn around one thing. */
const restful: ReadonlySet<LayoutTemplate> = new Set<LayoutTemplate>([
  'cover',
  'cover-image',
  'section header',
  'closing',
  'title only',
  'full image background',
  'centered quote',
  'quote with portrait',
])

/** Names of the halves of a page that are empty; none for pages that are meant to rest. */
export function emptyHalves({ marks, layout }: Scene): readonly string[] {
  if (restful.has(layout.template)) return []
  const boxes = [...layout.decoration, ...marks].flatMap((mark) => filledBox(mark))
  const { x, y, width, height } = zone
  const halves = {
    left: { x, y, width: width / 2, height },
    right: { x: x + width / 2, y, width: width / 2, height },
    top: { x, y, width, height: height / 2 },
    bottom: { x, y: y + height / 2, width, height: height / 2 },
  }
  return Object.entries(halves).flatMap(([name, half]) =>
    shareFilled(half, boxes) < leastOfHalf ? [name] : [],
  )
}

/** Lines of text, pictures, charts, tables and panels; no rules, and nothing of the footer. */
function filledBox(mark: Mark): readonly Box[] {
  if (mark.origin?.role === 'meta') return []
  if (mark.mark === 'text') return mark.lines.length === 0 ? [] : [inkOf(mark.lines)]
  if (mark.mark !== 'path') return [mark.box]
  const { width, height } = mark.box
  return mark.fill && Math.min(width, height) > 24 && width * height < largestPanel
    ? [mark.box]
    : []
}

function inkOf(
  lines: readonly {
    readonly x: number
    readonly top: number
    readonly width: number
    readonly height: number
  }[],
): Box {
  const x = Math.min(...lines.map((line) => line.x))
  const y = Math.min(...lines.map(({ top }) => top))
  return {
    x,
    y,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    height: Math.max(...lines.map(({ top, height }) => top + height)) - y,
  }
}

/** Counted at points of a grid. */
function shareFilled(part: Box, boxes: readonly Box[]): number {
  let filled = 0
  let all = 0
  for (let y = part.y + step / 2; y < part.y + part.height; y += step) {
    for (let x = part.x + step / 2; x < part.x + part.width; x += step) {
      all += 1
      if (boxes.some((box) => holds(box, x, y))) filled += 1
    }
  }
  return filled / all
}

function holds(box: Box, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
}
