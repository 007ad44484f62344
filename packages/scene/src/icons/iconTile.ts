import type { Icon } from '@deckloom/themes'
import { colorDistance, contrast, mostReadable } from '../colors/color.ts'
import { paint, paintColor, type Look } from '../colors/look.ts'
import type { Mark } from '../marks.ts'
import { circlePath, roundedPath } from '../paths.ts'
import { iconStroke, placeIcon } from './iconGrid.ts'

/** Share of the tile that the icon takes. */
const share = 0.5

export interface IconTileRequest {
  readonly icon: Icon
  /** Position among its neighbors, which decides the tile's color. */
  readonly index: number
  readonly at: { readonly x: number; readonly y: number; readonly size: number }
}

/** Creates a filled tile with a line icon. */
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
      d: placeIcon(icon.d, { x: at.x + inset, y: at.y + inset, size }),
      stroke: iconStroke(paintColor(look, color), size),
      alt: '',
    },
  ]
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
