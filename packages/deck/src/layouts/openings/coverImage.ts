import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'
import { starterPicture } from '../starterPicture.ts'

/** The first slide with a picture. */
export const coverImage = {
  label: 'Cover with image',
  limits: { title: 52, items: [0, 2], item: 110 },
  starter: { visual: starterPicture },
  points: 'lines',
  visual: 'picture',
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
  alternative: null,
} as const satisfies LayoutDefinition

export const coverImageSamples: LayoutSamples = {
  shortest: { title: 'Oats', eyebrow: '', bullets: [] },
  typical: {
    title: 'Make oats loud',
    eyebrow: 'Spring plan 2026',
    bullets: ['Eight weeks, three cities, one very yellow bicycle.', 'Bråk Oat Drinks'],
  },
  longest: {
    title: 'The annual review of all that we did for the oats',
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [`${longItem}, twice over`, 'Amara Osei and Jonas Lindqvist', 'March 2026'],
  },
}
