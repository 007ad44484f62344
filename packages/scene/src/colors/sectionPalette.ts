import type { Palette, PaletteToken } from '@deckloom/themes'
import { contrast, mix, readableOn } from './color.ts'

/**
 * The palette of a page or a panel that is filled with an accent: text in the accent's own text colour, and the
 * motif in it too, so that an accent page is the plain page turned inside out.
 */
export function accentPalette(palette: Palette, accent: 'accent1' | 'accent2'): Palette {
  const bg = palette[accent]
  const text = palette[accent === 'accent1' ? 'onAccent1' : 'onAccent2']
  const decoration = onFill(
    {
      deco1: text,
      deco2: palette.deco2,
      deco3: palette.deco3,
      deco4: text,
      deco5: mix(bg, '#000000', 0.2),
      deco6: palette.deco6,
    },
    bg,
  )
  return {
    ...palette,
    ...decoration,
    bg,
    surface: surfaceOn(bg, text),
    ink: text,
    title: text,
    accentText: text,
    muted: readableOn(mix(text, bg, 0.18), [bg], { target: text, ratio: 4.5 }),
    line: mix(bg, text, 0.35),
    accent1: text,
    onAccent1: bg,
  }
}

// A tint that text of the fill's colour still reads on: the full 12 percent where contrast has room for it.
function surfaceOn(bg: string, text: string): string {
  for (let amount = 0.12; amount > 0; amount -= 0.02) {
    const tint = mix(bg, text, amount)
    if (contrast(tint, text) >= 4.5) return tint
  }
  return bg
}

type Decoration = Readonly<Record<Extract<PaletteToken, `deco${number}`>, string>>

function onFill(decoration: Decoration, bg: string): Decoration {
  const visible = (color: string): string => (color === bg ? decoration.deco4 : color)
  return {
    deco1: visible(decoration.deco1),
    deco2: visible(decoration.deco2),
    deco3: visible(decoration.deco3),
    deco4: decoration.deco4,
    deco5: visible(decoration.deco5),
    deco6: visible(decoration.deco6),
  }
}
