import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { pointLists } from '../pointLists.ts'
import { longItem, longTitle, repeatPoint } from '../sampleWords.ts'

/** A few parallel ideas, each beside an icon that its text suggests. */
export const iconList = {
  label: 'Icon list',
  limits: { title: 84, items: [3, 6], item: 130, all: 560 },
  starter: {
    bullets: ['Goal: what it is about', 'People: who takes part', 'Time: when it happens'],
  },
  points: 'leads',
  visual: 'none',
  needsIcons: true,
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
    name: 'icons',
    rule: '3 to 6 ideas, each "Lead: detail" whose lead names a thing that a sign can stand for',
    items: 6,
    characters: 110,
    title: 84,
    otherwise: pointLists,
  },
  alternative: {
    label: 'Icons',
    rank: 45,
    suits: (is) => is.bare && is.count >= 3 && is.count <= 6 && is.led === is.count,
  },
} as const satisfies LayoutDefinition

export const iconListSamples: LayoutSamples = {
  shortest: { title: 'Parts', eyebrow: '', bullets: ['One', 'Two', 'Three'] },
  typical: {
    title: 'Five things that a clinic no longer has to think about',
    eyebrow: 'What is included',
    bullets: [
      'Delivery: Every box is followed from the depot to the door.',
      'Training: Riders learn the alarm in one afternoon.',
      'Data: Readings are kept for as long as the law asks for them.',
      'Security: Keys never leave the sensor that made them.',
      'Energy: One battery lasts a whole season.',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: repeatPoint(6, 'Everything you will need', longItem),
  },
}
