import { deckDefaults } from '../defaults.ts'
import type { Visual } from './visual.ts'

/** The size of a visual that says none, page units. */
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
  }
}
