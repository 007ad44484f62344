import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longTitle, repeatPoint } from '../sampleWords.ts'

/** A few figures of equal weight. */
export const kpiRow = {
  label: 'KPI row',
  limits: { title: 84, items: [3, 4], item: 60 },
  starter: { bullets: ['1: what it counts', '2: what it counts', '3: what it counts'] },
  points: 'figures',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'itself',
  part: 'content',
  title: 'claim',
  density: 'full',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'figures',
  form: {
    name: 'figures',
    rule: '3 or 4 figures, each "Value: what it counts"',
    items: 4,
    characters: 60,
    title: 84,
    otherwise: ['big number', 'title + bullets'],
  },
  alternative: null,
} as const satisfies LayoutDefinition

export const kpiRowSamples: LayoutSamples = {
  shortest: { title: 'Fast', eyebrow: '', bullets: ['1: a', '2: b'] },
  typical: {
    title: 'Smaller, quicker, and better than the cloud model',
    eyebrow: 'Measured, not promised',
    bullets: [
      '40 ms: first token, down from 310 ms',
      '1.2 GB: on disk, fits beside a photo library',
      '83 %: task accuracy, on 1,400 held-out tasks',
      '0: requests sent, nothing leaves the phone',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: repeatPoint(
      4,
      '−1,240.5 %',
      'requests that were sent out, nothing at all ever leaves it',
    ),
  },
}
