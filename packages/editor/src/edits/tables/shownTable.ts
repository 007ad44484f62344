import { editContent, layouts, readContent, type Slide, type TableData } from '@deckloom/deck'

export function tableId(slide: Slide): string {
  return `table-${slide.id}`
}

/** Returns the table the slide shows. Other layouts keep a table without showing it. */
export function shownTable(slide: Slide): TableData | undefined {
  const { table, layout } = readContent(slide)
  return layouts[layout].visual === 'table' ? table : undefined
}

export interface TableSize {
  /** With the header. */
  readonly rows: number
  readonly columns: number
}

function newTable({ rows, columns }: TableSize): TableData {
  const header = Array.from({ length: columns }, (_, index) => `Column ${index + 1}`)
  const blank = header.slice(1).map(() => '')
  const body = Array.from({ length: rows - 1 }, (_, index) => [`Row ${index + 1}`, ...blank])
  return { rows: [header, ...body] }
}

/** Shows the slide's table, or a new one; `size` is within the limits of tables. */
export function withTable(slide: Slide, size: TableSize = { rows: 3, columns: 3 }): Slide {
  return editContent(slide, (content) => {
    const { slotBoxes: _, positioningMode: __, ...rest } = content
    return { ...rest, layout: 'table', table: content.table ?? newTable(size) }
  })
}

/** Removes the table and switches the slide to a bullet list. */
export function withoutTable(slide: Slide): Slide {
  return editContent(slide, (content) => {
    const { table: _, ...rest } = content
    return { ...rest, layout: 'title + bullets' }
  })
}
