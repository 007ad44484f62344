type Channels = readonly [number, number, number]

function channelsOf(hex: string): Channels {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** `amount` of the way from one colour to another, in sRGB. */
export function mix(from: string, to: string, amount: number): string {
  const target = channelsOf(to)
  const mixed = channelsOf(from).map(
    (value, index) => value + ((target[index] ?? 0) - value) * amount,
  )
  return `#${mixed.map((value) => toHex(value)).join('')}`.toUpperCase()
}

function toHex(value: number): string {
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
