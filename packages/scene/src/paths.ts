import type { Box } from '@deckloom/deck'

// Handle length with which four cubic curves match a circle to within a thousandth of its radius.
const arc = 0.5523

/** Formats a coordinate for a path: two decimals are finer than any renderer draws. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Moves the points of an outline; a direction without a function keeps its numbers as they are written. */
export function mapPoints(
  d: string,
  across: (x: number) => number,
  down?: (y: number) => number,
): string {
  return d.replaceAll(
    /(-?[\d.]+)[\s,]+(-?[\d.]+)/gu,
    (_, x: string, y: string) => `${n(across(Number(x)))} ${down ? n(down(Number(y))) : y}`,
  )
}

export function rectPath({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`
}

export function roundedPath(box: Box, radius: number): string {
  const r = Math.min(radius, box.width / 2, box.height / 2)
  if (r <= 0) return rectPath(box)
  const { x, y } = box
  const right = x + box.width
  const bottom = y + box.height
  const k = r * (1 - arc)
  return [
    `M${n(x + r)} ${n(y)}L${n(right - r)} ${n(y)}`,
    `C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}`,
    `L${n(right)} ${n(bottom - r)}`,
    `C${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - r)} ${n(bottom)}`,
    `L${n(x + r)} ${n(bottom)}`,
    `C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)}`,
    `L${n(x)} ${n(y + r)}`,
    `C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}Z`,
  ].join('')
}

export function ellipsePath({ x, y, width, height }: Box): string {
  const a = width / 2
  const b = height / 2
  const cx = x + a
  const cy = y + b
  return [
    `M${n(x)} ${n(cy)}`,
    `C${n(x)} ${n(cy - b * arc)} ${n(cx - a * arc)} ${n(y)} ${n(cx)} ${n(y)}`,
    `C${n(cx + a * arc)} ${n(y)} ${n(x + width)} ${n(cy - b * arc)} ${n(x + width)} ${n(cy)}`,
    `C${n(x + width)} ${n(cy + b * arc)} ${n(cx + a * arc)} ${n(y + height)} ${n(cx)} ${n(y + height)}`,
    `C${n(cx - a * arc)} ${n(y + height)} ${n(x)} ${n(cy + b * arc)} ${n(x)} ${n(cy)}Z`,
  ].join('')
}

export function circlePath(cx: number, cy: number, radius: number): string {
  return ellipsePath({ x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 })
}

export function polygonPath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

export function polylinePath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
}

/** Returns an arch: a half circle on top of two straight sides. */
export function archPath({ x, y, width, height }: Box): string {
  const r = width / 2
  const k = r * (1 - arc)
  return [
    `M${n(x)} ${n(y + height)}L${n(x)} ${n(y + r)}`,
    `C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}`,
    `C${n(x + width - k)} ${n(y)} ${n(x + width)} ${n(y + k)} ${n(x + width)} ${n(y + r)}`,
    `L${n(x + width)} ${n(y + height)}Z`,
  ].join('')
}
