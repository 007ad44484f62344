import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** A quotation with a portrait of the person quoted. */
export const quoteWithPortrait = {
  label: 'Quote with portrait',
  limits: { title: 200, items: [0, 1], item: 80 },
  starter: { bullets: ['Name of the speaker'] },
  points: 'lines',
  visual: 'portrait',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'quote',
  density: 'airy',
  ground: 'page',
  isVisual: true,
  isBreath: true,
  isPlain: false,
  dropsPhoto: false,
  shows: 'quote',
  form: null,
  alternative: null,
} as const satisfies LayoutDefinition

export const quoteWithPortraitSamples: LayoutSamples = {
  shortest: { title: 'It works.', eyebrow: '', bullets: [] },
  typical: {
    title: 'My grandfather straightened this river. I was glad to be asked to bend it back.',
    eyebrow: '',
    bullets: ['Margaret Hale', 'Farmer at Low Mill'],
  },
  longest: {
    title: `${longItem}. ${longItem}, ask them.`.slice(0, 200),
    eyebrow: '',
    bullets: ['Ingrid Solheim-Andersson', 'Vice president of operations, Vega platform'],
  },
}
