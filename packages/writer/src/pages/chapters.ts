import type { SourceTree } from '../read/sourceTree.ts'
import { cleanHeading } from '../weigh/titles.ts'
import type { Cell } from './cell.ts'

/** A main part of the document with all that stands under it. */
export interface Chapter {
  /** Absent for what stands before the first heading. */
  readonly name?: string
  readonly cells: readonly Cell[]
}

/**
 * The main parts: the headings of the highest rank that there are at least two of. What stands between a higher
 * heading and the first of them belongs to a part of its own.
 */
export function chaptersOf(
  tree: SourceTree,
  cellsIn: (section: number) => readonly Cell[],
): readonly Chapter[] {
  const rank = mainRank(tree)
  const chapters: { name?: string; cells: Cell[] }[] = []
  for (const [number, { heading, depth }] of tree.sections.entries()) {
    const cells = cellsIn(number).filter(
      ({ blocks, table }) => blocks.length > 0 || heading !== undefined || table !== undefined,
    )
    const isMain = heading !== undefined && depth <= rank
    if (isMain || chapters.length === 0) {
      chapters.push({
        ...(heading !== undefined && { name: cleanHeading(heading) }),
        cells: [...cells],
      })
    } else chapters.at(-1)?.cells.push(...cells)
  }
  return chapters.filter(({ name, cells }) => name !== undefined || cells.length > 0)
}

function mainRank({ sections }: SourceTree): number {
  const depths = sections.flatMap(({ heading, depth }) => (heading === undefined ? [] : [depth]))
  for (const rank of [...new Set(depths)].toSorted((a, b) => a - b)) {
    if (depths.filter((depth) => depth <= rank).length >= 2) return rank
  }
  return 6
}
