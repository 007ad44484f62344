import type { ChartData, ChartType, TableData } from '@deckloom/deck'
import { chartDataSchema } from '@deckloom/deck'
import { isIllustration } from '@deckloom/themes'
import type { fromMarkdown } from 'mdast-util-from-markdown'

export type Block = ReturnType<typeof fromMarkdown>['children'][number]
type List = Extract<Block, { type: 'list' }>
type Table = Extract<Block, { type: 'table' }>
/** Any node below the root, including table cells. */
type Node =
  | Block
  | List['children'][number]
  | Table['children'][number]
  | Table['children'][number]['children'][number]

export interface OutlinePicture {
  readonly url: string
  /** What it shows. */
  readonly alt: string
}
export type OutlineTable = TableData

/** Returns the text of a node without its formatting. */
export function textOf(node: Node): string {
  return rawText(node).replaceAll(/\s+/gu, ' ').trim()
}

function rawText(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map((child) => rawText(child)).join('') : ''
}

/**
 * Returns the picture of a paragraph that holds nothing else; it must be an illustration such as
 * `illustration:orbit/4`.
 */
export function pictureOf(node: Node): OutlinePicture | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined
  const [image] = node.children
  if (image?.type !== 'image') return undefined
  const motif = /^illustration:([a-z]+)\/\d{1,6}$/u.exec(image.url)?.[1]
  if (motif === undefined || !isIllustration(motif))
    throw new Error(`There is no illustration ${image.url}`)
  return { url: image.url, alt: image.alt ?? '' }
}

export function itemsOf(list: List): readonly string[] {
  return list.children.map((item) => {
    if (item.children.length !== 1)
      throw new Error(
        `Line ${item.position?.start.line} of the body: a point must be one paragraph`,
      )
    return textOf(item)
  })
}

/** 'line chart' */
export function chartTypeOf(words: string): ChartType | undefined {
  const name = /^(.+) chart$/u.exec(words)?.[1]
  return name === undefined ? undefined : chartDataSchema.shape.type.parse(name)
}

/** Reads labels from the first column and numbers from the second, whose header is the title of the chart. */
export function chartIn(type: ChartType, table: Table): ChartData {
  const [head, ...rows] = cellsOf(table)
  return chartDataSchema.parse({
    type,
    title: head?.[1],
    data: rows.map(([label, value = '']) => ({
      label,
      value: Number(value.replaceAll(/[,\s]/gu, '')),
    })),
    colors: [],
  })
}

/** The row with a bold first cell is emphasized. */
export function tableDataOf(table: Table): OutlineTable {
  const emphasis = table.children.findIndex(
    (row) => row.children[0]?.children[0]?.type === 'strong',
  )
  return {
    rows: cellsOf(table).map((row) => [...row]),
    ...(emphasis > 0 && { emphasis }),
  }
}

function cellsOf(table: Table): readonly (readonly string[])[] {
  return table.children.map((row) => row.children.map((cell) => textOf(cell)))
}
