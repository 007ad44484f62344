import type { Palette } from '@deckloom/themes'
import { luminance, mix } from '../colors/color.ts'

/** The few colours of one picture, all from the theme: nothing else may appear in it. */
export interface Dyes {
  /** From the light ground (0) through accent 1 (0.5) to near ink (1). */
  readonly tone: (depth: number) => string
  readonly pale: string
  readonly mid: string
  readonly deep: string
  /** The one warm note. */
  readonly sun: string
  readonly warm: string
  readonly third: string
  readonly fourth: string
  /** The accent nearest to blue, for water. */
  readonly water: string
}

export function dyesOf(palette: Palette): Dyes {
  const onDark = luminance(palette.bg) < 0.2
  const mid = palette.accent1
  const pale = onDark ? mix(mid, '#FFFFFF', 0.75) : mix(palette.bg, mid, 0.1)
  const deep = onDark ? mix(palette.bg, '#000000', 0.35) : mix(palette.ink, mid, 0.18)
  return {
    tone: (depth) => (depth < 0.5 ? mix(pale, mid, depth * 2) : mix(mid, deep, (depth - 0.5) * 2)),
    pale,
    mid,
    deep,
    sun: sunOf(palette),
    warm: palette.accent2,
    third: palette.accent3,
    fourth: palette.accent4,
    water: [
      palette.accent1,
      palette.accent2,
      palette.accent3,
      palette.accent4,
      palette.accent5,
    ].reduce((best, color) => (blueness(color) > blueness(best) ? color : best)),
  }
}

function sunOf(palette: Palette): string {
  if (luminance(palette.deco2) > 0.12) return palette.deco2
  if (luminance(palette.accent2) > 0.12) return palette.accent2
  return mix(palette.accent1, '#FFFFFF', 0.5)
}

function blueness(hex: string): number {
  return Number.parseInt(hex.slice(5, 7), 16) - Number.parseInt(hex.slice(1, 3), 16)
}
