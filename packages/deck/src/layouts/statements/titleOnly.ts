import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longTitle } from '../sampleWords.ts'

/** One claim with the page to itself. */
export const titleOnly = {
  label: 'Title only',
  limits: { title: 120, items: [0, 3], item: 200, all: 200 },
  starter: {},
  points: 'lines',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'airy',
  ground: 'page',
  isVisual: false,
  isBreath: true,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: null,
  alternative: { label: 'Title alone', rank: 120, suits: (is) => is.bare && is.count === 0 },
} as const satisfies LayoutDefinition

export const titleOnlySamples: LayoutSamples = {
  shortest: { title: 'Yes', eyebrow: '', bullets: [] },
  typical: {
    title: 'The fastest network is the one you never have to call.',
    eyebrow: 'Why now',
    bullets: [],
  },
  longest: {
    title: `${longTitle}, which is why we are here today`,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [],
  },
}
