import type { SourceTree } from '../read/sourceTree.ts'
import { type Option, optionTable, optionWord } from '../tables/optionTable.ts'
import { cleanHeading } from '../weigh/titles.ts'
import type { Cell } from './cell.ts'

/** A main part of the document with everything below it. */
export interface Chapter {
  /** Missing for the text before the first heading. */
  readonly name?: string
  readonly cells: readonly Cell[]
}

/**
 * Returns the main parts, divided at the headings down to the first rank that makes at least two. Text between a higher
 * heading and the first of them is a part of its own.
 */
export function chaptersOf(
  tree: SourceTree,
  cellsIn: (section: number) => readonly Cell[],
): readonly Chapter[] {
  const rank = mainRank(tree)
  const chapters: { name?: string; cells: Cell[] }[] = []
  for (const [number, { heading, depth }] of tree.sections.entries()) {
    const cells = cellsIn(number).filter(
      ({ blocks, form }) => blocks.length > 0 || heading !== undefined || form !== undefined,
    )
    const isMain = heading !== undefined && depth <= rank
    if (isMain || chapters.length === 0) {
      chapters.push({
        ...(heading !== undefined && { name: cleanHeading(heading) }),
        cells: [...cells],
      })
    } else chapters.at(-1)?.cells.push(...cells)
  }
  return withOptions(chapters.filter(({ name, cells }) => name !== undefined || cells.length > 0))
}

/** Adds a comparison before the first of several consecutive parts that each describe an option. */
function withOptions(chapters: readonly Chapter[]): readonly Chapter[] {
  const words = chapters.map(({ name = '' }) => optionWord(name))
  return chapters.map((chapter, at) => {
    const isFirst = words[at] !== undefined && words[at - 1] !== words[at]
    const end = words.findIndex((word, index) => index > at && word !== words[at])
    const run = isFirst ? chapters.slice(at, end < 0 ? undefined : end) : []
    const table = run.length > 1 ? optionTable(run.map(optionOf)) : undefined
    const section = chapter.cells[0]?.section ?? 0
    const cell = { section, blocks: [], points: [], form: 'table', weight: 2 } as const
    return table ? { ...chapter, cells: [{ ...cell, table }, ...chapter.cells] } : chapter
  })
}

function optionOf({ name = '', cells }: Chapter): Option {
  return { name, sentences: cells.flatMap(({ points }) => points.map(({ text }) => text)) }
}

function mainRank({ sections }: SourceTree): number {
  const depths = sections.flatMap(({ heading, depth }) => (heading === undefined ? [] : [depth]))
  for (const rank of [...new Set(depths)].toSorted((a, b) => a - b)) {
    if (depths.filter((depth) => depth <= rank).length >= 2) return rank
  }
  return 6
}
