import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem, longTitle } from '../sampleWords.ts'

/** Two equal thoughts, or a long list split in half. */
export const twoColumn = {
  label: 'Two column',
  limits: { title: 84, items: [2, 10], item: 150, all: 760 },
  starter: { bullets: ['First point', 'Second point', 'Third point', 'Fourth point'] },
  points: 'list',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'full',
  ground: 'page',
  isVisual: false,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'columns',
  form: null,
  alternative: { label: 'Two columns', rank: 70, suits: (is) => is.bare && is.count >= 4 },
} as const satisfies LayoutDefinition

export const twoColumnSamples: LayoutSamples = {
  shortest: { title: 'Then and now', eyebrow: '', bullets: ['Slow', 'Fast'] },
  typical: {
    title: 'We recommend rebuilding over opening new sites',
    eyebrow: 'Decision',
    bullets: [
      'Open new sites:',
      '€ 2.9m per store',
      'Break-even in 41 months',
      'Needs 380 hires',
      'Rebuild existing stores:',
      '€ 1.1m per store',
      'Break-even in 19 months',
      'Retrains the team',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [
      'What we spent it on, in order:',
      ...Array.from({ length: 5 }, () => longItem.slice(0, 70)),
      'Where it came from last year:',
      ...Array.from({ length: 5 }, () => longItem.slice(0, 70)),
    ],
  },
}
