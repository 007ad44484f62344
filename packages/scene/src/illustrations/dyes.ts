import type { Palette } from '@deckloom/themes'
import { colorDistance, luminance, mix } from '../colors/color.ts'

/** The few theme colors that one picture is made of. */
export interface Dyes {
  /** Returns a color between the light ground (0), accent 1 (0.5) and near ink (1). */
  readonly tone: (depth: number) => string
  readonly pale: string
  readonly mid: string
  readonly deep: string
  /** Color of the sun and other lights. */
  readonly sun: string
  readonly warm: string
  readonly third: string
  readonly fourth: string
  /** The bluest accent, for water. */
  readonly water: string
}

export function dyesOf(palette: Palette): Dyes {
  const onDark = luminance(palette.bg) < 0.2
  const mid = palette.accent1
  const pale = onDark ? mix(mid, '#FFFFFF', 0.75) : mix(palette.bg, mid, 0.1)
  const deep = onDark ? mix(palette.bg, '#000000', 0.35) : mix(palette.ink, mid, 0.18)
  const warm = palette.accent2
  const [third = mix(warm, deep, 0.35), fourth = mix(warm, '#FFFFFF', 0.4)] = motifColors(palette, [
    pale,
    mid,
    warm,
    palette.bg,
  ])
  return {
    tone: (depth) => (depth < 0.5 ? mix(pale, mid, depth * 2) : mix(mid, deep, (depth - 0.5) * 2)),
    pale,
    mid,
    deep,
    sun: sunOf(palette, pale),
    warm,
    third,
    fourth,
    water: [
      palette.accent1,
      palette.accent2,
      palette.accent3,
      palette.accent4,
      palette.accent5,
    ].reduce((best, color) => (blueness(color) > blueness(best) ? color : best)),
  }
}

/** Colors closer to each other than this merge into one shape. */
const apart = 0.1

// The motif's colors belong together; accents beyond the second serve to distinguish data series and look foreign in a
// picture.
function motifColors(palette: Palette, taken: readonly string[]): readonly string[] {
  const chosen: string[] = []
  for (const token of ['deco3', 'deco5', 'deco1', 'deco2', 'deco4'] as const) {
    const color = palette[token]
    if ([...taken, ...chosen].every((other) => colorDistance(color, other) >= apart)) {
      chosen.push(color)
    }
  }
  return chosen
}

/** Returns a light color that stands out from the sky. */
function sunOf(palette: Palette, sky: string): string {
  const lights = [palette.deco2, palette.deco1, palette.accent2]
  return (
    lights.find((light) => luminance(light) > 0.12 && colorDistance(light, sky) >= apart * 1.5) ??
    mix(palette.accent1, '#FFFFFF', 0.5)
  )
}

function blueness(hex: string): number {
  return Number.parseInt(hex.slice(5, 7), 16) - Number.parseInt(hex.slice(1, 3), 16)
}
