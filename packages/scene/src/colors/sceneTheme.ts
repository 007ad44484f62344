import type { ThemeChoice } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import type { Palette } from '@deckloom/themes'
import { themeFamilies } from '../type/themeFamilies.ts'
import type { Rgb, ThemeToken } from '../marks.ts'
import type { SceneTheme } from '../scene.ts'

/**
 * Maps a palette to Office slots. An Office theme has a dark and a light pair and does not say which of them is
 * the page, so the page is `lt1` in a light variant and `dk1` in a dark one:
 *
 * | slot | light variant | dark variant |
 * |------|---------------|--------------|
 * | lt1  | bg            | ink          |
 * | dk1  | ink           | bg           |
 * | lt2  | surface       | title        |
 * | dk2  | title         | surface      |
 *
 * accent1 to accent6 are the palette's own. Tokens without a slot (muted, line, onAccent, deco) are written as
 * the slot whose color they share, or else as plain colors.
 */
export function sceneThemeFor({ id, variant }: ThemeChoice): SceneTheme {
  const theme = themes[id]
  const { major, minor } = themeFamilies(theme)
  return {
    key: `${id}-${variant}`,
    name: `${theme.name} (${variant})`,
    colors: officeColors(theme[variant], variant),
    majorFont: major,
    minorFont: minor,
  }
}

function officeColors(palette: Palette, variant: ThemeChoice['variant']): SceneTheme['colors'] {
  const light = variant === 'light'
  return {
    dk1: light ? palette.ink : palette.bg,
    lt1: light ? palette.bg : palette.ink,
    dk2: light ? palette.title : palette.surface,
    lt2: light ? palette.surface : palette.title,
    accent1: palette.accent1,
    accent2: palette.accent2,
    accent3: palette.accent3,
    accent4: palette.accent4,
    accent5: palette.accent5,
    accent6: palette.accent6,
  }
}

/** Returns the Office slot of each color; if two slots share a color, the first wins. */
export function slotColors(sceneTheme: SceneTheme): ReadonlyMap<Rgb, ThemeToken> {
  const slots = new Map<Rgb, ThemeToken>()
  for (const token of officeSlots) {
    const color = sceneTheme.colors[token]
    if (!slots.has(color)) slots.set(color, token)
  }
  return slots
}

const officeSlots = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
] as const satisfies readonly ThemeToken[]
