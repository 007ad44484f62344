/** Writes path data with absolute M, L, C and Z commands, the only ones a path mark may contain. */
export class Pen {
  private readonly commands: string[] = []

  move(x: number, y: number): this {
    return this.add(`M${at(x)} ${at(y)}`)
  }

  line(x: number, y: number): this {
    return this.add(`L${at(x)} ${at(y)}`)
  }

  /** Adds a cubic curve: two control points, then the end. */
  curve(...p: readonly [number, number, number, number, number, number]): this {
    return this.add(`C${p.map(at).join(' ')}`)
  }

  close(): this {
    return this.add('Z')
  }

  get d(): string {
    return this.commands.join('')
  }

  private add(command: string): this {
    this.commands.push(command)
    return this
  }
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export type Point = readonly [x: number, y: number]

export function polygon(points: readonly Point[]): string {
  const pen = new Pen()
  points.forEach(([x, y], index) => (index === 0 ? pen.move(x, y) : pen.line(x, y)))
  return pen.close().d
}

export function polyline(...points: readonly Point[]): string {
  const pen = new Pen()
  points.forEach(([x, y], index) => (index === 0 ? pen.move(x, y) : pen.line(x, y)))
  return pen.d
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

// Handle length with which a cubic curve draws a quarter circle.
const kappa = 0.5523

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return new Pen()
    .move(x - rx, y)
    .curve(x - rx, y - ry * kappa, x - rx * kappa, y - ry, x, y - ry)
    .curve(x + rx * kappa, y - ry, x + rx, y - ry * kappa, x + rx, y)
    .curve(x + rx, y + ry * kappa, x + rx * kappa, y + ry, x, y + ry)
    .curve(x - rx * kappa, y + ry, x - rx, y + ry * kappa, x - rx, y)
    .close().d
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}
