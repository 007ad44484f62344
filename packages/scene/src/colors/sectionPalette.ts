import type { DecoToken, Palette, Theme } from '@deckloom/themes'
import { colorDistance, contrast, mix, readableOn } from './color.ts'

/**
 * Returns the palette of a page or panel filled with an accent: text in the accent's own text color, and the motif in
 * colors that stand out from the fill.
 */
export function accentPalette(
  palette: Palette,
  accent: 'accent1' | 'accent2',
  onFill: Theme['onFill'],
): Palette {
  const bg = palette[accent]
  const text = palette[accent === 'accent1' ? 'onAccent1' : 'onAccent2']
  const deco = (token: DecoToken): string =>
    decoOn(bg, { color: palette[token], text, wish: onFill?.[token] })
  return {
    ...palette,
    deco1: deco('deco1'),
    deco2: deco('deco2'),
    deco3: deco('deco3'),
    deco4: deco('deco4'),
    deco5: deco('deco5'),
    deco6: deco('deco6'),
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

// A tint on which text in the fill's text color is still readable: the full 12 percent if contrast allows.
function surfaceOn(bg: string, text: string): string {
  for (let amount = 0.12; amount > 0; amount -= 0.02) {
    const tint = mix(bg, text, amount)
    if (contrast(tint, text) >= 4.5) return tint
  }
  return bg
}

/** Decoration closer to the page color than this is invisible. */
const drowned = 0.12

function decoOn(
  bg: string,
  {
    color,
    text,
    wish,
  }: { readonly color: string; readonly text: string; readonly wish: 'ink' | 'shade' | undefined },
): string {
  if (wish === 'ink') return text
  const clear = colorDistance(color, bg) >= drowned
  return wish === 'shade' || !clear ? mix(bg, '#000000', 0.2) : color
}
