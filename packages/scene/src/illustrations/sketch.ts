import type { Paint } from '../marks.ts'
import type { DyeStop, Easel } from './easel.ts'
import { Pen, type Point } from './pen.ts'
import { tracePath } from './tracePath.ts'

interface Place {
  /** Horizontal center of the sketch, in percent of the box. */
  readonly x?: number
  /** Bottom of the sketch, in percent of the box; without it, the sketch is centered vertically. */
  readonly foot?: number
  /** Hundredths of the box's shorter side. */
  readonly size: number
  /** Degrees clockwise. */
  readonly turn?: number
  readonly flip?: boolean
}

/** Position of a part of a sketch: its center and its size in units of the sketch. */
interface Part {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  readonly flip?: boolean
}

type Frame = (x: number, y: number) => Point

/** A square of 100 by 100 units on an easel for a hand-drawn object, which keeps its proportions in every box. */
export class Sketch {
  private readonly easel: Easel
  private readonly frame: Frame
  /** Page units per unit of the sketch. */
  private readonly unit: number

  private constructor(easel: Easel, frame: Frame, unit: number) {
    this.easel = easel
    this.frame = frame
    this.unit = unit
  }

  static on(easel: Easel, { x = 50, foot, size, turn = 0, flip = false }: Place): Sketch {
    const unit = (easel.u * size) / 100
    const middle = foot === undefined ? easel.y(50) : easel.y(foot) - 50 * unit
    const frame = createFrame([easel.x(x), middle], unit, turn, flip)
    return new Sketch(easel, frame, unit)
  }

  /** Returns a sketch within the sketch. */
  part({ x, y, size, turn = 0, flip = false }: Part): Sketch {
    const own = createFrame([x, y], size / 100, turn, flip)
    const frame: Frame = (px, py) => this.frame(...own(px, py))
    return new Sketch(this.easel, frame, (this.unit * size) / 100)
  }

  fill(d: string, color: string | Paint, alpha = 1): void {
    this.easel.fill(this.outline(d), color, alpha)
  }

  line(d: string, color: string, width: number, alpha = 1): void {
    this.easel.stroke(this.outline(d), color, width * this.unit, alpha)
  }

  disc(x: number, y: number, radius: number, color: string | Paint, alpha = 1): void {
    this.fill(ovalPath(x, y, radius, radius), color, alpha)
  }

  oval(x: number, y: number, [rx, ry]: Point, color: string | Paint, alpha = 1): void {
    this.fill(ovalPath(x, y, rx, ry), color, alpha)
  }

  ring(x: number, y: number, radius: number, color: string, width: number, alpha = 1): void {
    this.line(ovalPath(x, y, radius, radius), color, width, alpha)
  }

  /** Draws a rectangle with corners rounded by `round`. */
  box(
    x: number,
    y: number,
    [width, height]: Point,
    color: string | Paint,
    round = 0,
    alpha = 1,
  ): void {
    const [w, h, r] = [width - 2 * round, height - 2 * round, round]
    const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${dx} ${dy}`)
    this.fill(
      `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`,
      color,
      alpha,
    )
  }

  /** Returns a gradient between two points of the sketch. */
  ramp(from: Point, to: Point, ...stops: readonly DyeStop[]): Paint {
    return this.easel.linear(this.frame(...from), this.frame(...to), ...stops)
  }

  /** Returns a gradient from a point of the sketch outward. */
  glow(x: number, y: number, radius: number, ...stops: readonly DyeStop[]): Paint {
    return this.easel.radial(this.frame(x, y), radius * this.unit, ...stops)
  }

  private outline(d: string): string {
    const pen = new Pen()
    for (const step of tracePath(d)) {
      const points = step.points.map(([x, y]) => this.frame(x, y))
      const [first = [0, 0], second = [0, 0], third = [0, 0]] = points
      if (step.to === 'M') pen.move(...first)
      else if (step.to === 'L') pen.line(...first)
      else if (step.to === 'C') pen.curve(...first, ...second, ...third)
      else pen.close()
    }
    return pen.d
  }
}

function createFrame([x, y]: Point, unit: number, turn: number, flip: boolean): Frame {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return (px, py) => {
    const [dx, dy] = [(flip ? 50 - px : px - 50) * unit, (py - 50) * unit]
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  }
}

const kappa = 0.5523

function ovalPath(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * kappa, ry * kappa]
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}` +
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}` +
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  )
}
