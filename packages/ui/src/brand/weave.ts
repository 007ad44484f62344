/** Plain weave, the pattern of the cloth illustrations. Lengths are in the units of the drawing. */
export interface Weave {
  readonly cols: number
  readonly rows: number
  readonly cell?: number
  /** The gap between two threads. */
  readonly gap?: number
  /** Colors of the vertical threads, repeated. */
  readonly warp: readonly string[]
  /** Colors of the horizontal threads, repeated. */
  readonly weft: readonly string[]
  /** How many columns at the left are not woven: their weft hangs loose. */
  readonly fringeX?: number
  /** Rows from this one on are not woven: only the warp continues. 0 weaves all. */
  readonly fringeY?: number
  /** The length of loose weft, in cells. */
  readonly reach?: number
  /** Cells to leave out. */
  readonly drop?: (x: number, y: number) => boolean
}

export interface WovenPath {
  readonly fill: string
  readonly d: string
}

export interface Woven {
  readonly width: number
  readonly height: number
  /** Back to front. One path per color of a layer, because a cloth has hundreds of cells. */
  readonly paths: readonly WovenPath[]
}

/** Uneven on purpose: cut threads never end in a straight line. */
const looseLengths = [0.9, 0.62, 0.78, 0.5, 0.84, 0.7, 0.58]

export function weave(pattern: Weave): Woven {
  const { cols, rows, cell = 56 } = pattern
  const layers = [looseThreads(pattern), cells(pattern, 'under'), cells(pattern, 'over')]
  return {
    width: cols * cell,
    height: rows * cell,
    paths: layers.flatMap((layer) => [...layer].map(([fill, d]) => ({ fill, d }))),
  }
}

type Layer = Map<string, string>

function looseThreads(pattern: Weave): Layer {
  const { cols, rows, cell = 56, warp, weft, fringeX = 0, fringeY = 0, reach = 5 } = pattern
  const thread = Math.max(4, cell * 0.16)
  const layer: Layer = new Map()
  const looseRows = fringeX > 0 ? rows : 0
  const looseCols = fringeY > 0 ? cols : 0
  for (let y = 0; y < looseRows; y++) {
    const length = (looseLengths[y % looseLengths.length] ?? 1) * Math.min(fringeX, reach) * cell
    const top = y * cell + (cell - thread) / 2
    add(layer, at(weft, y), roundedLeft(fringeX * cell - length, top, length + cell * 0.2, thread))
  }
  for (let x = fringeX; x < looseCols; x++) {
    const left = x * cell + (cell - thread) / 2
    add(layer, at(warp, x), bar(left, (fringeY - 0.2) * cell, thread, (rows - fringeY + 1) * cell))
  }
  return layer
}

function cells(pattern: Weave, wanted: 'over' | 'under'): Layer {
  const { cols, rows, cell = 56, gap = 8, warp, weft, drop } = pattern
  const { fringeX = 0, fringeY = 0 } = pattern
  const woven = fringeY > 0 ? Math.min(fringeY, rows) : rows
  const band = cell - gap
  const layer: Layer = new Map()
  for (let y = 0; y < woven; y++) {
    for (let x = fringeX; x < cols; x++) {
      const over = (x + y) % 2 === 0
      if (over !== (wanted === 'over') || drop?.(x, y)) continue
      // One unit of overlap, so that no hairline shows between neighbors.
      if (over)
        add(
          layer,
          at(warp, x),
          bar(x * cell + gap / 2, y * cell - gap / 2 - 1, band, cell + gap + 2),
        )
      else
        add(
          layer,
          at(weft, y),
          bar(x * cell - gap / 2 - 1, y * cell + gap / 2, cell + gap + 2, band),
        )
    }
  }
  return layer
}

function add(layer: Layer, fill: string, d: string) {
  layer.set(fill, (layer.get(fill) ?? '') + d)
}

function at(colors: readonly string[], index: number): string {
  return colors[index % colors.length] ?? 'none'
}

// oxlint-disable-next-line max-params -- x, y, width, height is how a rectangle is written
function bar(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

// oxlint-disable-next-line max-params -- x, y, width, height is how a rectangle is written
function roundedLeft(x: number, y: number, width: number, height: number): string {
  const r = height / 2
  const straight = short(width - r)
  return `M${short(x + r)} ${short(y)}h${straight}v${short(height)}h${short(r - width)}a${short(r)} ${short(r)} 0 0 1 0 ${short(-height)}z`
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
