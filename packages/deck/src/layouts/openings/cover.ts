import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** The first slide: what the talk is about and who gives it. */
export const cover = {
  label: 'Cover',
  limits: { title: 60, items: [0, 2], item: 120 },
  starter: {},
  points: 'lines',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'cover',
  title: 'name',
  density: 'airy',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: null,
  alternative: { label: 'Opening', rank: 130, suits: (is) => !is.chart && is.count <= 1 },
} as const satisfies LayoutDefinition

export const coverSamples: LayoutSamples = {
  shortest: { title: 'Oats', eyebrow: '', bullets: [] },
  typical: {
    title: 'Every vaccine arrives alive',
    eyebrow: 'Seed round, 2026',
    bullets: [
      'Coldtrace watches the cold chain and speaks up before a dose is lost.',
      'Amara Osei',
      'March 2026',
    ],
  },
  longest: {
    title: 'The annual review of everything we did for the cold chain',
    eyebrow: 'What the pilot in Ghana taught all of us this year',
    bullets: [`${longItem}, twice over again`, 'Amara Osei and Jonas Lindqvist', 'March 2026'],
  },
}
