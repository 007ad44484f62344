import type { SlideContent, ThemeChoice } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import type { Palette, PaletteToken, Theme } from '@deckloom/themes'
import type { Rgb, Solid, ThemeToken } from '../marks.ts'
import type { SceneTheme } from '../scene.ts'
import { contrast } from './color.ts'
import { paletteOn } from './paletteOn.ts'
import { sceneThemeFor, slotColors } from './sceneTheme.ts'
import { accentPalette } from './sectionPalette.ts'
import { withAccents } from './withAccents.ts'

/** A theme as applied to one slide or to one panel of it. */
export interface Look {
  readonly theme: Theme
  readonly choice: ThemeChoice
  readonly palette: Palette
  readonly sceneTheme: SceneTheme
  readonly slots: ReadonlyMap<Rgb, ThemeToken>
  /** Distinguishes looks of one theme: page color, text color, accents, section fill. */
  readonly key: string
}

export const defaultTheme: ThemeChoice = { id: 'loom', variant: 'light' }

/**
 * Returns the look of a page; `chapter` pages (section header, closing) use the theme's section fill. The slide's own
 * colors take precedence: page, text, and `themeColors` for the accents.
 */
export function lookFor(slide: SlideContent, chapter: boolean): Look {
  const chosen = slide.theme ?? defaultTheme
  const theme = themes[chosen.id]
  const accents = slide.themeColors ?? []
  if (slide.backgroundColor !== undefined || slide.textColor !== undefined) {
    return accentLook(coloredLook(slide, chosen), accents)
  }
  const look = accentLook(plainLook(chosen), accents)
  if (!chapter) return look
  switch (theme.sectionFill) {
    case 'same':
      return look
    case 'inverse':
      return accentLook(plainLook(opposite(chosen)), accents)
    case 'accent1':
    case 'accent2':
      return fillLook(look, theme.sectionFill)
  }
}

function accentLook(look: Look, accents: readonly Rgb[]): Look {
  if (accents.length === 0) return look
  const palette = withAccents(look.palette, accents)
  return { ...look, palette, key: `${look.key}/${accents.join('')}` }
}

/** Returns the look inside a panel filled with an accent. */
export function fillLook(look: Look, accent: 'accent1' | 'accent2'): Look {
  const palette = accentPalette(look.palette, accent, look.theme.onFill)
  return { ...look, palette, key: `${look.key}+${accent}` }
}

/** Returns the look inside a panel in the theme's surface color. */
export function onSurface(look: Look): Look {
  return { ...look, palette: { ...look.palette, bg: look.palette.surface } }
}

/** Returns a color of the look, with the Office slot that it is written as. */
export function paint(look: Look, token: PaletteToken, alpha?: number): Solid {
  return paintColor(look, look.palette[token], alpha)
}

/** Returns any color, with an Office slot if the theme has one of that color. */
export function paintColor(look: Look, color: Rgb, alpha?: number): Solid {
  const slot = look.slots.get(color.toUpperCase())
  return {
    kind: 'solid',
    color,
    ...(alpha !== undefined && alpha < 1 && { alpha }),
    ...(slot && { token: slot }),
  }
}

const plainLooks = new Map<string, Look>()

function plainLook(choice: ThemeChoice): Look {
  const known = plainLooks.get(`${choice.id}-${choice.variant}`)
  if (known) return known
  const sceneTheme = sceneThemeFor(choice)
  const theme = themes[choice.id]
  const look: Look = {
    theme,
    choice,
    palette: theme[choice.variant],
    sceneTheme,
    slots: slotColors(sceneTheme),
    key: sceneTheme.key,
  }
  plainLooks.set(look.key, look)
  return look
}

function opposite({ id, variant }: ThemeChoice): ThemeChoice {
  return { id, variant: variant === 'light' ? 'dark' : 'light' }
}

// With a page color chosen by the user, the variant whose text is more readable on it supplies the rest of the palette.
function coloredLook(slide: SlideContent, chosen: ThemeChoice): Look {
  const own = plainLook(chosen)
  const bg = slide.backgroundColor?.toUpperCase() ?? own.palette.bg
  const text = slide.textColor?.toUpperCase()
  if (bg === own.palette.bg && (text === undefined || text === own.palette.ink)) return own
  const other = plainLook(opposite(chosen))
  const base = contrast(own.palette.ink, bg) >= contrast(other.palette.ink, bg) ? own : other
  return {
    ...base,
    palette: paletteOn(base.palette, bg, text),
    key: `${base.key}/${bg}/${text ?? ''}`,
  }
}
