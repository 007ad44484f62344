import { colorDistance, contrast, mostReadable } from '../colors/color.ts'
import { paint, paintColor, type Look } from '../colors/look.ts'
import type { Mark } from '../marks.ts'
import { circlePath, roundedPath } from '../paths.ts'
import { iconStroke, placedIcon } from './iconGrid.ts'
import { icons, type Icon } from './icons.ts'

/** Part of the tile that the icon takes. */
const share = 0.5

export interface IconTileRequest {
  readonly icon: Icon
  /** Position among its neighbours: it decides the tile's colour. */
  readonly index: number
  readonly at: { readonly x: number; readonly y: number; readonly size: number }
}

/** A filled tile with a line icon. */
export function iconTile(look: Look, { icon, index, at }: IconTileRequest): readonly Mark[] {
  const { palette, theme } = look
  const box = { x: at.x, y: at.y, width: at.size, height: at.size }
  const token = tileToken(look, index)
  const disc = theme.radius >= 12
  const size = at.size * share
  const inset = (at.size * (1 - share)) / 2
  const color = mostReadable(palette[token], ['#FFFFFF', palette.ink, palette.bg])
  return [
    {
      mark: 'path',
      id: `tile-${index + 1}`,
      box,
      d: disc
        ? circlePath(at.x + at.size / 2, at.y + at.size / 2, at.size / 2)
        : roundedPath(box, theme.radius),
      fill: paint(look, token),
      alt: '',
    },
    {
      mark: 'path',
      id: `icon-${index + 1}`,
      box: {
        x: at.x + inset,
        y: at.y + inset,
        width: size,
        height: size,
      },
      d: placedIcon(icon.d, { x: at.x + inset, y: at.y + inset, size }),
      stroke: iconStroke(paintColor(look, color), size),
      alt: '',
    },
  ]
}

/** An icon of its own for each of the names; none where words of one call for nothing, or for the icon of another. */
export function iconsFor(names: readonly string[]): readonly Icon[] | undefined {
  const found = names.flatMap((name) => iconFor(name) ?? [])
  return found.length === names.length && new Set(found).size === found.length ? found : undefined
}

/** The icon whose stems begin the most words; earlier words count more. */
function iconFor(name: string): Icon | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const [best] = icons
    .map((icon) => ({ icon, score: scoreOf(icon, words) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.icon : undefined
}

function scoreOf({ stems }: Icon, words: readonly string[]): number {
  let score = 0
  for (const [position, word] of words.entries()) {
    if (stems.some((stem) => word.startsWith(stem))) score += 1 / (position + 1)
  }
  return score
}

function tileToken(
  { palette, theme }: Look,
  index: number,
): 'deco1' | 'deco2' | 'deco3' | 'accent1' | 'accent2' | 'accent3' {
  const deco = (['deco1', 'deco2', 'deco3'] as const)[index % 3] ?? 'deco1'
  const accent = (['accent1', 'accent2', 'accent3'] as const)[index % 3] ?? 'accent1'
  if (theme.tiles === 'accent') return accent
  const seen = colorDistance(palette[deco], palette.surface) >= 0.15
  const legible =
    contrast(palette[deco], '#FFFFFF') >= 3 || contrast(palette[deco], palette.ink) >= 3
  return seen && legible ? deco : accent
}
