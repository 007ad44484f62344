import type { Box } from '@deckloom/deck'
import { n } from '../paths.ts'
import { arcCurves } from './arcCurves.ts'

export type Point = readonly [x: number, y: number]

/**
 * Draws shapes the way office presets are written: coordinates run from 0 to the grid's width and height, which default
 * to the box's own size, and arcs start at the pen's position.
 */
export class PresetPen {
  #d = ''
  #at: Point = [0, 0]
  readonly #place: (point: Point) => string

  constructor({ x, y, width, height }: Box, grid?: number) {
    const [u, v] = grid === undefined ? [1, 1] : [width / grid, height / grid]
    this.#place = ([a, b]) => `${n(x + a * u)} ${n(y + b * v)}`
  }

  get d(): string {
    return this.#d
  }

  move(to: Point): this {
    this.#d += `M${this.#place(to)}`
    this.#at = to
    return this
  }

  line(...points: readonly Point[]): this {
    for (const to of points) {
      this.#d += `L${this.#place(to)}`
      this.#at = to
    }
    return this
  }

  curve(first: Point, second: Point, to: Point): this {
    this.#d += `C${this.#place(first)} ${this.#place(second)} ${this.#place(to)}`
    this.#at = to
    return this
  }

  /** Draws part of an ellipse; angles in 60000ths of a degree, clockwise from three o'clock. */
  arc([radiusX, radiusY]: Point, start: number, sweep: number): this {
    for (const curve of arcCurves(this.#at, { radiusX, radiusY, start, sweep }))
      this.curve(...curve)
    return this
  }

  polygon([first, ...rest]: readonly [Point, ...Point[]]): this {
    return this.move(first)
      .line(...rest)
      .close()
  }

  close(): this {
    this.#d += 'Z'
    return this
  }
}
