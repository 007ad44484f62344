import type { Rgb } from '../marks.ts'

/** Returns the three channels of #RRGGBB, 0 to 255. */
export function channels(color: Rgb): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Moves `from` toward `to` by `amount` (0 to 1), channel by channel. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  if (amount === 1) return to.slice(0, 7).toUpperCase()
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  return hex([r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount])
}

/** Returns the relative luminance as defined by WCAG 2, 0 to 1. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = channels(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast ratio as defined by WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * Returns the perceived distance of two colors in OKLab: 0 for equal colors, 1 for black and white; 0.1 is easy to tell
 * apart.
 */
export function colorDistance(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = oklab(one)
  const [l2, a2, b2] = oklab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

// https://bottosson.github.io/posts/oklab/
function oklab(color: Rgb): readonly [number, number, number] {
  const [r1, g1, b1] = channels(color)
  const [r, g, b] = [linear(r1), linear(g1), linear(b1)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/**
 * Moves `color` toward `target` until it reaches `ratio` against every one of `grounds`; returns `target` itself if no
 * color before it does.
 */
export function readableOn(
  color: Rgb,
  grounds: readonly Rgb[],
  { target, ratio }: { readonly target: Rgb; readonly ratio: number },
): Rgb {
  for (let step = 0; step < 20; step += 1) {
    const moved = mix(color, target, step / 20)
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved
  }
  return target
}

/** Returns the first of the candidates with the highest contrast to the ground. */
export function mostReadable(ground: Rgb, candidates: readonly [Rgb, ...Rgb[]]): Rgb {
  let best = candidates[0]
  for (const candidate of candidates) {
    if (contrast(candidate, ground) > contrast(best, ground)) best = candidate
  }
  return best
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const hexPairs = Array.from({ length: 256 }, (_, value) =>
  value.toString(16).padStart(2, '0').toUpperCase(),
)

function hex(values: readonly number[]): Rgb {
  let digits = '#'
  for (const value of values) digits += hexPairs[Math.round(value)] ?? ''
  return digits
}
