import { type Box, isCovered, mergeAt, type TableData } from '@deckloom/deck'
import {
  type GridCell,
  gridCells,
  type NativeMark,
  type Stroke,
  type TableGrid,
  type TextMark,
} from '@deckloom/scene'
import { fill, noFill } from '../drawing/fill.ts'
import { emu } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import { nonVisual } from '../shapes/nonVisual.ts'
import type { ShapeContext } from '../shapes/shapeContext.ts'
import { leftShare } from '../text/leftShare.ts'
import { textParagraphs } from '../text/textBody.ts'
import { wrapText } from '../text/wrapping.ts'

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/table'

export interface TableSource {
  readonly table: TableData
  readonly grid: TableGrid
}

/** Writes a native table with editable rows and cells. */
export function tableFrame(
  mark: NativeMark,
  { table: data, grid }: TableSource,
  context: ShapeContext,
): string {
  const { box } = mark
  const columns = grid.columns.map((width) => tag('a:gridCol', { w: emu(width) }))
  const table = tag(
    'a:tbl',
    {},
    tag('a:tblPr', {
      rtl: grid.direction === 'rtl' ? 1 : undefined,
      // Written as off too: a program that reads no flag may have a default of its own.
      firstRow: data.header === false ? 0 : 1,
      firstCol: data.firstColumn === true ? 1 : undefined,
      lastRow: data.totalRow === true ? 1 : undefined,
      bandRow: data.banded === true ? 1 : undefined,
    }),
    tag('a:tblGrid', {}, ...columns),
    ...tableRows(grid, box, context),
  )
  return tag(
    'p:graphicFrame',
    {},
    tag(
      'p:nvGraphicFramePr',
      {},
      nonVisual(mark, 'Table', context),
      tag('p:cNvGraphicFramePr', {}, tag('a:graphicFrameLocks', { noGrp: 1 })),
      tag('p:nvPr', {}),
    ),
    `<p:xfrm><a:off x="${emu(box.x)}" y="${emu(box.y)}"/><a:ext cx="${emu(box.width)}" cy="${emu(box.height)}"/></p:xfrm>`,
    tag('a:graphic', {}, tag('a:graphicData', { uri }, table)),
  )
}

function tableRows(grid: TableGrid, table: Box, context: ShapeContext): readonly string[] {
  const drawn = gridCells(grid, table)
  return grid.rows.map(({ cells, height }, row) =>
    tag(
      'a:tr',
      { h: emu(height) },
      ...cells.map((_, column) => {
        const place = { row, column }
        const first = mergeAt(grid.merges, place) ?? place
        const cell = drawn[first.row]?.find((other) => other.column === first.column)
        return cell ? tableCell(grid, { cell, ...place }, context) : ''
      }),
    ),
  )
}

interface PlacedCell {
  /** The cell, or the merged cell that covers it. */
  readonly cell: GridCell
  readonly row: number
  readonly column: number
}

function tableCell(grid: TableGrid, placed: PlacedCell, context: ShapeContext): string {
  const { cell, row, column } = placed
  const { box } = cell
  const isFirst = !isCovered(grid.merges, { row, column })
  const text = isFirst ? cell.text : undefined
  const lines = text && wrapText(text)
  return tag(
    'a:tc',
    spans(placed),
    tag(
      'a:txBody',
      {},
      tag('a:bodyPr', {}),
      tag('a:lstStyle', {}),
      text && lines ? textParagraphs(text, lines, context) : tag('a:p', {}),
    ),
    tag(
      'a:tcPr',
      { ...margins(text, box, lines?.width), anchor: text?.anchor === 'bottom' ? 'b' : 'ctr' },
      ...edges(grid, cell),
      cellFill(grid, cell),
    ),
  )
}

/** A merged cell says how far it goes; those that it covers, in which directions they continue it. */
function spans({ cell, row, column }: PlacedCell) {
  return {
    rowSpan: row === cell.row && cell.rows > 1 ? cell.rows : undefined,
    gridSpan: column === cell.column && cell.columns > 1 ? cell.columns : undefined,
    hMerge: column > cell.column ? 1 : undefined,
    vMerge: row > cell.row ? 1 : undefined,
  }
}

function cellFill({ rows }: TableGrid, { row, box }: GridCell): string {
  const own = rows[row]?.fill
  return own ? fill(own, box) : noFill
}

// Both cells at a border must write it, or programs draw neither.
function edges({ rows, columns, direction }: TableGrid, cell: GridCell): readonly string[] {
  const { row, column, box } = cell
  const own = rows[row]
  const start = column === 0 ? own?.bar : column === 1 ? own?.side : undefined
  const end = column + cell.columns === 1 && columns.length > 1 ? own?.side : undefined
  const [left, right] = direction === 'rtl' ? [end, start] : [start, end]
  return [
    edge('a:lnL', left, box),
    edge('a:lnR', right, box),
    edge('a:lnT', rows[row - 1]?.below, box),
    edge('a:lnB', rows[row + cell.rows - 1]?.below, box),
  ]
}

// The difference between the cell's width and the width at which programs break lines like ours becomes margin.
function margins(text: TextMark | undefined, box: Box, width = 0) {
  if (!text) return { marL: 0, marR: 0, marT: 0, marB: 0 }
  const inner = text.box
  const left = inner.x - box.x
  const right = box.width - left - inner.width
  const spare = inner.width - width
  const share = leftShare[text.paragraphs[0]?.align ?? 'left']
  return {
    marL: emu(Math.max(0, left + spare * share)),
    marR: emu(Math.max(0, right + spare * (1 - share))),
    marT: emu(inner.y - box.y),
    marB: emu(box.y + box.height - inner.y - inner.height),
  }
}

// A side without a border must say so, or the program's table style draws one.
function edge(side: string, stroke: Stroke | undefined, box: Box): string {
  if (!stroke) return tag(side, { w: 0 }, noFill)
  return tag(side, { w: emu(stroke.width), cap: 'flat', cmpd: 'sng' }, fill(stroke.paint, box))
}
