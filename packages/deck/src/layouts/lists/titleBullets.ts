import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem, longTitle } from '../sampleWords.ts'

/** Parallel points under a claim. */
export const titleBullets = {
  label: 'Title + bullets',
  limits: { title: 110, items: [1, 6], item: 200, all: 620 },
  starter: {},
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
  isPlain: true,
  dropsPhoto: false,
  shows: 'words',
  form: null,
  alternative: { label: 'List', rank: 110, suits: (is) => is.count > 0 },
} as const satisfies LayoutDefinition

export const titleBulletsSamples: LayoutSamples = {
  shortest: { title: 'Loss', eyebrow: '', bullets: ['Heat'] },
  typical: {
    title: 'Half of the losses happen in the last 40 kilometres',
    eyebrow: 'The problem',
    bullets: [
      'Nobody is looking. Loggers are read after delivery, when the dose is spoiled.',
      'Heat is local. A box on a motorbike rises 9 degrees in twenty minutes.',
      'Paper travels slowly. A complaint takes six weeks to reach the depot.',
      'Clinics write the loss off and order more.',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from({ length: 6 }, () => longItem),
  },
}
