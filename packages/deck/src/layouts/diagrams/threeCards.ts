import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { pointLists } from '../pointLists.ts'
import { longItem, longTitle, repeatPoint } from '../sampleWords.ts'

/** A few ideas of equal weight, each on a card. */
export const threeCards = {
  label: 'Three cards',
  limits: { title: 84, items: [2, 4], item: 160, all: 480 },
  starter: {
    bullets: ['Point one: what it means', 'Point two: what it means', 'Point three: what it means'],
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
  shows: 'cards',
  form: {
    name: 'cards',
    rule: 'exactly three ideas, each "Lead: detail"',
    items: 3,
    characters: 150,
    title: 84,
    otherwise: pointLists,
  },
  alternative: { label: 'Cards', rank: 40, suits: (is) => is.bare && is.count === 3 },
} as const satisfies LayoutDefinition

export const threeCardsSamples: LayoutSamples = {
  shortest: { title: 'Parts', eyebrow: '', bullets: ['One', 'Two', 'Three'] },
  typical: {
    title: 'Three pieces, one install',
    eyebrow: 'What ships today',
    bullets: [
      'Runtime: Loads in under a second on any phone made since 2022.',
      'Skills: Forty small adapters for forms, voice, maps and logs.',
      'Vault: Keys and memory stay in the secure element.',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: repeatPoint(3, 'Everything you will need', longItem),
  },
}
