import { axisSteps } from '@deckloom/scene'

export interface LineSeries {
  readonly name: string
  /** One for each day. */
  readonly values: readonly number[]
}

export interface LinePlan {
  readonly plot: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  /** Center of each day, in px. */
  readonly x: readonly number[]
  readonly grid: readonly { readonly y: number; readonly text: string }[]
  /** Indexes of the labeled days. */
  readonly named: readonly number[]
  readonly lines: readonly {
    readonly path: string
    readonly points: readonly number[]
    /** Position of its name, moved away from its neighbors. */
    readonly nameY: number
    readonly name: string
  }[]
}

const letter = 6.7
const rowHeight = 18
const room = { top: 12, bottom: 28, name: 14 }

/** Lays out a line chart; sizes are CSS pixels, values start at zero. */
export function linePlan(
  series: readonly LineSeries[],
  size: { readonly width: number; readonly height: number },
  text: (value: number) => string,
): LinePlan {
  const days = series[0]?.values.length ?? 0
  const most = Math.max(0, ...series.flatMap(({ values }) => values))
  const steps = axisSteps(most, 4)
  const top = steps.at(-1) ?? 1
  // Integer data gets only integer grid lines: there is no half visit.
  const isWhole = series.every(({ values }) => values.every((value) => Number.isInteger(value)))
  const drawn = isWhole ? steps.filter((value) => Number.isInteger(value)) : steps
  const texts = drawn.map(text)
  const names = series.map(({ name, values }) => `${text(values.at(-1) ?? 0)} ${name}`)
  const plot = {
    left: longest(texts) * letter + 10,
    right: size.width - longest(names) * letter - room.name,
    top: room.top,
    bottom: size.height - room.bottom,
  }
  const yOf = (value: number) => plot.bottom - (value / top) * (plot.bottom - plot.top)
  const step = days > 1 ? (plot.right - plot.left) / (days - 1) : 0
  const x = Array.from({ length: days }, (_, day) => plot.left + day * step)
  const points = series.map(({ values }) => values.map(yOf))
  const nameYs = spread(
    points.map((line) => line.at(-1) ?? plot.bottom),
    { from: plot.top, to: plot.bottom },
  )
  return {
    plot,
    x,
    grid: drawn.map((value, index) => ({ y: yOf(value), text: texts[index] ?? '' })),
    named: namedDays(days, plot.right - plot.left),
    lines: points.map((line, index) => ({
      path: line.map((y, day) => `${day === 0 ? 'M' : 'L'}${x[day] ?? 0} ${y}`).join(''),
      points: line,
      nameY: nameYs[index] ?? plot.bottom,
      name: names[index] ?? '',
    })),
  }
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length))
}

/** Returns the days to label, from the last day back, as many as their names have room for. */
function namedDays(days: number, width: number): readonly number[] {
  const most = Math.max(1, Math.floor(width / 64))
  const every = [1, 2, 7, 15, 30, 61, 91, 182, 365].find((step) => days / step <= most) ?? days
  return Array.from({ length: Math.ceil(days / every) }, (_, index) => days - 1 - index * every)
}

/** Moves heights apart until a line of text fits between them, within `from` and `to`. */
function spread(
  heights: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  const order = heights.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  let above = from - rowHeight
  const down = order.map(({ y, index }) => {
    above = Math.max(y, above + rowHeight)
    return { y: above, index }
  })
  let below = to + rowHeight
  const placed = down.toReversed().map(({ y, index }) => {
    below = Math.min(y, below - rowHeight)
    return { y: below, index }
  })
  return heights.map((y, index) => placed.find((one) => one.index === index)?.y ?? y)
}
