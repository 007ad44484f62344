import { deckDefaults } from '@deckloom/deck'
import { contrast, type Scene } from '@deckloom/scene'

/** Returns the theme's color of text, dark or light, that stands out from the slide. */
export function penColor(scene: Scene | undefined): string {
  if (!scene) return deckDefaults.textColor
  const { background, theme } = scene
  const { dk1, lt1 } = theme.colors
  const ground = background.kind === 'solid' ? background.color : background.stops[0]?.color
  return contrast(dk1, ground ?? lt1) >= contrast(lt1, ground ?? dk1) ? dk1 : lt1
}
