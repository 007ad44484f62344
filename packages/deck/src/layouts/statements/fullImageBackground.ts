import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'
import { starterPicture } from '../starterPicture.ts'

/** One line over a picture that fills the page. */
export const fullImageBackground = {
  label: 'Full image background',
  limits: { title: 72, items: [0, 1], item: 110 },
  starter: { visual: starterPicture },
  points: 'list',
  visual: 'picture',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'airy',
  ground: 'page',
  isVisual: true,
  isBreath: true,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: {
    name: 'statement',
    rule: 'one sentence as the title and one line',
    items: 1,
    characters: 110,
    title: 72,
    otherwise: ['title only', 'title + bullets'],
  },
  alternative: { label: 'Picture behind', rank: 20, suits: (is) => is.picture && is.count <= 3 },
} as const satisfies LayoutDefinition

export const fullImageBackgroundSamples: LayoutSamples = {
  shortest: { title: 'Sea', eyebrow: '', bullets: [] },
  typical: {
    title: 'Three weeks offshore, no signal, no problem',
    eyebrow: 'Field test',
    bullets: ['Forty engineers on the platform used it for every inspection.'],
  },
  longest: {
    title: 'Three weeks offshore with no signal at all and still not a single problem',
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [longItem],
  },
}
