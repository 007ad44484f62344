import type { Palette, PaletteToken } from '@deckloom/themes'
import type { Rgb } from '../marks.ts'
import { contrast, mix, mostReadable, readableOn } from './color.ts'

/**
 * Adapts a theme's palette to a page color that is not its own: every text still passes WCAG AA on the page and on
 * cards, every accent 3 : 1, and no decoration disappears. Colors that already pass are kept; a text color chosen by
 * the user moves toward black or white as far as necessary.
 */
export function paletteOn(palette: Palette, bg: Rgb, textColor?: Rgb): Palette {
  const extreme = mostReadable(bg, ['#FFFFFF', '#000000'])
  const chosen = textColor && readableOn(textColor, [bg], { target: extreme, ratio: 4.5 })
  const ink = chosen ?? (contrast(palette.ink, bg) >= 4.5 ? palette.ink : extreme)
  const surface = readableSurface(bg, ink)
  const grounds = [bg, surface]
  const readable = (color: Rgb): Rgb => readableOn(color, grounds, { target: ink, ratio: 4.5 })
  const visible = (color: Rgb): Rgb => readableOn(color, grounds, { target: ink, ratio: 3 })
  return {
    ...palette,
    ...accents(palette, visible),
    ...decoration(palette, bg, ink),
    bg,
    surface,
    ink,
    title: chosen ?? readable(palette.title),
    muted: readable(chosen ? mix(chosen, bg, 0.28) : palette.muted),
    accentText: readable(palette.accentText),
    line: mix(bg, ink, 0.18),
  }
}

// Visible but subtle, and never so far from the page color that text loses its contrast.
function readableSurface(bg: Rgb, ink: Rgb): Rgb {
  for (let amount = 0.07; amount > 0; amount -= 0.01) {
    const tint = mix(bg, ink, amount)
    if (contrast(tint, ink) >= Math.min(4.6, contrast(bg, ink))) return tint
  }
  return bg
}

const accentTokens = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const
const decoTokens = ['deco1', 'deco2', 'deco3', 'deco4', 'deco5', 'deco6'] as const

function accents(
  palette: Palette,
  visible: (color: Rgb) => Rgb,
): Partial<Record<PaletteToken, Rgb>> {
  const result: Partial<Record<PaletteToken, Rgb>> = {}
  for (const [index, token] of accentTokens.entries()) {
    const color = visible(palette[token])
    result[token] = color
    result[`onAccent${accentNumber(index)}`] = mostReadable(color, ['#FFFFFF', '#000000'])
  }
  return result
}

function accentNumber(index: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return ([1, 2, 3, 4, 5, 6] as const)[index] ?? 1
}

function decoration(palette: Palette, bg: Rgb, ink: Rgb): Partial<Record<PaletteToken, Rgb>> {
  const result: Partial<Record<PaletteToken, Rgb>> = {}
  for (const token of decoTokens) {
    result[token] = readableOn(palette[token], [bg], { target: ink, ratio: 1.15 })
  }
  return result
}
