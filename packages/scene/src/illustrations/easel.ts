import type { Box } from '@deckloom/deck'
import type { Palette } from '@deckloom/themes'
import type { Mark, Paint } from '../marks.ts'
import { mix } from '../colors/color.ts'
import { type Dyes, dyesOf } from './dyes.ts'
import { circle, Pen, rectangle } from './pen.ts'
import { seededRandom } from './random.ts'

/** A gradient stop: position, color, opacity. */
export type DyeStop = readonly [at: number, color: string, alpha?: number]

/**
 * Drawing tools for motifs. `x` and `y` convert percent of the box to page units, and `u` is a hundredth of its shorter
 * side, so that a motif fits a band, a half page and a square alike.
 */
export class Easel {
  readonly box: Box
  readonly u: number
  readonly dyes: Dyes
  readonly random: () => number
  readonly seed: number
  readonly marks: Mark[] = []
  private readonly idPrefix: string

  constructor(box: Box, palette: Palette, seed: number, idPrefix: string) {
    this.box = box
    this.u = Math.min(box.width, box.height) / 100
    this.dyes = dyesOf(palette)
    this.random = seededRandom(seed * 97 + 3)
    this.seed = seed
    this.idPrefix = idPrefix
  }

  x(percent: number): number {
    return this.box.x + (percent * this.box.width) / 100
  }

  y(percent: number): number {
    return this.box.y + (percent * this.box.height) / 100
  }

  get bottom(): number {
    return this.box.y + this.box.height
  }

  get right(): number {
    return this.box.x + this.box.width
  }

  fill(d: string, color: string | Paint, alpha = 1): void {
    const paint = typeof color === 'string' ? solid(color) : color
    this.add({ d, fill: paint, ...(alpha < 1 && { alpha }) })
  }

  stroke(d: string, color: string, width: number, alpha = 1): void {
    const stroke = { paint: solid(color), width, cap: 'round' } as const
    this.add({ d, stroke, ...(alpha < 1 && { alpha }) })
  }

  /** Fills the whole box. */
  ground(color: string | Paint): void {
    this.fill(rectangle(this.box.x, this.box.y, this.box.width, this.box.height), color)
  }

  linear(
    from: readonly [number, number],
    to: readonly [number, number],
    ...stops: readonly DyeStop[]
  ): Paint {
    return { kind: 'linear', from, to, stops: stops.map(stop) }
  }

  radial(center: readonly [number, number], radius: number, ...stops: readonly DyeStop[]): Paint {
    return { kind: 'radial', center, radius, stops: stops.map(stop) }
  }

  /** Returns a gradient from top to bottom between two heights in percent. */
  vertical(top: number, bottom: number, ...stops: readonly DyeStop[]): Paint {
    return this.linear([this.box.x, this.y(top)], [this.box.x, this.y(bottom)], ...stops)
  }

  sky(top: string, bottom: string): void {
    this.ground(this.vertical(0, 100, [0, top], [1, bottom]))
  }

  disc(x: number, y: number, radius: number, color: string | Paint, alpha = 1): void {
    this.fill(circle(this.x(x), this.y(y), radius * this.u), color, alpha)
  }

  /** Returns a color mixed toward white. */
  light(color: string, amount: number): string {
    return mix(color, '#FFFFFF', amount)
  }

  /** Returns a color mixed toward the darkest of the picture. */
  dark(color: string, amount: number): string {
    return mix(color, this.dyes.deep, amount)
  }

  /** Draws a rugged edge of `count` segments at `height` percent, filled to the bottom. */
  ridge(height: number, amplitude: number, count: number, color: string | Paint): void {
    const pen = new Pen().move(this.box.x, this.bottom)
    for (let index = 0; index <= count; index += 1) {
      const lift = index % 2 === 1 ? this.random() : this.random() * 0.35
      pen.line(
        this.box.x + (index * this.box.width) / count,
        this.y(height) - (lift * amplitude * this.box.height) / 100,
      )
    }
    this.fill(pen.line(this.right, this.bottom).close().d, color)
  }

  /** Draws a rolling edge of `count` hills and dips at `height` percent, filled to the bottom. */
  wave(
    height: number,
    amplitude: number,
    count: number,
    color: string | Paint,
    phase: 0 | 1 = 0,
  ): void {
    const step = this.box.width / count
    const level = this.y(height)
    const pen = new Pen().move(this.box.x, this.bottom).line(this.box.x, level)
    for (let index = 0; index < count; index += 1) {
      const swing = (((index + phase) % 2 === 1 ? 1 : -1) * amplitude * this.box.height) / 100
      const start = this.box.x + index * step
      pen.curve(
        start + step * 0.36,
        level + swing,
        start + step * 0.64,
        level + swing,
        start + step,
        level,
      )
    }
    this.fill(pen.line(this.right, this.bottom).close().d, color)
  }

  private add(look: {
    d: string
    fill?: Paint
    stroke?: { paint: Paint; width: number; cap: 'round' }
    alpha?: number
  }) {
    this.marks.push({
      mark: 'path',
      id: `${this.idPrefix}-${this.marks.length}`,
      box: this.box,
      ...look,
    })
  }
}

function solid(color: string): Paint {
  return { kind: 'solid', color }
}

function stop([at, color, alpha]: DyeStop) {
  return { at, color, ...(alpha !== undefined && { alpha }) }
}
