import type { ShapeData } from '@deckloom/deck'

/** Returns what people call a type of shape: "rounded rectangle", "arrow left". */
export function shapeName(type: ShapeData['type']): string {
  return type === 'rounded-rect' ? 'rounded rectangle' : type.replaceAll('-', ' ')
}
