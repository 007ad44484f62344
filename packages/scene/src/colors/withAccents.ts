import type { Palette, PaletteToken } from '@deckloom/themes'
import type { Rgb } from '../marks.ts'
import { mostReadable, readableOn } from './color.ts'

const numbers = [1, 2, 3, 4, 5, 6] as const
const decoTokens = ['deco1', 'deco2', 'deco3', 'deco4', 'deco5', 'deco6'] as const

/**
 * Returns the palette with the slide's own `themeColors` as its accents, in order, followed by the theme's if there are
 * fewer than six. A color that could not be seen on the page moves toward the ink until it can.
 */
export function withAccents(palette: Palette, colors: readonly Rgb[]): Palette {
  const grounds = [palette.bg, palette.surface]
  const visible = (color: Rgb): Rgb => readableOn(color, grounds, { target: palette.ink, ratio: 3 })
  const result: Partial<Record<PaletteToken, Rgb>> = {}
  const followers = new Map<Rgb, Rgb>()
  for (const [index, color] of colors.entries()) {
    const number = numbers[index]
    if (number === undefined) break
    const accent = visible(color.toUpperCase())
    followers.set(palette[`accent${number}`], accent)
    result[`accent${number}`] = accent
    result[`onAccent${number}`] = mostReadable(accent, ['#FFFFFF', '#000000'])
  }
  // Motif colors that equal a replaced accent follow it.
  for (const token of decoTokens) {
    const follower = followers.get(palette[token])
    if (follower !== undefined) result[token] = follower
  }
  const first = result.accent1 ?? palette.accent1
  return {
    ...palette,
    ...result,
    accentText: readableOn(first, grounds, { target: palette.ink, ratio: 4.5 }),
  }
}
