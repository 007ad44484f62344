import type { LayoutDefinition } from '../layoutDefinition.ts'
import { twoColumnSamples } from './twoColumn.ts'

/** Two sides, each under its own heading. */
export const comparison = {
  label: 'Comparison',
  limits: { title: 84, items: [6, 12], item: 70 },
  starter: { bullets: ['Before: how it was until now', 'After: how it is from now on'] },
  points: 'sides',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'full',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'comparison',
  form: {
    name: 'sides',
    rule: 'two sides, each a heading that ends with a colon followed by its points',
    items: 12,
    characters: 70,
    title: 84,
    otherwise: ['two column', 'title + bullets'],
  },
  alternative: {
    label: 'Side by side',
    rank: 60,
    suits: (is) => is.count === 2 || (is.bare && is.count === 4 && is.led >= 2),
  },
} as const satisfies LayoutDefinition

export const comparisonSamples = twoColumnSamples
