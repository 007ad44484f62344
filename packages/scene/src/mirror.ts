import { page, type Box } from '@deckloom/deck'
import type { ChartPlan } from './marks.ts'
import type {
  ImageMark,
  LineSource,
  Mark,
  NativeMark,
  Paint,
  PathMark,
  Stroke,
  TableGrid,
  TextMark,
} from './marks.ts'
import { mapPoints } from './paths.ts'
import { framedPicture, frameOf, imageOf } from './pictures/framedPicture.ts'
import type { Sheet } from './sheet.ts'

/**
 * Mirrors a sheet that was laid out from the left. Outlines are reflected; texts, charts, tables, shapes and drawn
 * pictures are only moved, because they must not appear reversed.
 */
export function mirrorSheet(sheet: Sheet): void {
  const mirrorAll = (marks: Mark[]): void => {
    marks.splice(0, marks.length, ...marks.map((mark) => mirrorMark(mark, sheet.upright)))
  }
  mirrorAll(sheet.marks)
  mirrorAll(sheet.under)
  const places = sheet.placeholders.map((place) => ({ ...place, box: mirrorBox(place.box) }))
  sheet.placeholders.splice(0, places.length, ...places)
  for (const [id, box] of sheet.shapePlaces) sheet.shapePlaces.set(id, mirrorBox(box))
}

/** Returns the box at the same distance from the opposite side of the page. */
export function mirrorBox(box: Box): Box {
  return { ...box, x: page.width - box.x - box.width }
}

/** Reflects an outline of absolute M, L, C and Z commands. */
export function mirrorPath(d: string): string {
  return mapPoints(d, reflect)
}

function mirrorMark(mark: Mark, upright: ReadonlySet<string>): Mark {
  if (mark.mark === 'path' && !upright.has(mark.id)) return mirrorPathMark(mark)
  const image = imageOf(mark)
  if (image) return framedPicture(mirrorImage(image), frameOf(mark))
  return shiftMark(mark, mirrorBox(mark.box).x - mark.box.x)
}

/** The theme's edge of a picture is mirrored; a shape or corners that somebody chose are not. */
function mirrorImage(image: ImageMark): ImageMark {
  const { mask, radius, clip } = image
  const shifted = shiftImage(image, mirrorBox(image.box).x - image.box.x)
  if (clip === undefined || mask !== undefined || radius !== undefined) return shifted
  return { ...shifted, clip: mirrorPath(clip) }
}

function reflect(x: number): number {
  return page.width - x
}

function mirrorPathMark(mark: PathMark): PathMark {
  const { d, fill, stroke } = mark
  return {
    ...mark,
    box: mirrorBox(mark.box),
    d: mirrorPath(d),
    ...(fill && { fill: paintAt(fill, reflect) }),
    ...(stroke && { stroke: strokeAt(stroke, reflect) }),
  }
}

/** Moves a mark to the right by a number of page units. */
function shiftMark(mark: Mark, by: number): Mark {
  const box = shiftBox(mark.box, by)
  switch (mark.mark) {
    case 'path':
      return { ...mark, box, ...shiftOutline(mark, by) }
    case 'text':
      return shiftText(mark, by)
    case 'image':
      return shiftImage(mark, by)
    case 'group':
      return { ...mark, box, children: mark.children.map((child) => shiftMark(child, by)) }
    case 'native':
      return shiftNative(mark, by)
  }
}

function shiftImage(mark: ImageMark, by: number): ImageMark {
  return {
    ...mark,
    box: shiftBox(mark.box, by),
    ...(mark.whole && { whole: shiftBox(mark.whole, by) }),
    ...(mark.clip !== undefined && { clip: shiftPath(mark.clip, by) }),
  }
}

function shiftBox(box: Box, by: number): Box {
  return { ...box, x: box.x + by }
}

function shiftPath(d: string, by: number): string {
  return mapPoints(d, (x) => x + by)
}

function shiftOutline({ d, fill, stroke }: PathMark, by: number) {
  const shift = (x: number): number => x + by
  return {
    d: shiftPath(d, by),
    ...(fill && { fill: paintAt(fill, shift) }),
    ...(stroke && { stroke: strokeAt(stroke, shift) }),
  }
}

function shiftText(mark: TextMark, by: number): TextMark {
  return {
    ...mark,
    box: { ...mark.box, x: mark.box.x + by },
    paragraphs: mark.paragraphs.map((paragraph) =>
      paragraph.marker
        ? { ...paragraph, marker: { ...paragraph.marker, x: paragraph.marker.x + by } }
        : paragraph,
    ),
    lines: mark.lines.map((line) => ({
      ...line,
      x: line.x + by,
      fragments: line.fragments.map((fragment) => ({ ...fragment, x: fragment.x + by })),
    })),
  }
}

function shiftNative(mark: NativeMark, by: number): NativeMark {
  const shifted = new Map(mark.painted.map((painted) => [painted, shiftMark(painted, by)]))
  return {
    ...mark,
    box: { ...mark.box, x: mark.box.x + by },
    source: shiftSource(mark.source, by, shifted),
    painted: [...shifted.values()],
  }
}

function shiftSource(
  source: NativeMark['source'],
  by: number,
  shifted: ReadonlyMap<Mark, Mark>,
): NativeMark['source'] {
  switch (source.kind) {
    case 'chart':
      return { ...source, plan: shiftPlan(source.plan, by) }
    case 'shape':
      return { ...source, textBox: { ...source.textBox, x: source.textBox.x + by } }
    case 'picture':
      return { ...source, image: shiftImage(source.image, by) }
    case 'line':
      return shiftLine(source, by)
    case 'table':
      return { ...source, grid: shiftGrid(source.grid, shifted) }
  }
}

function shiftLine(source: LineSource, by: number): LineSource {
  const { connector, start, end, path } = source
  return {
    ...source,
    connector: { ...connector, box: { ...connector.box, x: connector.box.x + by } },
    path: shiftPath(path, by),
    start: { ...start, x: start.x + by },
    end: { ...end, x: end.x + by },
  }
}

/** Keeps the cells identical to the marks in `painted`. */
function shiftGrid(grid: TableGrid, shifted: ReadonlyMap<Mark, Mark>): TableGrid {
  const rows = grid.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const mark = cell && shifted.get(cell)
      return mark?.mark === 'text' ? mark : undefined
    }),
  }))
  return { ...grid, rows }
}

function shiftPlan(plan: ChartPlan, by: number): ChartPlan {
  return {
    ...plan,
    plot: { ...plan.plot, x: plan.plot.x + by },
    ...(plan.area && { area: paintAt(plan.area, (x) => x + by) }),
    ...(plan.title && { title: shiftText(plan.title, by) }),
    beside: plan.beside.map((mark) => shiftMark(mark, by)),
  }
}

function strokeAt(stroke: Stroke, at: (x: number) => number): Stroke {
  return stroke.paint.kind === 'solid' ? stroke : { ...stroke, paint: paintAt(stroke.paint, at) }
}

function paintAt(paint: Paint, at: (x: number) => number): Paint {
  switch (paint.kind) {
    case 'solid':
      return paint
    case 'linear':
      return {
        ...paint,
        from: [at(paint.from[0]), paint.from[1]],
        to: [at(paint.to[0]), paint.to[1]],
      }
    case 'radial':
      return { ...paint, center: [at(paint.center[0]), paint.center[1]] }
  }
}
