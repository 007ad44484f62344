import type { Box } from '@deckloom/deck'
import type { NativeMark, Stroke, TableGrid, TableGridRow, TextMark } from '@deckloom/scene'
import { fill, noFill } from '../drawing/fill.ts'
import { emu } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import { nonVisual } from '../shapes/nonVisual.ts'
import type { ShapeContext } from '../shapes/shapeContext.ts'
import { leftShare } from '../text/leftShare.ts'
import { textParagraphs } from '../text/textBody.ts'
import { wrapText } from '../text/wrapping.ts'

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/table'

/** Writes a native table with editable rows and cells. */
export function tableFrame(mark: NativeMark, grid: TableGrid, context: ShapeContext): string {
  const { box } = mark
  const columns = grid.columns.map((width) => tag('a:gridCol', { w: emu(width) }))
  const table = tag(
    'a:tbl',
    {},
    tag('a:tblPr', { rtl: grid.direction === 'rtl' ? 1 : undefined, firstRow: 1 }),
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

function tableRows(grid: TableGrid, box: Box, context: ShapeContext): readonly string[] {
  let y = box.y
  return grid.rows.map((row, index) => {
    const above = grid.rows[index - 1]?.below
    const cells = tableCells(grid, { row, above, y, table: box }, context)
    y += row.height
    return tag('a:tr', { h: emu(row.height) }, ...cells)
  })
}

interface PlacedRow {
  readonly row: TableGridRow
  /** Border between this row and the one above. Both rows must write it, or programs draw neither. */
  readonly above: Stroke | undefined
  readonly table: Box
  readonly y: number
}

function tableCells(
  { columns, direction }: TableGrid,
  placed: PlacedRow,
  context: ShapeContext,
): readonly string[] {
  const { table, row, y } = placed
  let before = 0
  return columns.map((width, column) => {
    const x = direction === 'rtl' ? table.x + table.width - before - width : table.x + before
    const box = { x, y, width, height: row.height }
    before += width
    const bar = column === 0 ? row.bar : undefined
    const sides = direction === 'rtl' ? { right: bar } : { left: bar }
    return tableCell(row.cells[column], { ...placed, box, ...sides }, context)
  })
}

interface PlacedCell extends PlacedRow {
  readonly box: Box
  readonly left?: Stroke | undefined
  readonly right?: Stroke | undefined
}

function tableCell(
  text: TextMark | undefined,
  { row, above, box, left, right }: PlacedCell,
  context: ShapeContext,
): string {
  const lines = text && wrapText(text)
  return tag(
    'a:tc',
    {},
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
      edge('a:lnL', left, box),
      edge('a:lnR', right, box),
      edge('a:lnT', above, box),
      edge('a:lnB', row.below, box),
      row.fill ? fill(row.fill, box) : noFill,
    ),
  )
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
