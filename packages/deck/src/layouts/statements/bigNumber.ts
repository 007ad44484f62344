import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** One figure that carries the slide. */
export const bigNumber = {
  label: 'Big number',
  limits: { title: 90, items: [1, 4], item: 130, all: 360 },
  starter: { bullets: ['100 %: what this number says'] },
  points: 'figure',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'sparse',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'figures',
  form: null,
  alternative: null,
} as const satisfies LayoutDefinition

export const bigNumberSamples: LayoutSamples = {
  shortest: { title: 'lost', eyebrow: '', bullets: ['25 %'] },
  typical: {
    title: 'doses is lost between depot and clinic',
    eyebrow: 'What it costs',
    bullets: [
      '1 in 4: Most of them to heat, in transit, on the last leg.',
      '$ 34bn: written off every year',
      '6 weeks: until a loss is reported',
    ],
  },
  longest: {
    title: 'of all doses that leave the central depot are lost before they can reach a village',
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [
      `1 in 4: ${longItem}. ${longItem}.`,
      '$ 34.25bn: written off every year, in all of the countries that report',
      '41,000 km: median last leg of the journey, both ways',
      '6 weeks: until a loss is reported to the ministry of health',
    ],
  },
}
