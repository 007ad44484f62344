import type { LineData } from '@deckloom/deck'
import type { Connector } from '../marks.ts'
import { n } from '../paths.ts'
import { connectorPath, type Point, type Segment } from './connectorPath.ts'
import type { PlacedEnds } from './lineEnds.ts'
import { drawHead, type DrawnHead, headCut, headLength } from './lineHeads.ts'
import { planConnector } from './planConnector.ts'
import { reversePath, trimEnd } from './trimPath.ts'

/** A line with its heads, as paths in page units. */
export interface DrawnLine {
  readonly connector: Connector
  /** From end to end, without heads: where pointers find the line. */
  readonly path: string
  /** The line without what its heads cover; empty if they cover all of it. */
  readonly line: string
  readonly startHead: DrawnHead | undefined
  readonly endHead: DrawnHead | undefined
}

/** Draws a line between its placed ends. */
export function drawLine(line: LineData, ends: PlacedEnds): DrawnLine {
  const connector = planConnector(line.kind, ends)
  const whole = connectorPath(connector)
  const { startHead = 'none', endHead = 'none', width } = line
  const trimmed = trimEnd(whole, headCut(endHead, width)).segments
  const cut = trimEnd(reversePath(trimmed), headCut(startHead, width)).segments
  const head = (kind: typeof startHead, path: readonly Segment[]) =>
    drawHead({ head: kind, width, ...tipOf(path, headLength(width)) })
  return {
    connector,
    path: pathOf(whole),
    line: pathOf(reversePath(cut)),
    startHead: head(startHead, reversePath(whole)),
    endHead: head(endHead, whole),
  }
}

function tipOf(path: readonly Segment[], length: number): { tip: Point; from: Point } {
  return { tip: path.at(-1)?.to ?? [0, 0], from: trimEnd(path, length).at }
}

function pathOf(segments: readonly Segment[]): string {
  return segments
    .map(({ from, to, curve }, index) => {
      const move = index === 0 ? `M${point(from)}` : ''
      return curve
        ? `${move}C${point(curve[0])} ${point(curve[1])} ${point(to)}`
        : `${move}L${point(to)}`
    })
    .join('')
}

function point([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}
