import { type Box, type CellRange, mergeAt } from '@deckloom/deck'
import type { Mark, Paint, Stroke, TableGrid, TableGridRow } from '../marks.ts'
import { n, rectPath } from '../paths.ts'
import { type GridCell, gridCells } from './gridCells.ts'

/** Paints a table: fills, bar, words and lines, none of which run through a merged cell. */
export function paintGrid(id: string, grid: TableGrid, box: Box): readonly Mark[] {
  const cells = gridCells(grid, box)
  let { y } = box
  return grid.rows.flatMap((row, index) => {
    const band = { ...box, y, height: row.height }
    y += row.height
    return [
      ...(row.fill ? fills(`${id}-fill-${index}`, row.fill, bandsOf(cells, index, band)) : []),
      ...barOf(`${id}-bar-${index}`, { row, first: cells[index]?.[0], band, grid }),
      ...(cells[index] ?? []).flatMap(({ text }) => text ?? []),
      ...linesOf(id, { grid, index, band }),
    ]
  })
}

interface PaintedBar {
  readonly row: TableGridRow
  readonly first: GridCell | undefined
  readonly band: Box
  readonly grid: TableGrid
}

function barOf(id: string, { row, first, band, grid }: PaintedBar): readonly Mark[] {
  if (!row.bar || first?.column !== 0) return []
  const x = grid.direction === 'rtl' ? band.x + band.width : band.x
  return [stroke(id, { ...band, x, width: 0, height: first.box.height }, row.bar)]
}

interface PaintedLines {
  readonly grid: TableGrid
  readonly index: number
  readonly band: Box
}

function linesOf(id: string, { grid, index, band }: PaintedLines): readonly Mark[] {
  const { below, side } = grid.rows[index] ?? {}
  const bottom = { ...band, y: band.y + band.height, height: 0 }
  const after = side && sideOf(grid, index, band)
  return [
    ...(below
      ? linesBelow(grid, index, bottom).map((line, part) =>
          stroke(nameOf(`${id}-rule-${index}`, part), line, below),
        )
      : []),
    ...(side && after ? [stroke(`${id}-side-${index}`, after, side)] : []),
  ]
}

/** The boxes that a row's fill takes: the whole row, or else each cell that begins in it. */
function bandsOf(cells: readonly (readonly GridCell[])[], row: number, band: Box): readonly Box[] {
  const own = cells[row] ?? []
  const isWhole = own.every(({ rows }) => rows === 1) && isFull(own, band)
  return isWhole ? [band] : own.map(({ box }) => box)
}

function isFull(own: readonly GridCell[], band: Box): boolean {
  return own.reduce((width, { box }) => width + box.width, 0) > band.width - 1e-6
}

function fills(id: string, fill: Paint, boxes: readonly Box[]): readonly Mark[] {
  return boxes.map((box, part) => ({
    mark: 'path',
    id: nameOf(id, part),
    box,
    d: rectPath(box),
    fill,
  }))
}

function nameOf(id: string, part: number): string {
  return part === 0 ? id : `${id}-${part}`
}

/** The line below a row, interrupted where merged cells go on. */
function linesBelow(grid: TableGrid, row: number, line: Box): readonly Box[] {
  const { columns, direction, merges } = grid
  if (!merges) return [line]
  const lines: Box[] = []
  let start = 0
  let isOpen = false
  for (const [column, width] of columns.entries()) {
    const isClosed = goesDown(mergeAt(merges, { row, column }), row)
    const last = lines.at(-1)
    if (!isClosed && isOpen && last) {
      const x = direction === 'rtl' ? last.x - width : last.x
      lines[lines.length - 1] = { ...last, x, width: last.width + width }
    } else if (!isClosed) {
      const x = direction === 'rtl' ? line.x + line.width - start - width : line.x + start
      lines.push({ ...line, x, width })
    }
    isOpen = !isClosed
    start += width
  }
  return lines
}

function goesDown(merge: CellRange | undefined, row: number): boolean {
  return merge !== undefined && merge.row + merge.rows - 1 > row
}

/** Where the line after the first column is in a row; undefined if a merged cell goes on there. */
function sideOf({ columns, direction, merges }: TableGrid, row: number, band: Box) {
  if (!hasSide(merges, row)) return undefined
  const [first = 0] = columns
  const x = direction === 'rtl' ? band.x + band.width - first : band.x + first
  return { ...band, x, width: 0 }
}

/** Whether the first column ends after its own cell in a row. */
function hasSide(merges: TableGrid['merges'], row: number): boolean {
  const merge = mergeAt(merges, { row, column: 0 })
  return merge === undefined || merge.columns === 1
}

function stroke(id: string, box: Box, line: Stroke): Mark {
  const { x, y, width, height } = box
  return {
    mark: 'path',
    id,
    box,
    d: `M${n(x)} ${n(y)}L${n(x + width)} ${n(y + height)}`,
    stroke: line,
    alt: '',
  }
}
