import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** The last slide: what the audience should do. */
export const closing = {
  label: 'Closing',
  limits: { title: 64, items: [1, 4], item: 130 },
  starter: {},
  points: 'lines',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'closing',
  title: 'claim',
  density: 'airy',
  ground: 'chapter',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: null,
  alternative: null,
} as const satisfies LayoutDefinition

export const closingSamples: LayoutSamples = {
  shortest: { title: 'Go', eyebrow: '', bullets: [] },
  typical: {
    title: 'Four million to reach 4,000 clinics',
    eyebrow: 'The ask',
    bullets: [
      'Eighteen months of runway: field engineers in three countries.',
      'Amara Osei: amara@coldtrace.example',
      'Data room: coldtrace.example/seed',
    ],
  },
  longest: {
    title: 'Four million euros, to reach 4,000 clinics by next March',
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [
      `${longItem}, twice over, and again`,
      'Amara Osei: amara@coldtrace.example',
      'Data room: coldtrace.example/seed',
      'Valid until: 31 March 2026',
    ],
  },
}
