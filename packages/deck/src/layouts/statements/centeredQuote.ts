import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** A quotation, on its own. */
export const centeredQuote = {
  label: 'Centered quote',
  limits: { title: 220, items: [0, 1], item: 80 },
  starter: {},
  points: 'lines',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'quote',
  density: 'airy',
  ground: 'page',
  isVisual: false,
  isBreath: true,
  isPlain: false,
  dropsPhoto: false,
  shows: 'quote',
  form: {
    name: 'quote',
    rule: 'a real quotation of the material as the title and who said it',
    items: 1,
    characters: 80,
    title: 200,
    otherwise: ['full image background', 'title + bullets'],
  },
  alternative: { label: 'One sentence', rank: 90, suits: (is) => !is.chart && is.count === 1 },
} as const satisfies LayoutDefinition

export const centeredQuoteSamples: LayoutSamples = {
  shortest: { title: 'It works.', eyebrow: '', bullets: [] },
  typical: {
    title: '“We stopped asking whether there was signal. After a week the crew forgot.”',
    eyebrow: '',
    bullets: ['Ingrid Solheim', 'Operations lead, Vega platform'],
  },
  longest: {
    title: `${longItem}. ${longItem}, and nobody has ever asked why.`.slice(0, 220),
    eyebrow: '',
    bullets: ['Ingrid Solheim-Andersson', 'Vice president of operations, Vega platform'],
  },
}
