type Triple = readonly [number, number, number]

/**
 * How a color looks to a kind of eye, in linear light: Machado, Oliveira and Fernandes, 'A physiologically-based
 * model for simulation of color vision deficiency', 2009, at severity 1.
 */
const eyes = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly [Triple, Triple, Triple]>>

export type Eye = keyof typeof eyes

/** CIEDE2000 of two colors (#RRGGBB) as the eye sees them. */
export function seenDifference(one: string, other: string, eye: Eye): number {
  return ciede2000(labOf(one, eye), labOf(other, eye))
}

function labOf(hex: string, eye: Eye): Triple {
  const light = linearOf(hex)
  const [r, g, b] = times(eyes[eye], light).map((value) => Math.min(1, Math.max(0, value)))
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    [r ?? 0, g ?? 0, b ?? 0],
  )
  const [fx, fy, fz] = [cube(x / 0.95047), cube(y), cube(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

function linearOf(hex: string): Triple {
  const channel = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function times([a, b, c]: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([p, q, r]: Triple): number => p * x + q * y + r * z
  return [row(a), row(b), row(c)]
}

function cube(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

// Sharma, Wu and Dalal, 'The CIEDE2000 color-difference formula', 2005.
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [angle(b1, a1 * stretch), angle(b2, a2 * stretch)]
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const middle = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const t =
    1 -
    0.17 * Math.cos(radians(middle - 30)) +
    0.24 * Math.cos(radians(2 * middle)) +
    0.32 * Math.cos(radians(3 * middle + 6)) -
    0.2 * Math.cos(radians(4 * middle - 63))
  const sl = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2)
  const [sc, sh] = [1 + 0.045 * chroma, 1 + 0.015 * chroma * t]
  const twist =
    -2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((middle - 275) / 25) ** 2))))
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, hue / sh]
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh)
}

function angle(b: number, a: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
