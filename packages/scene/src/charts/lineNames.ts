import type { ChartData } from '@deckloom/deck'
import { labelSize, wrapLabel, type ChartScope, type LabelStyle } from './chartLabels.ts'

/** The names below a line's points, centered on them, and the space that they need on either side of the plot. */
export interface LineNames {
  /** Wrapped, one per point. */
  readonly names: readonly string[]
  /** 1 if every point is named, 2 if every second one is, and so on. */
  readonly every: number
  readonly left: number
  readonly right: number
  readonly height: number
}

interface Edges {
  readonly left: number
  readonly right: number
}

const air = 10
/** Narrower columns of text than this are not worth reading. */
const narrowest = 44

/**
 * Names every point, or every second one, if two lines each are enough; otherwise names as many points as have room and
 * cuts the names that are too long.
 */
export function lineNames(
  scope: ChartScope,
  chart: ChartData,
  { edges, style }: { readonly edges: Edges; readonly style: LabelStyle },
): LineNames {
  const intervals = chart.data.length - 1
  const tries = Array.from({ length: intervals }, (_, index) => index + 1).map((every) => {
    const width = nameWidth(scope.box.width, edges, intervals / every)
    const wrapped = chart.data.map(({ label }, index) =>
      index % every === 0 ? wrapLabel(scope, label, { ...style, width }) : { text: '', cut: false },
    )
    return { every, width, wrapped }
  })
  const readable = tries.filter(({ width }) => width >= narrowest)
  const best =
    readable.find(({ every, wrapped }) => every <= 2 && wrapped.every(({ cut }) => !cut)) ??
    readable[0] ??
    tries.at(-1)
  const names = best?.wrapped.map(({ text }) => text) ?? []
  const sizes = names.map((text) => labelSize(scope, text, style))
  const half = (index: number) => (sizes.at(index)?.width ?? 0) / 2
  return {
    names,
    every: best?.every ?? 1,
    left: Math.max(edges.left, half(0)),
    right: Math.max(edges.right, half(-1)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

// Names extend half their width beyond either end of the plot and so narrow it, unless other labels already have.
function nameWidth(whole: number, { left, right }: Edges, pitches: number): number {
  const free = (taken: number, sticking: number) =>
    (whole - taken - air * pitches) / (pitches + sticking)
  return Math.max(0, Math.min(free(left + right, 0), free(left, 0.5), free(right, 0.5), free(0, 1)))
}
