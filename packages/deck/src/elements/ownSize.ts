import { deckDefaults } from '../defaults.ts'
import { lineBox } from './lines.ts'
import type { Visual } from './visual.ts'

/** Returns the size of a visual that specifies none, in page units. A line may have no width or no height. */
export function ownSize(visual: Visual): { readonly width: number; readonly height: number } {
  switch (visual.kind) {
    case 'picture':
      return deckDefaults.newImageSize
    case 'chart':
      return deckDefaults.newChartSize
    case 'shape':
      return { width: visual.shape.width, height: visual.shape.height }
    case 'icon':
      return deckDefaults.newIconSize
    case 'line': {
      const { width, height } = lineBox(visual.line)
      return { width, height }
    }
  }
}
