import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { pointLists } from '../pointLists.ts'
import { longItem, longTitle, repeatPoint } from '../sampleWords.ts'

/** Steps in order. */
export const process = {
  label: 'Process',
  limits: { title: 84, items: [3, 5], item: 110 },
  starter: {
    bullets: ['Step one: what is done', 'Step two: what is done', 'Step three: what is done'],
  },
  points: 'leads',
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
  shows: 'process',
  form: {
    name: 'steps',
    rule: '3 to 5 ordered steps, each "Lead: detail"',
    items: 5,
    characters: 110,
    title: 84,
    otherwise: pointLists,
  },
  alternative: {
    label: 'Steps',
    rank: 50,
    suits: (is) => is.bare && is.short && is.count >= 3 && is.count <= 6,
  },
} as const satisfies LayoutDefinition

export const processSamples: LayoutSamples = {
  shortest: { title: 'How', eyebrow: '', bullets: ['Sense', 'Save'] },
  typical: {
    title: 'From a warm box to a saved session in eleven minutes',
    eyebrow: 'Product',
    bullets: [
      'Sense: A card-sized sensor reads temperature every 30 seconds.',
      'Decide: The model knows the route and predicts the next hour.',
      'Tell: The rider gets a voice message in her own language.',
      'Save: The nearest working fridge is booked on the spot.',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: repeatPoint(5, 'Implementation', longItem),
  },
}
