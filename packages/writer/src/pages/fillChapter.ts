import { widthOf } from '../text/width.ts'
import type { Point } from '../weigh/point.ts'
import { type Cell, isLoose, type Page } from './cell.ts'
import { joinNeighbors } from './share.ts'

/** Maximum width, in Latin letters, and points of a prose page, and maximum width of a point. */
export const pageRoom = { width: 460, points: 5, longest: 190 } as const

/** Returns the number of slides that a cell fills if there are enough. */
export function naturalPages(cell: Cell): number {
  if (cell.form) return 1
  if (cell.points.length === 0) return 0
  const width = cell.points.reduce((sum, { text }) => sum + widthOf(text), 0)
  return Math.max(
    1,
    Math.ceil(width / pageRoom.width),
    Math.ceil(cell.points.length / (pageRoom.points + 1)),
  )
}

/** Distributes the cells of a chapter, including all blocks, to at most `count` pages. */
export function fillChapter(
  chapter: number,
  cells: readonly Cell[],
  count: number,
): readonly Page[] {
  const spoken = moveSilent(cells)
  const hosted =
    spoken.length > count ? hostCells(spoken, count) : spoken.map((cell) => pageOf(cell))
  const pages = hosted.map((page) => ({ ...page, chapter }))
  return splitPages(pages, count)
}

/** Moves cells with nothing to show into the notes of the next cell, or else of the previous one. */
function moveSilent(cells: readonly Cell[]): readonly Cell[] {
  const spoken: Cell[] = []
  let silent: Cell['blocks'] = []
  for (const cell of cells) {
    if (cell.form || cell.points.length > 0) {
      spoken.push({ ...cell, blocks: [...silent, ...cell.blocks] })
      silent = []
    } else silent = [...silent, ...cell.blocks]
  }
  const last = spoken.pop()
  if (!last) return cells
  return [...spoken, { ...last, blocks: [...last.blocks, ...silent] }]
}

function pageOf(cell: Cell): Page {
  return { chapter: 0, cell, points: cell.points, blocks: cell.blocks }
}

/** Merges cells that get no page of their own with a neighbor: prose is joined, forms keep their page. */
function hostCells(cells: readonly Cell[], count: number): readonly Page[] {
  return joinNeighbors(cells.map(pageOf), count, {
    weightOf: ({ cell }) => (isLoose(cell) ? 0.3 : 1) + cell.weight,
    join: (a, b) => {
      const host = hostOf(a.cell, b.cell)
      return {
        chapter: 0,
        cell: host,
        points: [...a.points, ...b.points],
        blocks: [...a.blocks, ...b.blocks],
      }
    },
  })
}

/**
 * Returns the cell that leads a merged page. A form keeps its page and takes the prose beside it; of two alike, the
 * weightier leads.
 */
function hostOf(a: Cell, b: Cell): Cell {
  if (isLoose(a) && isLoose(b)) {
    const { form: _, ...told } = a
    return { ...told, section: Math.min(a.section, b.section) }
  }
  if (!isLoose(a) && !isLoose(b)) return a.weight >= b.weight ? a : b
  const [formed, told] = isLoose(b) ? [a, b] : [b, a]
  const isSmall = formed.form !== 'table' && told.weight > formed.weight * 2.5
  return isSmall ? told : formed
}

/** Splits prose pages, the fullest first, while there are slides left. */
function splitPages(pages: readonly Page[], count: number): readonly Page[] {
  let split = [...pages]
  while (split.length < count) {
    const loads = split.map(loadOf)
    const at = loads.indexOf(Math.max(...loads))
    const page = split[at]
    const halves = page && (loads[at] ?? 0) > 1 ? halve(page) : undefined
    if (!halves) break
    split = [...split.slice(0, at), ...halves, ...split.slice(at + 1)]
  }
  return split
}

function loadOf({ cell, points }: Page): number {
  if (cell.form || points.length < 2) return 0
  return points.reduce((sum, { text }) => sum + widthOf(text), 0) / 60
}

/** Splits a page at the section or block boundary that divides its value most evenly, or else in the middle. */
function halve(page: Page): readonly Page[] | undefined {
  const { points } = page
  const total = points.reduce((sum, point) => sum + worth(point), 0)
  let passed = 0
  let best: { readonly at: number; readonly cost: number } | undefined
  for (const [index, point] of points.entries()) {
    if (index > 0 && point.part === 0) {
      const before = points[index - 1]
      const isEdge =
        before?.section !== point.section ? 0 : before.block !== point.block ? 0.08 : 0.2
      const cost = Math.abs(passed / total - 0.5) + isEdge
      if (!best || cost < best.cost) best = { at: index, cost }
    }
    passed += worth(point)
  }
  if (!best) return undefined
  const [first, second] = [points.slice(0, best.at), points.slice(best.at)]
  const later = new Set(second.map(({ section, block }) => `${section}.${block}`))
  const earlier = new Set(first.map(({ section, block }) => `${section}.${block}`))
  const isLater = ({ section, block }: { section: number; block: number }): boolean =>
    later.has(`${section}.${block}`) && !earlier.has(`${section}.${block}`)
  const cell = { ...page.cell, section: second[0]?.section ?? page.cell.section }
  return [
    { ...page, points: first, blocks: page.blocks.filter((ref) => !isLater(ref)) },
    { ...page, cell, points: second, blocks: page.blocks.filter((ref) => isLater(ref)) },
  ]
}

function worth({ text }: Point): number {
  return widthOf(text)
}
