import type { Scene, SceneLayout, SceneTheme } from '@deckloom/scene'

export interface LayoutPart {
  readonly layout: SceneLayout
  readonly path: string
}

export interface MasterPart {
  readonly theme: SceneTheme
  readonly path: string
  readonly themePath: string
  /** Whether its pages are dark, because an Office theme does not say which of its two color pairs the page uses. */
  readonly dark: boolean
  readonly layouts: readonly LayoutPart[]
}

export interface SlidePart {
  readonly scene: Scene
  readonly path: string
  readonly layout: LayoutPart
}

export interface DeckStructure {
  readonly masters: readonly MasterPart[]
  readonly slides: readonly SlidePart[]
}

/**
 * Determines the masters, layouts and slides of a deck: one master per theme, one layout per look that slides share.
 */
export function deckStructure(scenes: readonly Scene[]): DeckStructure {
  const themes = new Map(scenes.map(({ theme }) => [theme.key, theme] as const))
  let layoutCount = 0
  const masters = [...themes.values()].map((theme, index): MasterPart => {
    const members = scenes.filter((scene) => scene.theme.key === theme.key)
    const layouts = new Map(members.map(({ layout }) => [layout.key, layout] as const))
    return {
      theme,
      path: `ppt/slideMasters/slideMaster${index + 1}.xml`,
      themePath: `ppt/theme/theme${index + 1}.xml`,
      dark: isDark(members),
      layouts: [...layouts.values()].map((layout) => ({
        layout,
        path: `ppt/slideLayouts/slideLayout${++layoutCount}.xml`,
      })),
    }
  })
  return { masters, slides: scenes.flatMap((scene, index) => slidePart(masters, scene, index)) }
}

function slidePart(masters: readonly MasterPart[], scene: Scene, index: number): SlidePart[] {
  const master = masters.find(({ theme }) => theme.key === scene.theme.key)
  const layout = master?.layouts.find((candidate) => candidate.layout.key === scene.layout.key)
  return layout ? [{ scene, layout, path: `ppt/slides/slide${index + 1}.xml` }] : []
}

function isDark(scenes: readonly Scene[]): boolean {
  const pages = scenes.flatMap(({ layout: { background } }) =>
    background.kind === 'solid' && background.token !== undefined ? [background.token] : [],
  )
  const count = (prefix: string) => pages.filter((token) => token.startsWith(prefix)).length
  return count('dk') > count('lt')
}
