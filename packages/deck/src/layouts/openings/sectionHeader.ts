import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** The slide that opens a chapter. */
export const sectionHeader = {
  label: 'Section header',
  limits: { title: 56, items: [0, 1], item: 120 },
  starter: {},
  points: 'lines',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'section',
  title: 'name',
  density: 'airy',
  ground: 'chapter',
  isVisual: true,
  isBreath: true,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: {
    name: 'section',
    rule: 'opens a chapter',
    items: 1,
    characters: 120,
    title: 56,
    otherwise: [],
  },
  alternative: { label: 'Chapter', rank: 100, suits: (is) => is.bare && is.count <= 1 },
} as const satisfies LayoutDefinition

export const sectionHeaderSamples: LayoutSamples = {
  shortest: { title: 'Why', eyebrow: '1', bullets: [] },
  typical: {
    title: 'How it works',
    eyebrow: '2',
    bullets: ['One sensor, no gateway, and a message that anyone can act on.'],
  },
  longest: {
    title: 'The next seven kilometres of the river, and the mills',
    eyebrow: '12',
    bullets: [`${longItem}, twice over again`],
  },
}
