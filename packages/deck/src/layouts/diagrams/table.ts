import type { TableData } from '../../elements/table.ts'
import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longTitle } from '../sampleWords.ts'

const emptyTable: TableData = {
  rows: [
    ['Topic', 'Before', 'After'],
    ['First', '', ''],
    ['Second', '', ''],
  ],
}

/** Rows and columns. */
export const table = {
  label: 'Table',
  limits: { title: 100, items: [0, 1], item: 120 },
  starter: { table: emptyTable },
  points: 'cells',
  visual: 'table',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'sparse',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'table',
  form: {
    name: 'table',
    rule: 'rows and columns',
    items: 1,
    characters: 120,
    title: 84,
    otherwise: [],
  },
  alternative: null,
} as const satisfies LayoutDefinition

export const tableSamples: LayoutSamples = {
  shortest: { title: 'Sums', eyebrow: '', bullets: ['A | B', 'x | 1'] },
  typical: {
    title: 'North grew twice as fast as any other region',
    eyebrow: 'By region',
    bullets: [
      'Region | Revenue | Growth | Margin | Stores',
      'North | € 214.6m | +12.4 % | 9.1 % | 88',
      'Coast | € 188.2m | +5.8 % | 8.0 % | 74',
      'Capital | € 301.9m | +4.1 % | 8.4 % | 112',
      'South | € 97.2m | -1.6 % | 5.2 % | 41',
      'Online | € 156.0m | +6.3 % | 7.7 % | –',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from(
      { length: 7 },
      () => 'Northern highlands and coast | € 1,214.62m | −112.4 % | not before March 2027 | 1,088',
    ),
  },
}
