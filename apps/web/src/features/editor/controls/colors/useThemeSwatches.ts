import { useScene } from '../../../../shared/scene/useScene.ts'
import { useEditor } from '../../session/EditorContext.tsx'

export interface Swatch {
  readonly name: string
  readonly color: string
}

const names = [
  ['dk1', 'Theme dark'],
  ['lt1', 'Theme light'],
  ['accent1', 'Theme accent 1'],
  ['accent2', 'Theme accent 2'],
  ['accent3', 'Theme accent 3'],
  ['accent4', 'Theme accent 4'],
] as const

/** Returns the colors of the shown slide's theme, each once; empty until the slide is laid out. */
export function useThemeSwatches(): readonly Swatch[] {
  const { slide, deckTitle, index, order } = useEditor()
  const colors = useScene(slide, { deckTitle, index, count: order.length })?.theme.colors
  if (!colors) return []
  const swatches = names.map(([token, name]) => ({ name, color: colors[token] }))
  return swatches.filter(
    ({ color }, at) => swatches.findIndex((other) => other.color === color) === at,
  )
}
